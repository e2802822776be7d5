"""What a seat may know, built from nothing. -- chapter 2 (LH-012 to LH-016)"""

from typing import Final, cast

from theogony.games.hellas import battle as battle_chapter, hunt as hunt_chapter, shapes
from theogony.games.hellas.content import (
    ARTIFACTS,
    AS_HARDENING,
    AS_TEXT,
    ATTACKS,
    ATTRIBUTES,
    BLESSINGS,
    COMBAT,
    EVENTS,
    HEROES,
    KRONOS,
    LANDS,
    MARKS,
    MONSTERS,
    MONUMENT_REGION,
    MONUMENTS,
    PLACES,
    QUEST_REGION,
    QUESTS,
    REGIONS,
    REGIONS_OF,
    REGULAR,
    SPECIAL,
    SYMBOLS,
    TEMPLE_CARDS,
)
from theogony.games.hellas.control import land_owner, populations
from theogony.games.hellas.ending import counts
from theogony.games.hellas.foreseen import NO_CARD, outcome
from theogony.games.hellas.hands import designs, hand_limit
from theogony.games.hellas.offers import KeepArtifact
from theogony.games.hellas.prayer import free_spots
from theogony.games.hellas.requirements import meets
from theogony.games.hellas.speech import SPEECH
from theogony.games.hellas.state import NOBODY, NOTHING, Battle, Hellas, Hunt
from theogony.games.hellas.strength import (
    ATTACKER,
    DEFENDER,
    before_cards,
    casualties,
    effect,
    losses,
    parts,
    strength,
)
from theogony.games.hellas.temples import next_drafts, temples_left
from theogony.games.hellas.trays import mark, symbols
from theogony.games.hellas.zones import (
    ATTACK_DECK,
    ATTACK_FACE,
    ATTACK_PLAYED,
    DECK,
    DESIGN,
    DISCARD,
    DRAWN,
    FRESH,
    HAND,
    PLAYED,
    UNPLAYED,
)
from theogony.kernel.state import SPECTATOR, Json
from theogony.kernel.view import name_of, named, question

SOURCE_NAMES: Final = [*ARTIFACTS, *BLESSINGS, *HEROES]  # of texts used in a Battle


def public_view(s: Hellas) -> Json:
    """The position as everybody knows it (LH-012)."""
    king = s.king_monument
    seen: shapes.HellasView = {
        "game": "hellas",
        "seat": SPECTATOR,
        "seats": s.seats,
        "mode": s.rules.name,
        "turn": s.turn,
        "turns": s.turns,
        "acted": named(REGULAR, s.acted),
        "specials": named(SPECIAL, s.rules.specials),
        "first": s.first,
        "regions": _regions(s),
        "lands": [_land(s, land) for land in range(len(LANDS))],
        "monsters": [_monster(s, monster) for monster in range(len(MONSTERS))],
        "monuments": [_monument(s, monument) for monument in range(len(MONUMENTS))],
        "quests": [_quest(s, quest) for quest in s.quests],
        "players": [_player(s, seat) for seat in range(s.seats)],
        "temple_card": name_of(TEMPLE_CARDS, s.temple_card),
        "temples_left": temples_left(s),
        "next_draft": int(next_drafts(s)),
        "countdown": s.countdown,
        "king": s.king,
        "king_monument": name_of(MONUMENTS, king),
        "combat_deck": len(s.cards.content[DECK]),
        "combat_discards": [COMBAT[DESIGN[card]] for card in s.cards.content[DISCARD]],
        "attack_deck": len(s.cards.content[ATTACK_DECK]),
        "attack_discards": _attacks(s.cards.seen(s.seats, ATTACK_PLAYED)),
        "attack_unplayed": len(s.cards.content[UNPLAYED]),
        "event_deck": len(s.event_deck),
        "event_discards": [EVENTS[event] for event in s.event_discards],
        "blessing_deck": len(s.blessing_deck),
        "blessing_discards": [BLESSINGS[blessing] for blessing in s.blessing_discards],
        "artifact_deck": len(s.artifact_deck),
        "offered": _offered(s),
        "battle": _battle(s, s.battles[0]) if s.battles else None,
        "hunt": _hunt(s, s.hunts[0]) if s.hunts else None,
        "kronos": s.rules.sheet(s),
        "prompt": question(s, SPEECH),
        "result": None if s.result is None else s.result.as_dict(),
    }
    return cast(Json, seen)


