//! Random packs over the whole vocabulary, as text: whatever the loader refuses is left out.

use endboss_cards::{Catalogue, Problem, Source};
use rand::RngExt;

use crate::games::Dice;

const ROOMS: &[&str] = &[
    "any",
    "monster",
    "trap",
    "ordinary",
    "ordinary-monster",
    "ordinary-trap",
    "advanced",
    "advanced-monster",
    "advanced-trap",
];
const CARDS: &[&str] = &[
    "any",
    "spell",
    "room",
    "monster-room",
    "trap-room",
    "ordinary-room",
    "ordinary-monster-room",
    "ordinary-trap-room",
    "advanced-room",
    "advanced-monster-room",
    "advanced-trap-room",
];
const KINDS: &[&str] = &["cleric", "fighter", "mage", "thief", "explorer"];
const PHASES: &[&str] = &["build", "adventure", "both"];

/// What is written in capitals is any of these, or a number.
const BLANKS: &[(&str, &[&str])] = &[
    ("ROOMS", ROOMS),
    ("CARDS", CARDS),
    ("KIND", KINDS),
    ("BACK", &["room", "spell"]),
    ("WHOSE", &["yours", "opponents", "anyones"]),
    ("WHO", &["you", "each-opponent", "each-player"]),
    ("NEAR", &["adjacent", "next"]),
    ("FEW", &["1", "1", "2", "3"]),
    ("MUCH", &["1", "2", "3", "5", "20"]),
    ("SIGN", &["2", "-2"]),
];

const WHENS: &[&str] = &[
    "\"activated\"",
    "\"activated\"",
    "\"built\"",
    "{ built-another = \"ROOMS\" }",
    "\"hero-dies\"",
    "\"you-play-spell\"",
    "\"another-destroyed\"",
    "\"minion\"",
    "{ you-build = \"ROOMS\" }",
    "\"hero-enters\"",
    "\"hero-dies-anywhere\"",
    "\"hero-survives\"",
    "\"uncovered\"",
    "\"end-of-turn\"",
];

const COSTS: &[&str] = &[
    "\"destroy-this\"",
    "\"destroy-another\"",
    "{ discard = { what = \"CARDS\", count = FEW } }",
    "\"remove-soul\"",
    "{ tokens = FEW }",
    "{ coins = FEW }",
];

const CONDITIONS: &[&str] =
    &["\"fewer-rooms\"", "\"fewer-souls\"", "{ treasure = { kind = \"KIND\", count = FEW } }"];

/// Targets of one sort, and the verbs for them.
type Aim = (&'static [&'static str], &'static [&'static str]);

const HERO: Aim = (
    &[
        "{ hero = \"this-room\" }",
        "{ hero = \"dungeon\", whose = \"WHOSE\" }",
        "{ hero = \"town\" }",
        "{ hero = \"town\", ordinary = true }",
        "{ hero = \"town-or-decks\" }",
        "{ hero = \"entrance\", whose = \"WHOSE\" }",
        "{ hero = \"landmark\" }",
    ],
    &[
        "\"kill\"",
        "{ damage = MUCH }",
        "{ damage = \"your-rooms\" }",
        "{ damage = \"tokens-here\" }",
        "{ health = MUCH }",
        "{ health-token = SIGN }",
        "\"to-your-entrance\"",
        "\"to-town\"",
        "\"to-first-room\"",
        "{ summon = SIGN }",
        "\"to-landmark\"",
    ],
);

const ROOM: Aim = (
    &["\"room\"", "{ room = \"ROOMS\", whose = \"WHOSE\" }"],
    &[
        "{ room-damage = MUCH }",
        "\"deactivate\"",
        "\"stun\"",
        "\"collapse-target\"",
        "\"destroy-target\"",
        "{ tokens = { on = \"target\", count = FEW } }",
    ],
);

const SPELL: Aim = (&["\"spell\"", "{ spell = \"opponent\" }"], &["\"cancel\""]);

