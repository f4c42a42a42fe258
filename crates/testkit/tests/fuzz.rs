//! A short run of every fuzz target; `cargo xtask fuzz` runs them for as long as one likes.

use endboss_testkit::fuzz;

#[test]
fn parsers_and_picks_survive_a_short_run() {
    for target in fuzz::targets() {
        let rounds = if target.name == "pack" { 150 } else { 400 };
        match fuzz::run_rounds(target, 1, rounds) {
            Ok(survived) => assert_eq!(survived, rounds),
            Err(crash) => panic!(
                "{} did not survive input {}:\n{}",
                crash.target,
                crash.round,
                String::from_utf8_lossy(&crash.input)
            ),
        }
    }
}

#[test]
fn a_megabyte_of_noise_is_survived() {
    let mut state = 1u64;
    let mut noise = Vec::with_capacity(1 << 20);
    while noise.len() < 1 << 20 {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        noise.push((state >> 56) as u8);
    }
    for target in fuzz::targets() {
        (target.survive)(&noise);
    }
}
