"""Tournaments: seating, equal dice, early stops, resuming, and bad input."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from galapagos.bots.budget import Limit
from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, find_game
from galapagos.lab.tournament import Judge, ScoreSheet, Set, Tournament, report, run, schedule
from galapagos.lab.tournament.entrant import Entrant
from galapagos.lab.tournament.table import PlayedGame, play_game
from tests.bots.positions import GAMES

DODO = find_game("dodo")


def small(bots: str = "level1,random", seats: int = 2, games: int = 6, **how: Any) -> Tournament:
    how.setdefault("options", {"turn_limit": "1"})
    return Tournament(DODO, seats, tuple(bots.split(",")), games, Limit(4), backend="python", **how)


# --- seating


def test_of_two_bots_the_first_has_one_seat_and_every_seat_in_turn() -> None:
    for number in range(3):
        seatings = small(seats=4).seatings(number)
        assert all(Counter(seating) == {0: 1, 1: 3} for seating in seatings)
        assert sorted(seating.index(0) for seating in seatings) == [0, 1, 2, 3]


def test_more_bots_meet_in_every_mixture_and_each_has_every_seat() -> None:
    tournament = small("random,greedy,level1,level2", seats=3)
    assert sorted(tournament.lineups) == [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]
    assert sorted(tournament.lineup(number) for number in range(4)) == sorted(tournament.lineups)
    for seating in zip(*tournament.seatings(5), strict=True):
        assert sorted(seating) == sorted(tournament.lineup(5))
    assert small("random,greedy,level1", seats=4).lineups == [(0, 0, 1, 2), (0, 1, 1, 2), (0, 1, 2, 2)]


def test_equal_luck_rolls_the_same_dice_whoever_sits_where() -> None:
    """With the same bot and seed at every seat, rotating the seats changes nothing."""
    bots = [Entrant.parse(DODO, "greedy"), Entrant.parse(DODO, "greedy")]
    first, second = (play_game(DODO, {}, bots, seating, 5, 1, "python") for seating in ((0, 1), (1, 0)))
    assert (first.shares, first.moves, first.ending) == (second.shares, second.moves, second.ending)
    assert any(play_game(DODO, {}, bots, (0, 1), luck, 1, "python").moves != first.moves for luck in range(6, 9))


def test_all_games_of_a_set_have_the_same_luck_and_bots_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[int, int]] = []

    def listen(
        game: Game, options: Any, bots: Any, seating: tuple[int, ...], luck: int, seed: int, backend: str
    ) -> PlayedGame:
        heard.append((luck, seed))
        return PlayedGame(seating, (0.5, 0.5), (1, 1), (0.0, 0.0), "captures")

    monkeypatch.setattr(schedule, "play_game", listen)
    for number in range(3):
        small().play_set(number)
    lucks = [luck for luck, _ in heard]
    assert lucks == [lucks[0]] * 2 + [lucks[2]] * 2 + [lucks[4]] * 2
    assert len(set(lucks)) == 3
    assert len({seed for _, seed in heard}) == 6


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_can_be_played_between_bots(game: Game) -> None:
    bots = [Entrant.parse(DODO, "greedy"), Entrant.parse(DODO, "random")]
    seating = (0, *[1] * (game.seats[0] - 1))
    played = play_game(game, {}, bots, seating, 1, 2, "python")
    assert sum(played.shares) == pytest.approx(1)
    assert all(played.moves)
    assert played.ending in game.endings[1:]


def test_the_same_tournament_has_the_same_games() -> None:
    once, again = (small().play_set(2).games for _ in range(2))
    assert [(game.seating, game.shares, game.moves) for game in once] == [
        (game.seating, game.shares, game.moves) for game in again
    ]


# --- stopping


def invented(tournament: Tournament, number: int, first: float) -> Set:
    """A set in which the first bot won that part of every game."""
    rest = (1 - first) / (tournament.seats - 1)
    games = tuple(
        PlayedGame(
            seating,
            tuple(first if bot == 0 else rest for bot in seating),
            (5,) * tournament.seats,
            (0.1,) * tournament.seats,
            "captures",
        )
        for seating in tournament.seatings(number)
    )
    return Set(number, games)


@pytest.mark.parametrize(("share", "verdict"), [(1.0, 1), (0.0, -1)])
def test_a_question_is_settled_as_soon_as_it_can_be(share: float, verdict: int) -> None:
    tournament = small(games=200)
    judge = Judge(tournament)
    sets = next(number for number in range(tournament.sets) if judge.see(invented(tournament, number, share))) + 1
    assert judge.verdict == verdict
    assert 4 <= sets <= 15


def test_the_order_in_which_sets_finish_does_not_matter() -> None:
    tournament = small(games=60)
    sets = [invented(tournament, number, 0.75 if number % 3 else 1.0) for number in range(30)]
    forward, backward = Judge(tournament), Judge(tournament)
    for played in sets:
        forward.see(played)
    for played in reversed(sets):
        backward.see(played)
    assert forward.is_settled
    assert (forward.seen, forward.verdict) == (backward.seen, backward.verdict)
    assert [played.number for played in backward.counted(sets[::-1])] == list(range(forward.seen))


def test_the_target_is_the_question() -> None:
    modest, bold = Judge(small(games=400)), Judge(small(games=400, target=1.8))
    for number in range(100):
        for judge in (modest, bold):
            judge.see(invented(judge.tournament, number, 0.75))
    assert (modest.verdict, bold.verdict) == (1, -1)


def test_a_run_stops_early_and_counts_only_what_the_verdict_rests_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tournament, "play_set", lambda self, number: invented(self, number, 1.0))
    tournament = small(games=2000)
    kept: list[Set] = []
    judge = run(tournament, keep=kept.append, workers=0)
    assert judge.verdict == 1
    assert len(kept) == judge.seen < 20
    everything: list[Set] = []
    run(small(games=100), keep=everything.append, workers=0, to_the_end=True)
    assert len(everything) == 50


# --- whole tournaments


def test_a_report_of_a_duel() -> None:
    tournament = small(games=8)
    sets: list[Set] = []
    judge = run(tournament, keep=sets.append, workers=0, to_the_end=True)
    found = report(tournament, sets, judge)
    first, second = found.standings
    assert found.games == 8
    assert first.share.mean + second.share.mean == pytest.approx(1)
    assert first.share.low <= first.share.mean <= first.share.high
    assert first.rating.points == pytest.approx(-second.rating.points)
    assert sum(found.endings.values()) == 8
    assert found.length[0] > 0
    assert first.seconds_per_move > second.seconds_per_move > 0
    assert json.loads(json.dumps(found.as_data()))["standings"][0]["bot"] == "level1"


def test_a_report_of_several() -> None:
    tournament = small("greedy,random,level1", seats=3, games=9)
    sets: list[Set] = []
    judge = run(tournament, keep=sets.append, workers=0)
    assert [standing.games for standing in report(tournament, sets, judge).standings] == [9, 9, 9]


def test_processes_play_the_same_sets() -> None:
    tournament = small("greedy,random", games=6)
    here: list[Set] = []
    there: list[Set] = []
    run(tournament, keep=here.append, workers=0, to_the_end=True)
    run(tournament, keep=there.append, workers=2, to_the_end=True)
    results = [
        [[game.shares for game in played.games] for played in sorted(sets, key=lambda played: played.number)]
        for sets in (here, there)
    ]
    assert results[0] == results[1]


SCRIPT = """
print("once")
from galapagos.engine.game import find_game
from galapagos.lab.tournament import Tournament, run
sets = []
tournament = Tournament(find_game("dodo"), 2, ("greedy", "random"), 4, options={"turn_limit": "1"}, backend="python")
run(tournament, keep=sets.append, workers=2)
print(len(sets))
"""


def test_a_script_needs_no_guard_and_runs_once(tmp_path: Path) -> None:
    (tmp_path / "script.py").write_text(SCRIPT)
    done = subprocess.run([sys.executable, "script.py"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "once\n2\n", "")


def test_what_goes_wrong_in_a_process_is_told() -> None:
    tournament = small("greedy,random")
    object.__setattr__(tournament, "options", {"colour": "red"})
    with pytest.raises(RuntimeError, match="There is no option colour"):
        run(tournament, workers=1)


# --- the file


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "results.jsonl"


def test_a_tournament_goes_on_where_it_was_stopped(path: Path) -> None:
    tournament = small("greedy,random", games=8)

    def stop_after_two(played: Set) -> None:
        sheet.keep(played)
        if len(sheet.sets) == 2:
            raise KeyboardInterrupt

    with ScoreSheet.new(path, tournament) as sheet, pytest.raises(KeyboardInterrupt):
        run(tournament, keep=stop_after_two, workers=0, to_the_end=True)
    with ScoreSheet.open(path) as sheet:
        assert sheet.tournament == tournament
        assert [played.number for played in sheet.sets] == [0, 1]
        run(tournament, sheet.sets, keep=sheet.keep, workers=0, to_the_end=True)
    with ScoreSheet.open(path) as sheet:
        stopped = [[game.shares for game in played.games] for played in sheet.sets]
    whole: list[Set] = []
    run(tournament, keep=whole.append, workers=0, to_the_end=True)
    assert stopped == [[game.shares for game in played.games] for played in whole]


def test_half_a_line_is_forgotten(path: Path) -> None:
    tournament = small("greedy,random", games=4)
    with ScoreSheet.new(path, tournament) as sheet:
        run(tournament, keep=sheet.keep, workers=0, to_the_end=True)
    whole = path.read_bytes()
    path.write_bytes(whole[:-9])
    with ScoreSheet.open(path) as sheet:
        assert [played.number for played in sheet.sets] == [0]
        run(tournament, sheet.sets, keep=sheet.keep, workers=0, to_the_end=True)
    assert len(path.read_bytes().splitlines()) == 3


@pytest.mark.parametrize(
    "damage",
    [
        lambda lines: [],
        lambda lines: ["{}"],
        lambda lines: ["[]"],
        lambda lines: ["7"],
        lambda lines: ["no json"],
        lambda lines: lines[1:],
        lambda lines: [lines[0].replace('"dodo"', '"chess"'), *lines[1:]],
        lambda lines: [lines[0].replace('"rules":1', '"rules":999'), *lines[1:]],
        lambda lines: [lines[0], lines[1], lines[1]],
        lambda lines: [lines[0], lines[1].replace("greedy", "").replace('"shares":[', '"shares":[2.0,')],
        lambda lines: [
            lines[0].replace('"seed":0', '"seed":77'),
            lines[1].replace('"seating":[0,1]', '"seating":[0,0]'),
        ],
    ],
)
def test_a_file_that_is_no_tournament_is_one_sentence(path: Path, damage: Any) -> None:
    tournament = small("greedy,random", games=2)
    with ScoreSheet.new(path, tournament) as sheet:
        run(tournament, keep=sheet.keep, workers=0)
    path.write_text("".join(f"{line}\n" for line in damage(path.read_text().splitlines())))
    before = path.read_bytes()
    with pytest.raises(Refused, match=r"^[^\n]*\.$"):
        ScoreSheet.open(path)
    assert path.read_bytes() == before


def test_a_file_that_is_there_is_not_overwritten(path: Path) -> None:
    path.write_text("precious")
    with pytest.raises(Refused, match="exists already"):
        ScoreSheet.new(path, small())
    assert path.read_text() == "precious"


def test_two_cannot_play_the_same_tournament_at_once(path: Path) -> None:
    with ScoreSheet.new(path, small()), pytest.raises(Refused, match="being played right now"):
        ScoreSheet.open(path)
    with ScoreSheet.open(path) as sheet:
        assert sheet.sets == []


# --- bad input


@pytest.mark.parametrize(
    ("bots", "how", "words"),
    [
        ("level9,greedy", {}, "There is no bot 'level9'"),
        ("greedy", {}, "2 to 12 bots"),
        ("greedy,greedy", {}, "only once"),
        ("greedy@100,random", {}, "does not search"),
        ("level1@0,greedy", {}, "more than zero"),
        ("level1@,greedy", {}, "is not a budget"),
        ("level1@-5,greedy", {}, "is not a budget"),
        ("level1@0ms,greedy", {}, "more than zero"),
        ("level1@9999s,greedy", {}, "at most"),
        ("level1:frob=1,greedy", {}, "not a valid parameter"),
        ("level1:depth=x,greedy", {}, "not a valid parameter"),
        ("level1,greedy", {"games": 0}, "1 to"),
        ("level1,greedy", {"seats": 7}, "2 to 4 players"),
        ("level1,greedy", {"target": 2.0}, "target"),
        ("level1,greedy", {"target": 0.0}, "target"),
        ("level1,greedy", {"options": {"colour": "red"}}, "no option colour"),
    ],
)
def test_what_cannot_be_played_is_one_sentence(bots: str, how: dict[str, Any], words: str) -> None:
    with pytest.raises(Refused, match=words):
        small(bots, **how)


def test_budgets_are_iterations_or_times() -> None:
    assert Entrant.parse(DODO, "level5@800").limit == Limit(800)
    assert Entrant.parse(DODO, "level5@50ms").limit == Limit(seconds=0.05)
    assert Entrant.parse(DODO, "level5@1.5s:depth=3").changes == {"depth": 3}
    assert Entrant.parse(DODO, "level5", Limit(7)).limit == Limit(7)
    assert [str(Limit.parse(text)) for text in ("800", "50ms", "1.5s")] == ["800", "50ms", "1500ms"]
    for nothing in (Limit(), Limit(0, 0.0), Limit(5, 1.0), Limit(-1)):
        with pytest.raises(Refused):
            nothing.check()


def test_a_judgement_without_doubt_is_refused() -> None:
    with pytest.raises(Refused, match="doubt must be 1 or more"):
        Entrant.parse(DODO, "level5:doubt=0")


def test_a_plan_of_a_game_is_a_bot_of_that_game_only() -> None:
    mutations = find_game("mutations")
    assert Entrant.parse(mutations, "hoarder").name == "hoarder"
    with pytest.raises(Refused, match=r"^There is no bot 'hoarder': use .*\.$"):
        Entrant.parse(DODO, "hoarder")
    with pytest.raises(Refused, match=r"^hoarder does not search"):
        Entrant.parse(mutations, "hoarder@50")