const OPPONENT: Aim = (
    &["\"opponent\"", "{ opponent = \"with-soul\" }", "{ opponent = { souls-ahead = MUCH } }"],
    &[
        "\"take-random\"",
        "\"take-seen\"",
        "{ return-soul = { health = MUCH } }",
        "\"send-from-town\"",
        "\"look-at-hand\"",
        "{ special = \"no-entry\" }",
        "{ draw = { back = \"BACK\", count = FEW, who = \"target\" } }",
        "{ discard = { what = \"CARDS\", count = FEW, who = \"target\" } }",
        "{ discard-random = { back = \"BACK\", who = \"target\" } }",
        "{ discard-hand = \"target\" }",
        "{ destroy-own = \"target\" }",
        "{ lose-tokens = { who = \"target\", count = FEW } }",
    ],
);

const NOTHING: Aim = (
    &[],
    &[
        "{ draw = { back = \"BACK\", count = FEW, who = \"WHO\" } }",
        "{ discard = { what = \"CARDS\", count = FEW, who = \"WHO\" } }",
        "{ discard-random = { back = \"BACK\", who = \"WHO\" } }",
        "{ discard-hand = \"WHO\" }",
        "{ take-discarded = { what = \"CARDS\", count = FEW } }",
        "{ search = \"ROOMS\" }",
        "{ destroy-own = \"WHO\" }",
        "{ your-rooms-damage = MUCH }",
        "\"double-treasure\"",
        "\"swap-stacks\"",
        "\"build\"",
        "\"heal\"",
        "{ tokens = { on = \"this\", count = FEW } }",
        "{ tokens = FEW }",
        "{ tokens = { on = \"each\", count = FEW } }",
        "{ lose-tokens = { who = \"WHO\", count = FEW } }",
        "{ move-tokens = FEW }",
        "{ treasure = { kind = \"KIND\", count = FEW } }",
        "{ this-room-damage = MUCH }",
        "{ last-room-damage = MUCH }",
        "\"take-market\"",
        "\"shuffle-stack\"",
        "{ coins = FEW }",
        "{ special = \"no-building\" }",
        "{ special = \"extra-placement\" }",
    ],
);

const LASTING: &[&str] = &[
    "{ damage-nearby = { near = \"NEAR\", rooms = \"ROOMS\", amount = MUCH } }",
    "\"no-advanced-on-top\"",
    "\"sends-back\"",
    "\"draw-spell-instead\"",
    "\"spares-first\"",
    "{ damage-if-last = MUCH }",
    "\"tokens-double\"",
    "{ damage-yours = { rooms = \"ROOMS\", amount = MUCH } }",
    "{ more-treasure = { kind = \"KIND\", count = FEW } }",
    "{ heroes-weaker = FEW }",
];

const DAMAGE: &[&str] = &[
    "0",
    "1",
    "2",
    "4",
    "{ per-room = \"ROOMS\" }",
    "{ per-treasure = \"KIND\" }",
    "\"per-below\"",
];

const HELP: &[&str] = &[
    "{ health = FEW }",
    "{ less-damage = { rooms = \"ROOMS\", amount = FEW } }",
    "\"skips-first\"",
];

/// Every word that some pack must have been taken with.
pub(crate) fn vocabulary() -> Vec<String> {
    let lists = [WHENS, COSTS, CONDITIONS, LASTING, DAMAGE, HELP];
    let aims = [HERO, ROOM, SPELL, OPPONENT, NOTHING];
    let written = lists.into_iter().chain(aims.into_iter().flat_map(|(aims, verbs)| [aims, verbs]));
    let mut words: Vec<String> = written
        .flatten()
        .flat_map(|text| text.split(|c: char| !c.is_ascii_lowercase() && c != '-'))
        .filter(|word| word.len() > 2 && *word != "true")
        .map(str::to_owned)
        .collect();
    words.sort();
    words.dedup();
    words
}

