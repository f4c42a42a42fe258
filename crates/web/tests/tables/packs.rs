//! Designers' packs: offered by the operator, named by players, kept with the games.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::json;

use crate::client::Place;
use crate::{look, play, say, sit, start, state, table};

/// The classic pack under another name, as a designer would begin.
fn designed(folder: &Path) -> PathBuf {
    let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs/classic");
    let packs = folder.join("packs");
    copy(&from, &packs.join("mine"));
    let manifest = packs.join("mine/pack.toml");
    let text = fs::read_to_string(&manifest).expect("a manifest");
    fs::write(&manifest, text.replace("id = \"classic\"", "id = \"mine\"")).expect("written");
    packs
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder").flatten() {
        let to = to.join(entry.file_name());
        match entry.path().is_dir() {
            true => copy(&entry.path(), &to),
            false => drop(fs::copy(entry.path(), to).expect("a file")),
        }
    }
}

#[tokio::test]
async fn a_designers_pack_is_played_and_outlives_its_folder() {
    let outside = tempfile::tempdir().expect("a folder");
    let packs = designed(outside.path());
    let place = Place::with(|config| config.packs_dir = Some(packs.clone())).await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let body = json!({ "edition": "first", "players": 2, "packs": ["mine"] });
    let id = table(&host, body.clone()).await;
    sit(&guest, &id, "B").await.done();
    start(&host, &id).await;
    play(&[&host, &guest], &id, 8).await;
    let shown = look(&host, &id).await;
    assert!(shown["view"].to_string().contains("\"mine/"), "{shown}");
    // A name is a name and no path, whatever lies there.
    for name in ["packs/mine", "../packs/mine", packs.join("mine").to_str().expect("plain"), "."] {
        let told = host.post("/tables", json!({ "edition": "first", "packs": [name] })).await;
        assert_eq!((told.status, told.refused().as_str()), (422, "unplayable"), "{name}");
        assert!(told.body.contains("There is no pack"), "{}", told.body);
        assert!(told.body.contains("mine"), "those that are there are named: {}", told.body);
    }
    // The folder goes; the game has what it needs.
    fs::remove_dir_all(&packs).expect("it was there");
    let place = place.again().await;
    let (host, guest) = (place.know(&host), place.know(&guest));
    assert_eq!(look(&host, &id).await["view"]["seats"], shown["view"]["seats"]);
    play(&[&host, &guest], &id, 6).await;
    if state(&host, &id).await == "playing" {
        say(&guest, &id, "concede", "B").await.done();
    }
    assert_eq!(state(&host, &id).await, "over");
    let gone = host.post("/tables", body).await;
    assert_eq!(gone.refused(), "unplayable");
    place.server.end().await;
}

#[tokio::test]
async fn a_wrong_pack_keeps_the_server_from_starting_with_a_sentence() {
    let outside = tempfile::tempdir().expect("a folder");
    let packs = designed(outside.path());
    let config = |packs: &Path| {
        let mut config = endboss_web::Config::new(outside.path().join("data"));
        config.listen = ([127, 0, 0, 1], 0).into();
        config.packs_dir = Some(packs.to_owned());
        config
    };
    fs::write(packs.join("mine/rooms.toml"), "[[room]]\nid = 7\n").expect("written");
    let wrong = endboss_web::Server::start(config(&packs)).await.expect_err("it is wrong");
    assert!(wrong.to_string().contains("rooms.toml"), "{wrong}");
    // One that is named alone is held to the same, and two of a name are told apart.
    let mut alone = endboss_web::Config::new(outside.path().join("data"));
    alone.listen = ([127, 0, 0, 1], 0).into();
    alone.packs = vec![packs.join("mine")];
    let wrong = endboss_web::Server::start(alone.clone()).await.expect_err("it is wrong");
    assert!(wrong.to_string().contains("rooms.toml"), "{wrong}");
    let packs = designed(&outside.path().join("again"));
    alone.packs = vec![packs.join("mine")];
    alone.packs_dir = Some(packs);
    let twice = endboss_web::Server::start(alone).await.expect_err("one name for two");
    assert!(twice.to_string().contains("are both called mine"), "{twice}");
    let nowhere = endboss_web::Server::start(config(Path::new("/no/such/folder"))).await;
    assert!(nowhere.expect_err("not there").to_string().contains("/no/such/folder"));
}
