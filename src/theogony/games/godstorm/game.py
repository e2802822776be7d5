"""Registers the game: its options, its steps, and how a game begins."""

from pathlib import Path
from typing import Final

from theogony.games.godstorm import (
    battle,
    capture,
    classic,
    classic_cards,
    elimination,
    end_of_turn,
    epochs,
    fortify,
    gods,
    godswar,
    invade,
    miracles,
    muster,
    obtain,
    plague,
    scoring,
    setup,
    start_of_turn,
    turn,
    underworld,
)
from theogony.games.godstorm.cards import war
from theogony.games.godstorm.moves import MOVES
from theogony.games.godstorm.state import World
from theogony.kernel import overlay
from theogony.kernel.game import Game, Option
from theogony.kernel.rng import Rng

RULESET: Final = overlay.ruleset("godstorm", "godstorm@1")

OPTIONS: Final = (
    Option("setup", ("dealt", "chosen"), "dealt", "option-setup", rare=True),  # GS-052, GS-062
    Option("home", ("no", "yes"), "no", "option-home", rare=True, needs="setup=chosen"),  # GS-067
    Option("defence", ("ask", "most"), "ask", "option-defence", rare=True),  # GS-212
    Option("mode", ("godstorm", "classic"), "godstorm", "option-mode"),  # GS-276
    Option("rounds", ("10", "20", "40", "unlimited"), "20", "option-rounds", needs="mode=classic"),  # GS-307
)


def make(seats: int, options: dict[str, str], rng: Rng) -> World:
    """A game before its first step."""
    s = World(seats, rng)
    s.chosen_setup = int(options["setup"] == "chosen")
    s.home_first = int(options["home"] == "yes")
    s.most_dice = int(options["defence"] == "most")
    s.classic = int(options["mode"] == "classic")
    s.round_limit = 0 if options["rounds"] == "unlimited" else int(options["rounds"])
    s.then(setup.Setup())
    return s


def blank() -> World:
    return World(2, Rng(0))


World.steps.update(
    {
        step.__name__: step
        for step in (
            battle.Assault,
            battle.Defend,
            battle.KeepArmies,
            capture.EnterWith,
            capture.GodsFollow,
            capture.MoveIn,
            capture.MoveMore,
            capture.Settled,
            classic.BeginClassic,
            classic.ClassicTurn,
            classic.EndClassicTurn,
            classic.NextClassicTurn,
            classic_cards.ShownLand,
            classic_cards.TradeSets,
            classic_cards.TradeSpoils,
            elimination.TurnOver,
            end_of_turn.EndTurn,
            epochs.BeginEpoch,
            epochs.Bid,
            epochs.ChooseMarker,
            epochs.EndEpoch,
            epochs.NextTurn,
            epochs.RevealBids,
            fortify.Fortify,
            fortify.FortifyArmies,
            fortify.FortifyGods,
            fortify.FortifyTo,
            gods.SummonAndBuild,
            gods.SummonTo,
            godswar.ChooseAttackingGod,
            godswar.ChooseDefendingGod,
            invade.AnswerWithSky,
            invade.BringGods,
            invade.Commit,
            invade.FightOn,
            invade.Invade,
            invade.JoinBattle,
            invade.OpenSkies,
            invade.SkiesAgain,
            miracles.Choice,
            miracles.Choose,
            miracles.OfferAegis,
            miracles.PlayMiracles,
            miracles.Resolve,
            muster.CollectIncome,
            muster.OfferBook,
            muster.PlaceRaised,
            muster.Revive,
            muster.ReviveTo,
            muster.TempleArmies,
            obtain.BuyMiracles,
            plague.SufferPlague,
            scoring.FinalScoring,
            setup.ChoosePantheon,
            setup.ClaimLand,
            setup.Deal,
            setup.PlaceInTurns,
            setup.PlaceStart,
            setup.PlaceTemple,
            setup.PlaceWarGod,
            setup.RollForClaims,
            setup.Setup,
            start_of_turn.StartOfTurn,
            start_of_turn.UseRelic,
            turn.Turn,
            underworld.Embark,
            underworld.InvadeUnderworld,
            war.TakeCard,
        )
    }
)

GAME: Final = Game(
    id="godstorm",
    title="Risk Godstorm",
    players=(2, 5),  # GS-001
    options=OPTIONS,
    moves=MOVES,
    ruleset=RULESET,
    make=make,
    blank=blank,
    folder=Path(__file__).parent,
)
