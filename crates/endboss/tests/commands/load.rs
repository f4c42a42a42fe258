use crate::{good, refused};

const SMALL: [&str; 9] =
    ["load", "--tables", "3", "--seats", "3", "--every", "0.2", "--seconds", "1"];

/// A server is started, played at through the API, looked at, and gone.
#[test]
fn a_small_load_is_borne_without_an_error() {
    let told = good(&[&SMALL[..], &["--ahead", "12", "--json"]].concat());
    let told: serde_json::Value = serde_json::from_str(&told).expect("one JSON object");
    let count = |name: &str| told[name]["count"].as_u64().expect("a number");
    assert_eq!(told["streams"], 9);
    assert_eq!(count("acknowledged"), 15, "{told}");
    assert_eq!(count("all_seats") + count("some_seats"), 15, "{told}");
    for kind in ["refused", "unanswered", "unasked", "unseen", "streams"] {
        assert_eq!(told["errors"][kind], 0, "{told}");
    }
    if cfg!(target_os = "linux") {
        let memory = told["server_peak_bytes"].as_u64().expect("a number");
        assert!(memory > 1 << 20, "{told}");
    }
}

#[test]
fn the_figures_are_told_in_a_table() {
    let told = good(&SMALL);
    for line in ["milliseconds from POST to", "  the last view at all seats", "picks/s", "errors"] {
        assert!(told.lines().any(|found| found.starts_with(line)), "{line}\n{told}");
    }
}

#[test]
fn what_cannot_be_is_refused_with_a_sentence() {
    let load = |args: &[&str]| refused(&[&["load"], args].concat());
    assert_eq!(load(&["--tables", "0"]), "\"0\" is not a number from 1 up");
    assert!(load(&["--every", "-1"]).contains("is not a number of seconds"));
    assert!(load(&["--edition", "third"]).contains("there is no edition \"third\""));
    for url in ["games.example", "https://games.example", "http://127.0.0.1:1/api"] {
        assert!(load(&["--url", url]).contains("is not an address; write one such as"), "{url}");
    }
    let nobody = load(&["--url", "http://127.0.0.1:1"]);
    assert!(nobody.starts_with("nobody answers at http://127.0.0.1:1"), "{nobody}");
    let crowd = load(&["--tables", "1", "--seats", "7", "--seconds", "0.1"]);
    assert!(crowd.starts_with("the server answers 422: "), "{crowd}");
    let nowhere = load(&["--data", "no/such/folder"]);
    assert!(nowhere.starts_with("a folder in no/such/folder cannot be made"), "{nowhere}");
    if cfg!(unix) {
        let many = load(&["--tables", "1000000000"]);
        assert!(many.contains("open files, and this system allows"), "{many}");
    }
}