def _regions(s: Hellas) -> list[shapes.RegionView]:
    attacks = [before_cards(s, seat, ATTACKER) for seat in range(s.seats)]
    defences = [before_cards(s, seat, DEFENDER) for seat in range(s.seats)]
    needed = [populations(s, seat) for seat in range(s.seats)]
    return [
        {
            "id": REGIONS[region],
            "control": s.control[region],
            "hoplites": s.hoplites[region::PLACES],
            "fortified": s.fortified >> region & 1,
            "temple": s.temples >> region & 1,
            "population": [need[region] for need in needed],
            "attack": [attack[region] for attack in attacks],
            "defence": [defence[region] for defence in defences],
        }
        for region in range(PLACES)
    ]


def _land(s: Hellas, land: int) -> shapes.LandView:
    regions = REGIONS_OF[land]
    return {
        "id": LANDS[land],
        "glory": s.glory[land],
        "control": land_owner(s, land),
        "attitude": s.rules.attitude(s, land),
        "counts": int(counts(s, land)),
        "regions_held": [sum([s.control[r] == seat for r in regions]) for seat in range(s.seats)],
        "hoplites": sum([s.hoplites_in(r) for r in regions]),
    }


def wounds_of(s: Hellas, monster: int) -> list[shapes.Wound]:
    """The Wound symbols of a Monster."""
    tray = len(s.box.tray[monster])
    return [
        {
            "symbol": SYMBOLS[symbol],
            "mark": MARKS[mark(s, monster, place)],
            "covered": s.wounds[monster] >> place & 1,
            "source": "tray" if place < tray else "hardening",
        }
        for place, symbol in enumerate(symbols(s, monster))
    ]


def _monster(s: Hellas, monster: int) -> shapes.MonsterView:
    evolved = s.evolved[monster]
    slayers = [seat for seat, player in enumerate(s.players) if player.trophies >> monster & 1]
    return {
        "id": MONSTERS[monster],
        "region": name_of(REGIONS, s.monster_at[monster]),
        "slain": s.slain >> monster & 1,
        "slayer": slayers[0] if slayers else -1,
        "wounds": wounds_of(s, monster),
        "evolved": ["text"] * (evolved & AS_TEXT != 0) + ["hardening"] * (evolved & AS_HARDENING != 0),
    }


def _monument(s: Hellas, monument: int) -> shapes.MonumentView:
    return {
        "id": MONUMENTS[monument],
        "region": REGIONS[MONUMENT_REGION[monument]],
        "level": s.levels[monument],
        "power": s.box.power_amount[monument][s.levels[monument]],
        "priests": [s.praying[3 * seat + monument] for seat in range(s.seats)],
        "spots": free_spots(s, monument) if s.levels[monument] else 0,
    }


def _quest(s: Hellas, quest: int) -> shapes.QuestView:
    return {
        "id": QUESTS[quest],
        "region": REGIONS[QUEST_REGION[quest]],
        "heroes": [player.step if player.quest == quest else 0 for player in s.players],
        "meets": [[int(meets(s, seat, step)) for seat in range(s.seats)] for step in s.box.quest_steps[quest]],
    }


def _player(s: Hellas, seat: int) -> shapes.Player:
    player = s.players[seat]
    return {
        "hero": name_of(HEROES, player.hero),
        "region": name_of(REGIONS, player.region),
        "quest": name_of(QUESTS, player.quest),
        "step": player.step,
        "attributes": {
            name: {
                "value": s.attribute(seat, attribute),
                "real": s.attributes[3 * seat + attribute],
                "injured": player.injuries >> attribute & 1,
            }
            for attribute, name in enumerate(ATTRIBUTES)
        },
        "hoplites_left": player.supply,
        "priests": player.pool,
        "praying": s.praying_of(seat),
        "priests_left": s.priests_left(seat),
        "tokens_left": s.box.control_tokens - s.control.count(seat),
        "hand": len(s.hand(seat)),
        "hand_limit": hand_limit(s, seat),
        "blessings": named(BLESSINGS, player.blessings),
        "artifacts": named(ARTIFACTS, player.artifacts),
        "charged": named(ARTIFACTS, player.charged),
        "used": named(SPECIAL, player.used),
        "tired": player.tired,
        "glory": [LANDS[land] for land, holder in enumerate(s.glory) if holder == seat],
        "trophies": named(MONSTERS, player.trophies),
        "kept_quests": named(QUESTS, player.kept),
        "regions": s.control.count(seat),
        "closest": s.rules.closest(s, seat),
        "enemies": [other for other in range(s.seats) if other != seat and s.rules.enemies(s, seat, other)],
        "petrified": player.petrified,
    }