/// A card file: cards, each a head and what can be left out of it.
struct File {
    name: &'static str,
    cards: Vec<Vec<String>>,
}

impl File {
    fn text(&self) -> String {
        self.cards.iter().flatten().map(String::as_str).collect()
    }

    /// Leaves out the parts of cards these lines are in, and cards whose head they are in.
    fn leave_out(&mut self, lines: &[usize]) {
        let mut next = 1;
        self.cards.retain_mut(|card| {
            let is_wrong = |part: &String| {
                let here = next..next + part.lines().count();
                next = here.end;
                lines.iter().any(|line| here.contains(line))
            };
            let wrong: Vec<bool> = card.iter().map(is_wrong).collect();
            let mut each = wrong.iter();
            card.retain(|_| each.next() == Some(&false));
            !wrong[0]
        });
    }
}

/// A pack that was taken, and its text.
pub(crate) struct Invented {
    pub(crate) catalogue: Catalogue,
    pub(crate) text: String,
}

/// A pack of random cards, for the town board or for a game without one.
pub(crate) fn pack(board: bool, dice: &mut Dice) -> Invented {
    let mut pen = Pen { dice };
    let mut files = [
        File { name: "bosses.toml", cards: (0..40).map(|n| pen.boss(n)).collect() },
        File { name: "rooms.toml", cards: (0..60).map(|n| pen.room(n)).collect() },
        File { name: "spells.toml", cards: (0..40).map(|n| pen.spell(n)).collect() },
        File { name: "heroes.toml", cards: (0..30).map(|n| pen.hero(n)).collect() },
        File { name: "items.toml", cards: (0..8).map(|n| pen.item(n)).collect() },
    ];
    loop {
        match load(board, &files) {
            Ok(catalogue) => {
                let text = files.iter().map(File::text).collect();
                return Invented { catalogue, text };
            }
            Err(problems) => leave_out(&mut files, &problems),
        }
    }
}

/// As many cards as a game can hold; so many copies of each room in turn.
pub(crate) fn fullest(board: bool, room_copies: &[u8]) -> Catalogue {
    let files = [
        ("bosses.toml", (0..63).map(plain_boss).collect()),
        ("rooms.toml", room_copies.iter().enumerate().map(plain_room).collect()),
        ("spells.toml", (0..127).map(plain_spell).collect()),
        ("heroes.toml", (0..63).map(plain_hero).collect()),
        ("items.toml", (0..24).map(plain_item).collect()),
    ];
    let files = files.map(|(name, cards): (_, Vec<String>)| File { name, cards: vec![cards] });
    load(board, &files).unwrap_or_else(|problems| panic!("{}", problems[0]))
}

fn plain_boss(n: usize) -> String {
    format!(
        "[[boss]]\nid = \"b{n}\"\nname.en = \"Boss {n}\"\nxp = {}\ntreasure = \"mage\"\n\
         level-up = {{ do = [\"heal\"] }}\n",
        500 + n
    )
}

fn plain_room((n, copies): (usize, &u8)) -> String {
    format!(
        "[[room]]\nid = \"r{n}\"\nname.en = \"Room {n}\"\ncopies = {copies}\nsort = \"trap\"\n\
         damage = {}\ntreasure = \"mage\"\n\
         ability = [{{ when = \"built\", do = [{{ search = \"any\" }}] }}]\n",
        n % 4
    )
}

fn plain_spell(n: usize) -> String {
    format!(
        "[[spell]]\nid = \"s{n}\"\nname.en = \"Spell {n}\"\ncopies = 1\nphase = \"both\"\n\
         ability = [{{ target = \"opponent\", do = [\"take-seen\"] }}]\n"
    )
}

fn plain_hero(n: usize) -> String {
    format!(
        "[[hero]]\nid = \"h{n}\"\nname.en = \"Hero {n}\"\nhealth = {}\nmark = 2\n\
         treasure = \"mage\"\n",
        1 + n % 9
    )
}

