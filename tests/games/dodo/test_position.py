"""Positions as texts: what they complete, what they refuse, and what must hold in every state."""

from __future__ import annotations

import pytest

from galapagos.engine.errors import Refused
from galapagos.engine.game import find_game
from galapagos.engine.language.contract import CHANCE, OVER
from galapagos.engine.match.match import Match
from galapagos.engine.notation.position import describe, parse
from galapagos.games.dodo.data import MAX_CREATURES, Token
from galapagos.games.dodo.rules.audit import Fault, audit
from galapagos.games.dodo.state import Ending, Phase

from .table import at, clauses, consume, creatures

DODO = find_game("dodo")

# --- what a text leaves out


def test_a_creature_is_enough() -> None:
    assert describe(DODO, parse(DODO, "white r e1")) == (
        "seats 2; turn 1; active white; tokens 0; e1 221; e2 212; e3 122; e4 311; e5 131; e6 113; white r e1"
    )


def test_environments_that_are_not_named_are_the_first_cards_left() -> None:
    assert clauses(at("e2 221; white r e1"))[4:7] == ["e1 212", "e2 221", "e3 122"]
    assert clauses(at("option deck=short; white r e1"))[5:7] == ["e1 211", "e2 121"]


def test_creatures_are_oldest_first() -> None:
    assert creatures(at("orange ry e2; white g e1")) == ["orange ry e2", "white g e1"]


def test_blocks_may_be_written_in_any_order() -> None:
    assert creatures(at("white gyrr e1")) == ["white rryg e1"]


def test_the_box_has_what_is_not_on_the_board() -> None:
    s = at("white ryy e1; orange g e1").s
    assert (list(s.bases[:2]), list(s.blocks)) == ([24, 24], [39, 38, 39])


def test_who_is_not_named_has_all_tokens() -> None:
    s = at("white r e1; tokens orange famine").s
    assert list(s.tokens[:2]) == [7, Token.FAMINE]
    assert at("white r e1; tokens orange famine+famine").s == s


def test_before_the_first_turn_creatures_are_in_hand_until_they_are_placed() -> None:
    scene = at("seats 2; placement; white y e3")
    assert (scene.actor, scene.s.turn, scene.s.step, scene.s.count) == (1, 0, 1, 6)
    assert at("environments; e3 311").s.step == 3


@pytest.mark.parametrize(
    ("phase", "actor"), [("tokens", 1), ("tokens 1", 0), ("migration", 1), ("migration 3", 0), ("begin", CHANCE)]
)
def test_whose_turn_it_is_follows_from_the_phase(phase: str, actor: int) -> None:
    creature = "" if phase == "begin" else "; white r e1; orange r e1"
    assert at(f"active orange; {phase}{creature}").actor == actor


def test_consumption_goes_on_to_its_next_question() -> None:
    assert at("consumption; e1 221; white rr e1; white ry e1; orange r e2").options == ["feed c1", "feed c2"]
    assert at("consumption; e1 221; white rr e1 fed; white ry e1; orange r e2").s.phase == Phase.REPRODUCTION
    assert at("consumption; e1 221; white rrr e1").actor == OVER
    assert at("consumption").actor == OVER


def test_reproduction_goes_on_to_its_next_parent() -> None:
    assert at("active orange; reproduction; white r e1 fed; orange r e1; orange y e1 fed").s.step == 2
    assert at("reproduction; white r e1").s.turn == 2


# --- exactly the same state again


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {"deck": "short"}), (3, {"supply": "unlimited", "migration_rounds": 4}), (4, {"turn_limit": 2})],
)
def test_every_state_of_a_game_is_written_without_raw_fields_and_read_back(
    seats: int, options: dict[str, str | int]
) -> None:
    match = Match(DODO, DODO.new_state(seats, options), None)
    while not match.is_over:
        match.play(match.legal()[len(match.actions) * 7 % len(match.legal())])
        assert "{" not in match.position
        assert parse(DODO, match.position) == match.state


def test_an_open_question_is_read_back() -> None:
    scene = consume("e1 221; white gg e1; white rr e1; white ry e1; orange r e2")
    assert parse(DODO, scene.match.position) == scene.s


def test_the_end_is_read_back() -> None:
    for position in (
        "e1 221; white rrr e1",
        "turn 30; e1 221; white r e1; last orange 7",
        "e1 221 cover red+red; e2 311; white yyg e1; white rrryg e2; orange r e3",
    ):
        s = consume(position).s
        assert s.actor == OVER
        assert parse(DODO, describe(DODO, s)) == s


