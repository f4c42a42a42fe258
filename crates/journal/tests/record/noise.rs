//! Whatever bytes come from outside, nothing panics. [ARCHITECTURE 13]

use endboss_journal::{parse, recover, verify};
use endboss_lexicon::Edition;

use crate::broken::{seal, unseal};
use crate::{Dice, plain, record};

const MEGABYTE: usize = 1 << 20;

#[test]
fn a_megabyte_of_noise() {
    let mut dice = Dice::new(1);
    let noise = dice.bytes(MEGABYTE);
    assert!(parse(&noise).is_err());
    assert!(recover(&noise).is_err());
    let letters: Vec<u8> = noise.iter().map(|byte| b' ' + byte % 95).collect();
    assert!(parse(&letters).is_err());
    let lines: Vec<u8> = noise.iter().map(|b| if *b < 8 { b'\n' } else { b' ' + b % 95 }).collect();
    assert!(parse(&lines).is_err());
    let mut begun = b"endboss journal 1 ".to_vec();
    begun.extend(&noise);
    let error = parse(&begun).expect_err("noise");
    assert!(error.to_string().len() < 300);
    assert!(parse(&vec![b'\n'; MEGABYTE]).is_err());
}

#[test]
fn noise_after_a_good_beginning() {
    let setting = plain(Edition::Second, 2);
    let (_, text) = record(&setting, 2, usize::MAX);
    let mut dice = Dice::new(2);
    for _ in 0..20 {
        let at = dice.below(text.len());
        let mut bytes = text.as_bytes()[..at].to_vec();
        bytes.extend(dice.bytes(MEGABYTE / 20));
        let error = parse(&bytes).expect_err("noise");
        assert!(error.to_string().len() < 300, "{error}");
    }
}

/// Words of real records, mixed and sealed as if they were one.
#[test]
fn forged_records_are_refused_or_replay() {
    let setting = plain(Edition::Anniversary, 3);
    let (_, text) = record(&setting, 3, 60);
    let lines = unseal(&text);
    let words: Vec<String> = lines
        .iter()
        .flat_map(|line| line.split(' '))
        .map(str::to_owned)
        .chain(
            ["undo", "1-5", "concede", "forced", "lot", "ABC", "256", "0", "-1"].map(str::to_owned),
        )
        .collect();
    let mut dice = Dice::new(3);
    let (mut refused, mut read, mut right) = (0, 0, 0);
    for _ in 0..400 {
        let mut forged = lines.clone();
        for _ in 0..1 + dice.below(3) {
            let at = 7 + dice.below(forged.len() - 7);
            let (number, text) = forged[at].split_once(' ').expect("a number and words");
            let other = lines[8 + dice.below(lines.len() - 9)].split_once(' ');
            forged[at] = if dice.below(4) > 0 {
                format!("{number} {}", other.expect("a number and words").1)
            } else {
                let mut line: Vec<&str> = text.split(' ').collect();
                let word = dice.below(line.len());
                line[word] = &words[dice.below(words.len())];
                format!("{number} {}", line.join(" "))
            };
        }
        match parse(seal(&forged).as_bytes()) {
            Err(_) => refused += 1,
            Ok(journal) => {
                read += 1;
                right += usize::from(verify(&journal, &setting.tables, &setting.cards).is_ok());
            }
        }
    }
    assert!(refused > 50 && read > 50, "{refused} refused, {read} read");
    // Hardly ever does a game not notice.
    assert!(right < read / 2, "{right} of {read} are right");
}
