# What a player is asked, to «вы», in one sentence.

asked-rule = { $question } ({ $rule })
to-go = { $left ->
    [1] {""}
   *[other] {" "}(осталось: { $left })
}

asked-choose-boss = Выберите босса, за которого будете играть.
asked-mulligan = Замешать руку обратно в колоды и взять новую?
asked-opening-discard = Выберите и сбросьте карту из стартовой руки{ to-go }.
asked-first-room = Постройте первую комнату или ничего не стройте.
asked-turn-draw = Выберите колоду, из которой возьмете карту в этот ход.
asked-place-room = Выберите, какую комнату построить, или ничего не стройте.
asked-place-where = Выберите, где построить комнату «{ $room }».
asked-window = { $phase }, { $me ->
    [yes] активный игрок — вы
   *[no] активный игрок — { $player }
}: сыграйте заклинание, активируйте свойство или пасуйте.
asked-cancel-window = { $phase }, { $me ->
    [yes] активный игрок — вы
   *[no] активный игрок — { $player }
}: отмените заклинание или пасуйте.
asked-target = { $card }: выберите { NOUN($target, 1, case: "acc") }{ place }.
asked-target-spell = { $card }: выберите { $by ->
    [opponent] заклинание, заявленное соперником
   *[anyone] заявленное заклинание
}.
asked-target-opponent = { $card }: выберите соперника{ opponent-mark }.
asked-cost-room = { $card }: выберите, какую другую комнату своего подземелья сломать.
asked-cost-card = { $card }: выберите и сбросьте { NOUN($what, 1, case: "acc") } в уплату стоимости{ to-go }.
asked-cost-soul = { $card }: выберите, какую из своих душ убрать из игры.
asked-may = Хотите использовать карту «{ $card }»?
asked-next-trigger = Срабатывает сразу несколько ваших свойств: выберите, какое будет первым.
asked-discard = { $card }: выберите и сбросьте { NOUN($what, 1, case: "acc") }{ to-go }.
asked-take-discarded = { $card }: выберите { NOUN($what, 1, case: "acc") } из сброса{ to-go }.
asked-name-back = { $card }: выберите вид карты, которую возьмете с руки игрока { $player }.
asked-take-seen = { $card }: выберите карту, которую возьмете с руки игрока { $player }.
asked-search = { $card }: выберите { NOUN($what, 1, case: "acc") } из колоды комнат или из сброса.
asked-build-found = { $card }: постройте комнату «{ $room }» поверх подходящей комнаты или оставьте ее в руке.
asked-destroy-own = { $card }: выберите, какую из своих комнат сломать.
asked-swap-first = { $card }: выберите первую из 2 стопок комнат, которые поменяются местами, или ничего не меняйте.
asked-swap-second = { $card }: выберите стопку комнат, с которой поменяется местами стопка на { $slot }-й клетке { in-dungeon-of }.
asked-build-room = { $card }: выберите, какую комнату сразу построить, или ничего не стройте.
asked-build-where = { $card }: выберите, где построить комнату «{ $room }».
asked-return-soul = { $card }: выберите мертвого героя игрока { $player }, который вернется ко входу в подземелье.
asked-heal = { $card }: выберите, какую рану вылечить.
asked-machinations = Козни: возьмите карту из колоды комнат, карту из колоды заклинаний или ничего не берите.
asked-market = Выберите карту, которую возьмете с рынка.
asked-place-minion = Разместите своего приспешника на поле действия.
asked-token-on = { $card }: выберите свою комнату, на которую положите жетон +1{ $each ->
    [yes] , каждый раз другую
   *[no] {""}
}{ to-go }.
asked-lose-token = { $card }: выберите свою комнату, с которой уберете жетон +1{ to-go }.
asked-move-token-from = { $card }: выберите свою комнату, с которой переместите жетон +1, или ничего не перемещайте{ to-go }.
asked-move-token-to = { $card }: выберите комнату, на которую переместите жетон +1 с { $slot }-й клетки.
asked-cost-token = { $card }: выберите свою комнату, с которой уберете жетон +1 в уплату стоимости{ to-go }.
asked-summon-to = { $card }: выберите подземелье, ко входу в которое пойдет { NOUN($who, 1) } «{ $hero }»{ $marked ->
    [yes] {" "}с жетоном здоровья { $token }
   *[no] {""}
}.
asked-take-market = { $card }: выберите карту, которую возьмете с рынка.
asked-move-minion = { $card }: выберите поле действия, на которое перейдет ваш приспешник.
asked-send-hero = { $card }: выберите героя в городе, который пойдет { to-entrance-of }.
asked-shuffle-stack = { $card }: выберите, какую стопку комнат перемешать.
