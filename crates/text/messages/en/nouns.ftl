# Nouns with their forms: NOUN, COUNT and SOME read this table. The columns are the plural
# categories in the order of plural-column; `.a` is the noun with its article.

plural-column = { $count ->
    [one] 0
   *[other] 1
}

# Rooms
room = Room | Rooms
    .a = a Room
monster-room = Monster Room | Monster Rooms
    .a = a Monster Room
trap-room = Trap Room | Trap Rooms
    .a = a Trap Room
ordinary-room = ordinary Room | ordinary Rooms
    .a = an ordinary Room
ordinary-monster-room = ordinary Monster Room | ordinary Monster Rooms
    .a = an ordinary Monster Room
ordinary-trap-room = ordinary Trap Room | ordinary Trap Rooms
    .a = an ordinary Trap Room
advanced-room = Advanced Room | Advanced Rooms
    .a = an Advanced Room
advanced-monster-room = Advanced Monster Room | Advanced Monster Rooms
    .a = an Advanced Monster Room
advanced-trap-room = Advanced Trap Room | Advanced Trap Rooms
    .a = an Advanced Trap Room

# Cards of a hand, a deck or a pile
card = card | cards
    .a = a card
any-card = card of your choice | cards of your choice
    .a = any card
spell-card = Spell | Spells
    .a = a Spell
room-card = Room card | Room cards
    .a = a Room card
monster-room-card = Monster Room card | Monster Room cards
    .a = a Monster Room card
trap-room-card = Trap Room card | Trap Room cards
    .a = a Trap Room card
ordinary-room-card = ordinary Room card | ordinary Room cards
    .a = an ordinary Room card
ordinary-monster-room-card = ordinary Monster Room card | ordinary Monster Room cards
    .a = an ordinary Monster Room card
ordinary-trap-room-card = ordinary Trap Room card | ordinary Trap Room cards
    .a = an ordinary Trap Room card
advanced-room-card = Advanced Room card | Advanced Room cards
    .a = an Advanced Room card
advanced-monster-room-card = Advanced Monster Room card | Advanced Monster Room cards
    .a = an Advanced Monster Room card
advanced-trap-room-card = Advanced Trap Room card | Advanced Trap Room cards
    .a = an Advanced Trap Room card
boss = Boss | Bosses
    .a = a Boss
spell = Spell | Spells
    .a = a Spell
landmark = Landmark | Landmarks
    .a = a Landmark
item = Item | Items
    .a = an Item

# Heroes and players
hero = Hero | Heroes
    .a = a Hero
heroine = Hero | Heroes
    .a = a Hero
ordinary-hero = ordinary Hero | ordinary Heroes
    .a = an ordinary Hero
dead-hero = dead Hero | dead Heroes
    .a = a dead Hero
chosen-opponent = opponent of your choice | opponents of your choice
    .a = an opponent of your choice

# What was named just before
that-room = that Room
that-hero = that Hero
that-spell = that Spell
that-opponent = that player

# What is counted
soul = Soul | Souls
wound = Wound | Wounds
damage = damage
plus-token = +1 token | +1 tokens
    .a = a +1 token
coin = coin | coins
player = player | players
cleric-treasure = cleric treasure | cleric treasures
    .a = a cleric treasure
fighter-treasure = fighter treasure | fighter treasures
    .a = a fighter treasure
mage-treasure = mage treasure | mage treasures
    .a = a mage treasure
thief-treasure = thief treasure | thief treasures
    .a = a thief treasure
explorer-treasure = explorer treasure | explorer treasures
    .a = an explorer treasure
