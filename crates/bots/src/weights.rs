//! Every number the rules player weighs with, in souls of an ordinary hero, and why it is so large.
//! Those marked "measured" were set by thousands of games against other sizes; the others are
//! estimates.

/// A hero that comes to my dungeon and dies there. The measure of everything else.
pub(crate) const SOUL: f32 = 1.0;
/// A hero that comes to my dungeon and survives: it costs a point, and nobody gets its soul.
pub(crate) const WOUND: f32 = 1.2;
/// The same for somebody alone, whose game a survivor may even prolong. Measured.
pub(crate) const WOUND_ALONE: f32 = 0.75;
/// What a rival's point is to me when there is only one rival; several share it.
pub(crate) const RIVAL_SOUL: f32 = 0.7;
pub(crate) const RIVAL_WOUND: f32 = 0.55;
/// The part of a rival's point that counts more if that rival leads.
pub(crate) const LEADER: f32 = 0.25;
/// A hero that dies only by a spell or a room given for it: a soul less the price of that.
pub(crate) const SOUL_BY_CARD: f32 = 0.45;

/// The turn wins the game, or loses it, as far as one can see; face-down cards and spells make it
/// less than certain.
pub(crate) const ENDING: f32 = 4.0;
/// So much worse is a wound for each one beyond the first, where five put one out. [R9.2]
pub(crate) const DANGER: f32 = 0.3;

/// How many turns ahead the heroes of the deck are counted: the epics come that soon. Measured.
pub(crate) const TURNS_AHEAD: f32 = 5.0;
/// A hero of a later turn is less sure than one in town.
pub(crate) const LATER: f32 = 0.5;
/// What a dungeon gains in damage until those heroes come. Measured: more or less differs little.
pub(crate) const GROWTH: f32 = 1.5;
/// How likely a hero to come is mine by my lead in its treasure: behind, level, ahead.
pub(crate) const MINE: [f32; 3] = [0.15, 0.45, 0.8];
/// How likely somebody alone lures a hero of a kind with 0, 1, 2, 3, 4 or more of its treasure:
/// the places of the row need more and more. Measured. [R12.4]
pub(crate) const MINE_ALONE: [f32; 5] = [0.08, 0.55, 0.8, 0.88, 0.95];
/// How much less likely a hero dies for each point of damage that is missing.
pub(crate) const SHORT: f32 = 0.14;

/// A hero of a later turn that must die as things are does so nearly always, and one that cannot
/// hardly ever.
pub(crate) const SURE: f32 = 0.95;

/// A room, whatever it is: it counts for spells.
pub(crate) const ROOM: f32 = 0.15;
/// And it brings the level up nearer. [R5.5]
pub(crate) const TOWARD_LEVEL_UP: f32 = 0.08;
/// A level up that is not counted in damage or treasure. [R5.5]
pub(crate) const LEVEL_UP: f32 = 0.9;
/// What an ability of a room may still do in later turns, as a part of what it does once.
pub(crate) const ABILITY: f32 = 0.35;
/// What happens once when a room is built, as a part of its worth: it cannot choose its moment.
pub(crate) const ON_BUILDING: f32 = 0.6;

/// The least anything played must gain, so that nothing is played for nothing.
pub(crate) const TRIFLE: f32 = 0.05;
/// A spell that is kept has its moment later.
pub(crate) const SPELL: f32 = 0.35;
/// A card discarded as a cost: the worst one goes.
pub(crate) const DISCARDED: f32 = 0.3;
/// A +1 token stays, and there are many heroes to come.
pub(crate) const TOKEN: f32 = 0.3;
/// What others gain is about half as bad as it would be good for me.
pub(crate) const OTHERS_GAIN: f32 = 0.5;
/// A coin is about a third of a card. [R11.4]
pub(crate) const COIN: f32 = 0.2;
/// A room given away, beyond what the dungeon loses by it: the turn that built it. Measured.
pub(crate) const GIVEN_ROOM: f32 = 1.3;

/// A hero of the deck, to somebody alone whose town must not overflow: what the game would still
/// have brought. [R12.6]
pub(crate) const YET_TO_COME: f32 = 0.45;
/// A hero to come that leaves the town, dead or not: room for another.
pub(crate) const MAKES_ROOM: f32 = 0.5;
/// By how many more heroes the town and its landmarks can take next turn: how likely the tavern is
/// reached soon after, as a part of all that is yet to come.
pub(crate) const CROWDED: [f32; 5] = [0.5, 0.3, 0.18, 0.1, 0.04];
/// The same by the wounds one has then: 0, 1, 2, 3, 4; with five it is over.
pub(crate) const WOUNDED: [f32; 5] = [0.0, 0.0, 0.05, 0.12, 0.3];

/// Of what a card is worth in general, so much counts for a room: most rooms are never built. How
/// much better the turn could be built with it counts whole.
pub(crate) const ROOM_IN_HAND: f32 = 0.4;
/// A room from the deck, and a spell; a spell more with every room that already waits in hand.
pub(crate) const DRAWN_ROOM: f32 = 0.6;
pub(crate) const DRAWN_SPELL: f32 = 0.3;
pub(crate) const ROOM_WAITING: f32 = 0.1;
/// An icon beside a point of damage, for what a visible room is worth to its owner.
pub(crate) const ICON: f32 = 0.6;
/// Tokens go rather where they stay: on rooms that are not covered soon.
pub(crate) const STAYS: f32 = 0.2;
/// A target on the right side of the table; more than any room is worth.
pub(crate) const RIGHT_SIDE: f32 = 20.0;
/// A room in which the hero on its way is, or still will be; more than any room differs.
pub(crate) const IN_ITS_WAY: f32 = 10.0;
