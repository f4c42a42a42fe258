use endboss_testkit::scenario::{Packs, report};
fn main() {
    let packs = Packs::shipped();
    for f in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&f).unwrap();
        let r = report(&text, &packs);
        println!("{}\n{}", r.transcript, r.verdict.sentence(&f));
    }
}
