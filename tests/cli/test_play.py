"""Matches in the terminal with typed lines: seats, saving, and commands."""

from __future__ import annotations

from pathlib import Path

import pytest

from galapagos.cli.table.choices import FEW, ChoiceGroup, make_menu, matching
from galapagos.engine.match.match import Choice, Match, from_position, new
from galapagos.engine.match.record import Record
from galapagos.engine.words.message import Message

from .conftest import Galapagos

SHORT = ("--option", "turn_limit=1", "--seed", "1")


def kept(folder: Path = Path("data/matches")) -> Record:
    (file,) = folder.glob("*.txt")
    return Record.parse(file.read_text())


def test_bots_play_by_themselves_and_the_match_is_kept(galapagos: Galapagos) -> None:
    result = galapagos("play dodo --seats greedy,random", *SHORT)
    assert result.code == 0
    assert "The game is over" in result.out
    record = kept()
    assert record.players == ("greedy", "random")
    assert Match.replay(record).is_over
    assert galapagos("verify", result.written[0]).code == 0


def test_a_bot_that_thinks_says_so_to_a_terminal(galapagos: Galapagos, monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ("play", "dodo", "--seats", "level1,random", *SHORT)
    assert galapagos(*arguments).err == ""
    monkeypatch.setenv("TTY_COMPATIBLE", "1")
    thoughts = galapagos(*arguments).err
    assert "white (Hatchling) is thinking" in thoughts
    assert "orange" not in thoughts


def test_the_same_seed_gives_the_same_match(galapagos: Galapagos) -> None:
    """The dice and bots are the same; only the name of the file differs."""
    once, again = (galapagos("play dodo --seats greedy,random", *SHORT).out.splitlines()[:-2] for _ in range(2))
    assert once == again


def test_the_first_run_works_by_pressing_enter(galapagos: Galapagos) -> None:
    result = galapagos("play", typed="\n\n\n\n1\n1\nquit\n")
    assert result.code == 0
    assert "white (you), orange (Fledgling 1), pink (Fledgling 2)" in result.out
    assert kept().players == ("you", "level2", "level2")


def test_questions_are_put_again_until_the_answer_makes_sense(galapagos: Galapagos) -> None:
    lines = [
        "9",
        "frob",
        "dodo",
        "short",
        "deck=marked",
        "colour=red",
        "none",
        "7",
        "x",
        "2",
        "clever",
        "you,you",
        "quit",
    ]
    result = galapagos("play", typed="\n".join(lines) + "\n")
    assert result.code == 0
    for words in (
        "no game number 9",
        "no game 'frob'",
        "'short' is not an option",
        "use standard, short",
        "There is no option colour",
        "2 to 4 can play, not 7",
        "'x' is not a number",
        "'clever' is not a player",
    ):
        assert words in result.out
    assert "white (you), orange (you)" in result.out


@pytest.mark.parametrize(
    ("options", "numbers"),
    [
        ("", "2 to 5? [4]"),
        ("variant=teams", "4 or 6? [4]"),
        ("Variant=TWINS, energy=7", "2 or 3? [3]"),
    ],
)
def test_the_menu_offers_the_numbers_of_players_that_the_options_allow(
    galapagos: Galapagos, options: str, numbers: str
) -> None:
    result = galapagos("play", typed=f"laborigines\n{options}\n1\n\n\nquit\n")
    assert result.code == 0
    assert "variant=base, teams, twins (usually base)" in result.out
    assert f"How many players, {numbers} > " in result.out.replace("?\n[", "? [")
    assert "can play, not 1." in result.out


def test_a_single_possible_number_of_players_is_not_asked_for(galapagos: Galapagos) -> None:
    result = galapagos("play", typed="evo\nboard=ad\n\nquit\n")
    assert "How many players" not in result.out
    (seats,) = (line for line in result.out.splitlines() if line.startswith("Evo: "))
    assert seats.count("(you)") + seats.count("(Fledgling ") == 4


def test_without_a_number_of_players_as_many_play_as_the_options_allow(galapagos: Galapagos) -> None:
    result = galapagos("play laborigines --option variant=twins", typed="quit\n")
    assert result.code == 0
    assert result.out.splitlines()[0].count("(") == 3


def test_a_running_match_is_offered(galapagos: Galapagos) -> None:
    galapagos("play dodo", *SHORT, typed="place red e1\nquit\n")
    result = galapagos("play", typed="r\nlog\nquit\n")
    assert result.code == 0
    assert "White's w1 (1 red) is placed in e1." in result.out


def test_leaving_before_anything_was_decided_keeps_nothing(galapagos: Galapagos) -> None:
    result = galapagos("play dodo", typed="quit\n")
    assert (result.code, result.written) == (0, [])
    assert "nothing is saved" in result.out


def test_the_input_may_end_in_the_middle_and_the_match_goes_on_later(galapagos: Galapagos) -> None:
    result = galapagos("play dodo", *SHORT, typed="place red e1\n")
    assert result.code == 2
    assert (
        result.err
        == "galapagos: The input ended before the match did. It is saved: continue with galapagos play --resume.\n"
    )
    assert "place red e1" in kept().actions
    assert galapagos("play --resume dodo", typed="quit\n").code == 0


def test_everything_that_can_be_typed(galapagos: Galapagos) -> None:
    lines = [
        "?", "hint", "board", "log", "why", "why place red e1", "why place red e9", "why migrate c1 e2", "why fly",
        "99", "0", "frob", "migrate c1 e2", "place", "place red", "", "undo", "place red e1", "undo", "save copy.txt",
        "save copy.txt", "save", "save nowhere/x.txt", "quit",
    ]  # fmt: skip
    result = galapagos("play dodo --players 2", *SHORT, typed="\n".join(lines) + "\n")
    assert result.code == 0
    for words in (
        "take back your last decision",
        "A greedy bot would play: Place",
        "Name an action",
        "place red e1 is allowed",
        "There is no such environment",
        "That is not what this phase asks for.",
        "'fly' is not an action",
        "There is no choice 99",
        "There is no choice 0",
        "'frob' is neither",
        "place red …",
        "You have nothing to take back.",
        "Taken back.",
        "copy.txt continues from here",
        "exists already",
        "Name a file",
        "cannot be written",
    ):
        assert words in result.out, words
    assert galapagos("play --resume copy.txt", typed="place red e1\nquit\n").code == 0
    assert "place red e1" in Path("copy.txt").read_text()


def test_a_match_from_a_file_goes_on_from_that_file(galapagos: Galapagos) -> None:
    galapagos("play dodo", *SHORT, typed="save my game.txt\nplace red e1\nquit\n")
    typed = "?\nplace red e2\nquit\n"
    for end in (
        galapagos("play --resume", "my game.txt", typed=typed).out,
        galapagos("play --resume", "my game.txt", typed="place yellow e2\n").err,
    ):
        assert "It is saved: continue with galapagos play --resume 'my game.txt'.\n" in end
    help_text = galapagos("play --resume", "my game.txt", typed="?\n").out
    assert "leave; galapagos play --resume 'my game.txt' continues" in help_text
    assert "It is saved: continue with galapagos play --resume.\n" in galapagos("play --resume", typed="quit\n").out


@pytest.mark.parametrize("word", ["q", "Q", "exit", "EXIT", "quit", "Quit"])
def test_quit_works_at_every_prompt(galapagos: Galapagos, word: str) -> None:
    for typed in (f"{word}\n", f"dodo\n{word}\n", f"dodo\n\n{word}\n", f"dodo\n\n\n{word}\n"):
        result = galapagos("play", typed=typed)
        assert (result.code, result.err) == (0, "galapagos: No match was started.\n")
    result = galapagos("play dodo", *SHORT, typed=f"place red e1\n{word}\n")
    assert (result.code, result.err) == (0, "")
    assert "It is saved" in result.out
    result = galapagos("play evo --seats you,you,greedy --seed 1", typed=f"1\n1\n{word}\n")
    assert (result.code, result.err) == (0, "")
    assert "who presses Enter: It is saved" in result.out


def test_capital_letters_make_no_difference(galapagos: Galapagos) -> None:
    lines = [
        "DODO",
        "DECK=Short",
        "2",
        "You,RANDOM",
        "Why PLACE red E9",
        "MIGRATE c1 e2",
        "Place RED",
        "Place Red E1",
        "UNDO",
        "QUIT",
    ]
    result = galapagos("play", typed="\n".join(lines) + "\n")
    assert result.code == 0
    for words in (
        "white (you), orange (random)",
        "There is no such environment",
        "That is not what this phase asks for.",
        "Place RED …",
        "Taken back.",
    ):
        assert words in result.out, words


def test_people_who_share_a_keyboard_see_no_secrets_of_each_other(galapagos: Galapagos) -> None:
    """Evo deals cards that only their holder sees; Dodo hides nothing."""
    first = galapagos("play evo --seats you,you,greedy --seed 1", typed="1\n1\n\n1\n1\nquit\nquit\n")
    assert "Hand the keyboard to" in first.out
    second = galapagos("play dodo --seats you,you --seed 1", typed="1\n1\n1\n1\nquit\n")
    assert "Hand the keyboard to" not in second.out


def test_a_match_may_begin_at_a_position(galapagos: Galapagos) -> None:
    position = "seats 2; migration; white r e1; orange y e2"
    result = galapagos("play dodo --position", position, typed="migrate w1 e4\nquit\n")
    assert result.code == 0
    assert kept().position.startswith("seats 2")


@pytest.mark.parametrize("typed", ["migrate w1 e4", "MIGRATE W1 E4", "migrate c1 e4"])
def test_an_action_is_typed_with_the_names_on_the_board_or_as_in_records(galapagos: Galapagos, typed: str) -> None:
    position = "seats 2; migration; white r e1; orange y e2"
    result = galapagos("play dodo --position", position, typed=f"why migrate w1 e5\n{typed}\nlog\nquit\n")
    assert "[Migration Phase, D8]" in result.out
    assert "White's w1 (1 red) moves from e1 to e4." in result.out
    assert kept().actions[0] == "migrate c1 e4"


def test_few_choices_are_listed_and_many_are_grouped_by_their_first_words() -> None:
    match = new("dodo", 3, seed=1)
    assert match.decision is not None
    options = match.decision.options
    menu = make_menu(options)
    assert [entry.words for entry in menu if isinstance(entry, ChoiceGroup)] == [
        "place red",
        "place yellow",
        "place green",
    ]
    assert make_menu(options[:FEW]) == list(options[:FEW])
    assert [option.text for option in matching(options, "place red e2")] == ["place red e2"]
    assert len(matching(options, "place red")) == 9


def test_a_group_is_named_by_what_its_choices_have_in_common() -> None:
    tokens = (
        from_position("dodo", "seats 2; tokens 0; white r e1; white y e2; orange g e6").request(0, words="en").choices
    )
    assert [entry.label for entry in make_menu(tokens)] == [
        "Pass",
        "Competitive Advantage for …",
        "Famine: cover …",
        "Relocate …",
    ]
    assert [entry.label for entry in make_menu(matching(tokens, "famine"))] == [
        f"Famine: cover … in e{number}" for number in range(1, 7)
    ]


def test_instead_of_a_single_group_its_choices_are_grouped_further() -> None:
    options = [
        Choice(0, "pass", "pass", (), Message("x")),
        *(
            Choice(
                1 + 4 * i + k, f"move c{i} e{k}", "move", (f"c{i}", f"e{k}"), Message("x", words=f"Move c{i} to e{k}")
            )
            for i in range(6)
            for k in range(4)
        ),
    ]
    assert [entry.label for entry in make_menu(options)[1:]] == [f"Move c{i} to …" for i in range(6)]


def test_a_choice_without_a_group_stands_for_itself() -> None:
    options = [
        Choice(0, "pass", "pass", (), Message("x")),
        *(Choice(i, f"move c{i}", "move", (f"c{i}",), Message("x")) for i in range(1, 30)),
    ]
    assert make_menu(options)[0] == options[0]
    assert isinstance(make_menu(options)[1], ChoiceGroup)
    assert make_menu(options[1:]) == options[1:]


@pytest.mark.parametrize("name", ["evo", "laborigines", "mutations"])
def test_the_other_games_can_be_played_to_some_turns_too(galapagos: Galapagos, name: str) -> None:
    result = galapagos("play", name, "--seed", "2", typed="hint\n" + "1\n" * 6 + "quit\n")
    assert result.code == 0
    assert "A greedy bot would play" in result.out