@pytest.mark.parametrize(
    ("text", "ending", "ranks"),
    [
        ("consumption; white r e1 captor; white r e2 captor; orange g e3 fed", Ending.CAPTURES, [1, 2]),
        ("consumption; white r e1 captor; orange r e2 captor; last white 1", Ending.EXTINCTION, [1, 2]),
        ("turn 30; consumption; white r e1 captor; orange r e2 fed", Ending.TURN_LIMIT, [1, 2]),
    ],
)
def test_a_game_that_is_over_stands_in_consumption(text: str, ending: Ending, ranks: list[int]) -> None:
    scene = at(text)
    assert (scene.actor, scene.s.ending, scene.match.ranks) == (OVER, ending, ranks)
    assert parse(DODO, scene.match.position) == scene.s


# --- what is refused, in one sentence


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("", "no creatures in play"),
        ("seats 5", "2 to 4 players"),
        ("seats two", "whole number"),
        ("seats", "should be seats and a number"),
        ("seats 2 3; white r e1", "should be seats and a number"),
        ("white r e1; option", "write name=value"),
        ("white r e1; turn 3 4", "is too long"),
        ("white r e1 moved relocated happy; migration", "'happy' is not one of relocated, moved"),
        ("seats 2; pink r e1", "pink does not take part"),
        ("active blue; white r e1", "blue does not take part"),
        ("purple r e1", "'purple' is not a clause of a position"),
        ("white r", "is incomplete"),
        ("white x e1", "'x' is not one of r, y, g"),
        ("white r e0", "no environment 'e0': they go from e1 to e9"),
        ("white r e7", "no environment e7"),
        ("white r e1 happy", "'happy' is not one of"),
        ("white r e1 fed", "fed or starved"),
        ("migration; white r e1 captor moved", "cannot be moved and captor"),
        ("white rrrryyyyg e1", "9 blocks"),
        ("white r e1; e1 999", "'999' is not one of"),
        ("white r e1; e1 211", "try option deck=short"),
        ("white r e1; option deck=short; e1 322", "try option deck=standard"),
        ("white r e1; e1 221; e2 221", "card 221 is there twice"),
        ("white r e1; e1 221; e1 311", "e1 is there twice"),
        ("white r e1; e1 221 uncover red", "'uncover' should be 'cover'"),
        ("white r e1; e1 221 cover red+red+red", "only 2 red squares"),
        ("white r e1; e1 221 cover blue", "'blue' is not one of"),
        ("white r e1 captor; orange r e1", "only the captor"),
        ("white r e1 captor; orange r e1 captor", "only the captor"),
        ("white r e1; tokens 2", "the last one is tokens 1"),
        ("white r e1; migration 6", "the last one is migration 5"),
        ("white r e1; migration 65536", "whole number up to 99"),
        ("white r e1; migration -1", "whole number"),
        ("white r e1; migration; tokens 0", "two phases"),
        ("white r e1; migration 1; migration 2", "migration is there twice"),
        ("white r e1; turn 3; turn 4", "turn is there twice"),
        ("white r e1; active white; active orange", "active is there twice"),
        ("white r e1; tokens white famine; tokens white none", "tokens white is there twice"),
        ("white r e1; last orange 1; last orange 2; turn 5", "last orange is there twice"),
        ("white r e1; seats 2; seats 3", "seats is there twice"),
        ("white r e1; option deck=short; option deck=standard", "option deck is there twice"),
        ("white r e1; tokens white luck", "'luck' is not one of"),
        ("white r e1; tokens pink none", "pink does not take part"),
        ("white r e1; turn 0", "not a phase of turn 0"),
        ("white r e1; turn", "is incomplete"),
        ("placement; turn 3", "not a phase of turn 3"),
        ("white r e1; turn 31", "turn 30 is the last one"),
        ("option turn_limit=2; white r e1; turn 3", "turn 2 is the last one"),
        ("reproduction; turn 30; white r e1 fed", "ends before reproduction"),
        ("turn 4; white r e1; last orange 4", "turn 4 yet"),
        ("turn 4; consumption; white r e1; last orange 5", "turn 5 yet"),
        ("placement; last orange 1", "turn 1 yet"),
        ("turn 4; white r e1; last white 1", "the last turn is 3, not 1"),
        ("white r e1 moved", "moved before the migration phase"),
        ("consumption; white r e1 fed starved", "cannot be fed and starved"),
        ("environments 2; white r e1", "comes too early"),
        ("begin; white r e1", "comes too early"),
        ("placement; white r e1; white r e2", "White's red creature is placed twice"),
        ("placement; white ry e1", "one block"),
        ("placement; white r e1 moved", "cannot be moved"),
        ("placement; white r e1; white y e1", "take turns"),
        ("placement; orange r e1", "take turns"),
        (
            "placement; white r e1; white y e1; white g e1; orange r e1; orange y e1; orange g e1",
            "next phase is tokens",
        ),
        ("environments 6", "next phase is begin"),
        ("environments 99", "next phase is begin"),
        ("begin 1", "takes no number"),
        ("white r e1; option deck", "name=value"),
        ("white r e1; option luck=1", "no option luck"),
        ("white r e1; option deck=long", "standard, short"),
        ("white r e1; option migration_rounds=5", "3 to 4"),
        ("white r e1; option turn_limit=0", "from 1"),
        ("consumption; e1 221; white rr e1 fed; orange rr e1 fed", "has not fed so many"),
        ("reproduction; e1 221; white rr e1 fed; orange rr e1 fed", "has not fed so many"),
        ("reproduction; e1 221 cover red; white rr e1 fed", "has not fed so many"),
        ("; ".join(["option supply=unlimited; reproduction", *["white r e1 fed"] * 61]), "has not fed so many"),
        (
            "; ".join(["option supply=unlimited; reproduction; white r e1 fed", *["white r e1"] * (MAX_CREATURES - 1)]),
            "children included",
        ),
        ("white r e1 captor; white r e2 captor; orange g e3", "White has 2 captures, which has ended the game"),
        ("migration; white r e1 captor; white r e2 captor; orange g e3", "2 captures"),
        ("consumption; white r e1 captor; white r e2 captor; orange g e3", "2 captures"),
        ("consumption; white r e1 captor; white r e2 captor; orange g e3 starved", "2 captures"),
        ("reproduction; white r e1 captor; white r e2 captor; orange g e3 fed", "2 captures"),
        ("white r e1 captor", "no creatures in play"),
        ("reproduction; white r e1 captor", "no creatures in play"),
        ("reproduction", "no creatures in play"),
        ("; ".join(["white r e1"] * 26), "supply=unlimited"),
        ("; ".join(["option supply=unlimited", *["white r e1"] * (MAX_CREATURES + 1)]), "never more than 120"),
        ("white r e1 {turn=x}", "not a field"),
        ("white r e1 {luck=1}", "does not fit"),
        ("white r e1 {bases[0]=3}", "cannot be a position"),
    ],
)
def test_a_text_that_is_no_position_is_refused_in_one_sentence(position: str, sentence: str) -> None:
    with pytest.raises(Refused, match=sentence):
        parse(DODO, position)


