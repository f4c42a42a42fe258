# What a player is asked, to «ви», in one sentence.

asked-rule = { $question } ({ $rule })
to-go = { $left ->
    [1] {""}
   *[other] {" "}(залишилося: { $left })
}

asked-choose-boss = Виберіть боса, за якого гратимете.
asked-mulligan = Бажаєте замішати руку в колоди й набрати нову?
asked-opening-discard = Виберіть із початкової руки карту, яку скинете{ to-go }.
asked-first-room = Збудуйте першу кімнату або не будуйте нічого.
asked-turn-draw = Виберіть колоду, з якої потягнете карту на початку ходу.
asked-place-room = Виберіть кімнату, яку збудуєте, або не будуйте нічого.
asked-place-where = Виберіть, де збудувати кімнату «{ $room }».
asked-window = { $phase }, { $me ->
    [yes] ви активний гравець
   *[no] активний гравець — { $player }
}: зіграйте заклинання, застосуйте властивість або спасуйте.
asked-cancel-window = { $phase }, { $me ->
    [yes] ви активний гравець
   *[no] активний гравець — { $player }
}: скасуйте заклинання або спасуйте.
asked-target = { $card }: виберіть { NOUN($target, 1, case: "acc") }{ place }.
asked-target-spell = { $card }: виберіть щойно зігране заклинання{ $by ->
    [opponent] {" "}суперника
   *[anyone] {""}
}.
asked-target-opponent = { $card }: виберіть суперника{ opponent-mark }.
asked-cost-room = { $card }: виберіть іншу кімнату свого підземелля, яку зруйнуєте.
asked-cost-card = { $card }: виберіть { NOUN($what, 1, case: "acc") }, яку скинете як плату{ to-go }.
asked-cost-soul = { $card }: виберіть одну зі своїх душ, яку вилучите з гри.
asked-may = { $card }: бажаєте застосувати цю властивість?
asked-next-trigger = Зараз спрацьовує кілька ваших властивостей: виберіть, яка буде першою.
asked-discard = { $card }: виберіть { NOUN($what, 1, case: "acc") }, яку скинете{ to-go }.
asked-take-discarded = { $card }: виберіть { NOUN($what, 1, case: "acc") }, яку візьмете зі скиду{ to-go }.
asked-name-back = { $card }: виберіть тип карти, яку візьмете з руки гравця { $player }.
asked-take-seen = { $card }: виберіть карту, яку візьмете з руки гравця { $player }.
asked-search = { $card }: виберіть у колоді кімнат або у скиді { NOUN($what, 1, case: "acc") }.
asked-build-found = { $card }: збудуйте кімнату «{ $room }» зверху відповідної кімнати або залиште її в руці.
asked-destroy-own = { $card }: виберіть одну зі своїх кімнат, яку зруйнуєте.
asked-swap-first = { $card }: виберіть перший із 2 стосів кімнат, які поміняєте місцями, або не міняйте нічого.
asked-swap-second = { $card }: виберіть стіс кімнат, який поміняється місцями зі стосом на { $slot }-му місці { in-dungeon-of }.
asked-build-room = { $card }: виберіть кімнату, яку одразу збудуєте, або не будуйте нічого.
asked-build-where = { $card }: виберіть, де збудувати кімнату «{ $room }».
asked-return-soul = { $card }: виберіть загиблого героя гравця { $player }, який повернеться до входу в підземелля.
asked-heal = { $card }: виберіть поранення, яке зцілите.
asked-machinations = Підступи: потягніть карту кімнати, карту заклинання або не тягніть нічого.
asked-market = Виберіть карту, яку візьмете з ринку.
asked-place-minion = Розмістіть свого посіпаку в зоні дії.
asked-token-on = { $card }: виберіть свою кімнату, яка отримає жетон +1{ $each ->
    [yes] , щоразу іншу
   *[no] {""}
}{ to-go }.
asked-lose-token = { $card }: виберіть свою кімнату, з якої приберете жетон +1{ to-go }.
asked-move-token-from = { $card }: виберіть свою кімнату, з якої перемістите жетон +1, або не переміщуйте нічого{ to-go }.
asked-move-token-to = { $card }: виберіть кімнату, яка отримає жетон +1 з { $slot }-го місця в підземеллі.
asked-cost-token = { $card }: виберіть свою кімнату, з якої приберете жетон +1 як плату{ to-go }.
asked-summon-to = { $card }: виберіть підземелля, до входу в яке переміститься { NOUN($who, 1) } «{ $hero }»{ $marked ->
    [yes] {" "}із жетоном здоров’я { $token }
   *[no] {""}
}.
asked-take-market = { $card }: виберіть карту, яку візьмете з ринку.
asked-move-minion = { $card }: виберіть зону дії, у яку перейде ваш посіпака.
asked-send-hero = { $card }: виберіть героя з міста, який переміститься { to-entrance-of }.
asked-shuffle-stack = { $card }: виберіть стіс кімнат, який перетасуєте.