fn plain_item(n: usize) -> String {
    format!(
        "[[item]]\nid = \"i{n}\"\nname.en = \"Item {n}\"\nhelp = {{ health = 1 }}\n\
         phase = \"both\"\npower = {{ do = [\"heal\"] }}\n"
    )
}

fn load(board: bool, files: &[File]) -> Result<Catalogue, Vec<Problem>> {
    let manifest = format!(
        "id = \"made\"\nversion = \"1\"\nlicense = \"MIT\"\nauthors = [\"dice\"]\n\
         languages = [\"en\"]\ntitle = {{ en = \"Made\" }}\nboard = {board}\n"
    );
    let cards = files.iter().map(|file| (file.name, file.text().into_bytes()));
    let all = cards.chain([("pack.toml", manifest.into_bytes())]);
    Catalogue::of(vec![Source::new("made", all)])
}

fn leave_out(files: &mut [File], problems: &[Problem]) {
    let size = |files: &[File]| files.iter().map(|file| file.text().len()).sum::<usize>();
    let before = size(files);
    for file in files.iter_mut() {
        let path = format!("made/{}", file.name);
        let here = problems.iter().filter(|problem| problem.file == path);
        let lines: Vec<_> = here.filter_map(|problem| problem.line).map(|n| n as usize).collect();
        file.leave_out(&lines);
    }
    assert!(size(files) < before, "nothing was left out for {problems:?}");
}

/// Where an ability stands, and so what it can say.
#[derive(Clone, Copy, PartialEq)]
enum Host {
    LevelUp,
    /// Spells and items: declared, so there may be a cost.
    Declared,
    /// Whatever has a moment.
    Any {
        once: bool,
    },
}

struct Pen<'a> {
    dice: &'a mut Dice,
}