# --- the audit finds what is not conserved


@pytest.mark.parametrize(
    ("field", "fault"),
    [
        ("bases[1]=24", Fault.BASES),
        ("bases[0]=25", Fault.BASES),
        ("blocks[2]=39", Fault.BLOCKS),
        ("environments[0].covered[0]=3", Fault.SQUARES),
        ("environments[0].left[0]=3", Fault.SQUARES),
        ("environments[0].left[1]=-1", Fault.SQUARES),
        ("creatures[0].cell=6", Fault.CREATURE),
        ("creatures[0].cell=-1", Fault.CREATURE),
        ("creatures[0].owner=2", Fault.CREATURE),
        ("creatures[0].marks=32", Fault.CAPTOR),
        ("environments[0].captor=1", Fault.CAPTOR),
        ("environments[1].captor=1", Fault.CAPTOR),
        ("creatures[7].cell=1", Fault.STALE_SLOT),
        ("queue[0].line=1", Fault.STALE_SLOT),
    ],
)
def test_the_audit_finds_what_is_missing_doubled_or_out_of_place(field: str, fault: Fault) -> None:
    s = at("option supply=unlimited; e1 221; white r e1" if "owner" in field else "e1 221; white r e1").s
    assert audit(s) == Fault.NONE
    path, _, number = field.partition("=")
    *steps, last = path.replace("]", "").replace("[", ".").split(".")
    target = s
    for step in steps:
        target = target[int(step)] if step.isdigit() else getattr(target, step)
    if last.isdigit():
        target[int(last)] = int(number)
    else:
        setattr(target, last, int(number))
    assert audit(s) == fault


@pytest.mark.parametrize("marks", [0, 32])
def test_the_audit_finds_a_captor_that_is_not_alone(marks: int) -> None:
    s = at("e1 221; white rryyg e1 captor; orange r e2").s
    s.creatures[1].cell = 0
    s.creatures[1].marks = marks
    assert audit(s) == Fault.CAPTOR
    s.creatures[1].owner = 0
    s.bases[0] -= 1
    s.bases[1] += 1
    assert audit(s) == Fault.CAPTOR