def _attacks(faces: list[int]) -> list[str]:
    return [ATTACKS[face - ATTACK_FACE] for face in faces]


def _offered(s: Hellas) -> list[str]:
    """What is on offer: Blessings, or Artifacts if these are asked for."""
    asked = s.prompts()
    names = ARTIFACTS if asked and isinstance(asked[0], KeepArtifact) else BLESSINGS
    return [names[number] for number in s.offered]


def _battle(s: Hellas, battle: Battle) -> shapes.BattleView:
    def side(number: int, seat: int) -> shapes.Side:
        return {
            "seat": seat,
            "hoplites": s.army(seat, battle.region),
            "cards": [COMBAT[DESIGN[card]] for card in s.cards.content[PLAYED + number]],
            "strength": strength(s, battle, number),
            "parts": [{"source": source, "number": count} for source, count in parts(s, battle, number)],
            "casualties": casualties(s, battle, number, -1),
            "beats": losses(s, number, -1),
            "passed": battle.passed >> number & 1,
            "used": named(SOURCE_NAMES, battle.used[number]),
        }

    return {
        "region": REGIONS[battle.region],
        "origins": named(REGIONS, battle.origins),
        "attacker": side(0, battle.attacker),
        "defender": side(1, battle.defender),
        "turn": (battle.attacker, battle.defender)[battle.turn],
        "stage": battle_chapter.STAGES[battle.stage],
        "outcome": outcome(s, battle, ATTACKER, NO_CARD) if battle.stage < battle_chapter.LOSSES else None,
    }


def _hunt(s: Hellas, hunt: Hunt) -> shapes.HuntView:
    kronos = hunt.monster == KRONOS
    return {
        "hunter": hunt.hunter,
        "monster": "kronos" if kronos else MONSTERS[hunt.monster],
        "region": name_of(REGIONS, s.titan().region if kronos else s.monster_at[hunt.monster]),
        "stage": hunt_chapter.STAGES[hunt.stage],
        "wounds": s.rules.titan_view(s) if kronos else wounds_of(s, hunt.monster),
        "dealt": hunt.dealt,
        "marks": named(MARKS, hunt.marks),
        "chooser": hunt.chooser if hunt.chooser != NOBODY else s.rules.attack_chooser(s, hunt.hunter),
        "card": name_of(ATTACKS, hunt.card),
        "value": hunt.value if hunt.card != NOTHING else 0,
        "defence": hunt.defence,
        "exchanges": hunt.exchanges,
    }


def private_view(s: Hellas, seat: int) -> Json:
    """The own cards, what was seen of others, and in Kronos mode the Titan's secrets."""
    others = [other for other in range(s.seats) if other != seat]
    seen: Json = {
        "hand": [COMBAT[DESIGN[card]] for card in s.hand(seat)],
        "fresh": [COMBAT[DESIGN[card]] for card in s.cards.content[FRESH + seat]],
        "known_hands": {str(other): [COMBAT[face] for face in s.cards.seen(seat, HAND + other)] for other in others},
        "drawn": _attacks(s.cards.seen(seat, DRAWN + seat)),
        "known_unplayed": _attacks(s.cards.seen(seat, UNPLAYED)),
    }
    if s.battles and seat in (s.battle().attacker, s.battle().defender):
        seen["worth"] = _worth(s, s.battle(), seat)
    return seen | s.rules.own_sheet(s, seat)


def _worth(s: Hellas, battle: Battle, seat: int) -> dict[str, shapes.Worth]:
    side = battle.side(seat)
    return {
        COMBAT[design]: {
            "strength": effect(s, battle, side, design).strength,
            "casualties": casualties(s, battle, side, design) - casualties(s, battle, side, -1),
            "beats": losses(s, side, design),
            "outcome": outcome(s, battle, side, design),
        }
        for design in designs(s, seat)
    }