impl Pen<'_> {
    fn chance(&mut self, likely: f64) -> bool {
        self.dice.random_bool(likely)
    }

    fn any<'s>(&mut self, words: &[&'s str]) -> &'s str {
        words[self.dice.random_range(0..words.len())]
    }

    /// One of these with its blanks filled in.
    fn some(&mut self, words: &[&str]) -> String {
        let mut text = self.any(words).to_owned();
        for (blank, words) in BLANKS {
            while let Some(at) = text.find(blank) {
                text.replace_range(at..at + blank.len(), self.any(words));
            }
        }
        text
    }

    fn icons(&mut self) -> String {
        let icons: Vec<_> =
            (0..self.dice.random_range(1..=3)).map(|_| format!("{:?}", self.any(KINDS))).collect();
        format!("[{}]", icons.join(", "))
    }

    fn ability(&mut self, table: &str, host: Host) -> String {
        let mut text = format!("{table}\n");
        let mut declared = host == Host::Declared;
        if let Host::Any { once } = host {
            let when = self.some(WHENS);
            declared = when.contains("activated");
            text += &format!("when = {when}\n");
            if once && self.chance(0.5) {
                text += "once = true\n";
            }
        }
        if !declared && self.chance(0.3) {
            text += "may = true\n";
        }
        if declared && self.chance(0.5) {
            let costs: Vec<_> =
                (0..self.dice.random_range(1..=2)).map(|_| self.some(COSTS)).collect();
            text += &format!("cost = [{}]\n", costs.join(", "));
        }
        if self.chance(0.2) {
            text += &format!("if = {}\n", self.some(CONDITIONS));
        }
        let aims = [HERO, HERO, ROOM, OPPONENT, NOTHING, NOTHING, SPELL];
        let (targets, verbs) = aims[self.dice.random_range(0..aims.len())];
        if !targets.is_empty() {
            text += &format!("target = {}\n", self.some(targets));
        }
        let mut done = vec![self.some(verbs)];
        for _ in 0..self.dice.random_range(0..=2) {
            let more = if self.chance(0.5) { verbs } else { NOTHING.1 };
            let at = self.dice.random_range(0..=done.len());
            done.insert(at, self.some(more));
        }
        text + &format!("do = [{}]\n", done.join(", "))
    }

    fn lasting(&mut self) -> String {
        format!("lasting = [{}]\n", self.some(LASTING))
    }

    fn boss(&mut self, n: usize) -> Vec<String> {
        let treasure = self.icons();
        let mut card = vec![format!(
            "[[boss]]\nid = \"b{n}\"\nname.en = \"Boss {n}\"\nxp = {}\ntreasure = {treasure}\n",
            500 + n
        )];
        if self.chance(0.3) {
            card.push(self.lasting());
        }
        // Many a boss gains something plain, so that enough of them are left.
        card.push(match self.chance(0.5) {
            true => "[boss.level-up]\ndo = [\"heal\"]\n".to_owned(),
            false => self.ability("[boss.level-up]", Host::LevelUp),
        });
        for _ in 0..self.dice.random_range(0..=2) {
            card.push(self.ability("[[boss.ability]]", Host::Any { once: true }));
        }
        card
    }

    fn room(&mut self, n: usize) -> Vec<String> {
        let (copies, sort) = (self.dice.random_range(1..=4), self.any(&["monster", "trap"]));
        let (damage, advanced) = (self.some(DAMAGE), self.chance(0.3));
        // The first rooms show every treasure, so that every hero is lured by some.
        let treasure = match KINDS.get(n) {
            Some(kind) => format!("{kind:?}"),
            None => self.icons(),
        };
        let mut card = vec![format!(
            "[[room]]\nid = \"r{n}\"\nname.en = \"Room {n}\"\ncopies = {copies}\nsort = {sort:?}\n\
             advanced = {advanced}\ndamage = {damage}\ntreasure = {treasure}\n"
        )];
        if self.chance(0.3) {
            card.push(self.lasting());
        }
        for nth in 0..self.dice.random_range(0..=4) {
            // One ability of a room may be once per turn.
            card.push(self.ability("[[room.ability]]", Host::Any { once: nth == 0 }));
        }
        card
    }

    fn spell(&mut self, n: usize) -> Vec<String> {
        let (copies, phase) = (self.dice.random_range(1..=3), self.any(PHASES));
        vec![
            format!(
                "[[spell]]\nid = \"s{n}\"\nname.en = \"Spell {n}\"\ncopies = {copies}\n\
                 phase = {phase:?}\n"
            ),
            self.ability("[[spell.ability]]", Host::Declared),
        ]
    }

    fn hero(&mut self, n: usize) -> Vec<String> {
        let epic = n >= 20;
        let health = self.dice.random_range(3..9) + if epic { 5 } else { 0 };
        let mark = self.dice.random_range(2..=3);
        let mut card = vec![format!(
            "[[hero]]\nid = \"h{n}\"\nname.en = \"Hero {n}\"\nepic = {epic}\nhealth = {health}\n\
             mark = {mark}\n"
        )];
        if self.chance(0.9) {
            let kind = self.any(KINDS);
            card.push(format!("treasure = {kind:?}\n"));
        }
        if self.chance(0.2) {
            let ability = self.any(&["fewest-souls", "straight-to-landmark"]);
            card.push(format!("ability = {ability:?}\n"));
        }
        card
    }

    fn item(&mut self, n: usize) -> Vec<String> {
        let (help, phase) = (self.some(HELP), self.any(PHASES));
        let mut head = format!(
            "[[item]]\nid = \"i{n}\"\nname.en = \"Item {n}\"\nhelp = {help}\nphase = {phase:?}\n"
        );
        if self.chance(0.8) {
            head += &format!("treasure = {:?}\n", self.any(KINDS));
        }
        vec![head, self.ability("[item.power]", Host::Declared)]
    }
}
