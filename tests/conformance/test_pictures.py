"""Positions as pictures, in videos and in windows. SDL draws the windows into memory here, from where they are read."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pygame
import pytest
from gymnasium.wrappers import RecordVideo
from moviepy import VideoFileClip
from rich.text import Text

from galapagos.engine.errors import Refused
from galapagos.engine.game import Game
from galapagos.envs import pixels
from galapagos.envs.gymnasium import SeatEnv, SeatVectorEnv
from galapagos.envs.pettingzoo import raw_env

from .tables import by_game

GAMES = Path(pixels.__file__).parents[1] / "games"
ADAPTERS = ("gymnasium", "pettingzoo")


@pytest.fixture
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    for adapter in ADAPTERS:
        monkeypatch.setattr(f"galapagos.envs.{adapter}.RATE", 10_000)


def single(game: str = "laborigines", **given: Any) -> SeatEnv:
    return SeatEnv(game, opponents="random", backend="python", **given)


def in_the_window() -> Any:
    return pygame.surfarray.array3d(pygame.display.get_surface()).swapaxes(0, 1)


@by_game
def test_all_pictures_of_a_game_have_one_size_with_even_sides(game: Game) -> None:
    env = single(game.name, render_mode="rgb_array")
    seen, _ = env.reset(seed=2)
    pictures = [env.render()]
    for _ in range(20):
        seen, _, over, _, _ = env.step(int(seen["action_mask"].argmax()))
        pictures.append(env.render())
        if over:
            break
    columns, rows = game.module("board").PICTURE
    assert {picture.shape for picture in pictures} == {
        (rows * pixels.HIGH + 2 * pixels.MARGIN, columns * pixels.WIDE + 2 * pixels.MARGIN, 3)
    }
    assert all(side % 2 == 0 for side in pictures[0].shape[:2])
    assert {picture.dtype.name for picture in pictures} == {"uint8"}
    assert len({picture.tobytes() for picture in pictures}) > 10


def test_a_character_stands_in_its_place_and_colours() -> None:
    picture = pixels.paint(Text.assemble("ab", ("c ", "#ff0000 on #0000ff"), ("d", "dim"), ("e", "strike")), 6, 2)
    cells = [
        picture[pixels.MARGIN : pixels.MARGIN + pixels.HIGH, pixels.MARGIN + k * pixels.WIDE :][
            :, : pixels.WIDE
        ].reshape(-1, 3)
        for k in range(6)
    ]
    inks = [{tuple(map(int, colour)) for colour in cell} for cell in cells]
    assert (24, 27, 33) in inks[0]
    assert {(0, 0, 255), (255, 0, 0)} <= inks[2]
    assert inks[3] == {(0, 0, 255)}
    assert max(max(colour) for colour in inks[4]) < 140 < max(max(colour) for colour in inks[0])
    assert (
        picture[pixels.MARGIN + pixels.HIGH // 2, pixels.MARGIN + 5 * pixels.WIDE :][: pixels.WIDE] == (214, 218, 224)
    ).all()
    assert (picture[pixels.MARGIN + pixels.HIGH :] == (24, 27, 33)).all()


def test_a_drawing_that_is_too_tall_is_made_smaller() -> None:
    fitting, tall = (pixels.paint(Text("\n".join(["x" * 20] * lines)), 20, 10) for lines in (10, 30))
    assert fitting.shape == tall.shape
    written = [np.flatnonzero((picture != (24, 27, 33)).any((1, 2))) for picture in (fitting, tall)]
    assert written[1][-1] == pytest.approx(written[0][-1], abs=pixels.HIGH)


@by_game
def test_the_font_has_every_character_of_a_board(game: Game) -> None:
    folder = GAMES / game.name
    said = [
        node.value
        for node in ast.walk(ast.parse((folder / "board.py").read_text()))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    characters = {*"".join(said), *(folder / "en.ftl").read_text(), *"─│╭╮╯╰"} - {"\n"}
    pixels.load_pygame()
    for bold in (False, True):
        assert not [character for character in characters if pixels.font(bold).metrics(character) in ([], [None])]
        assert pixels.font(bold).size("M") == (pixels.WIDE, pixels.HIGH)


def test_a_video_is_recorded(tmp_path: Path) -> None:
    env = RecordVideo(
        gymnasium.make(
            "galapagos/Laborigines-v1", players=2, opponents="random", turn_limit=1, render_mode="rgb_array"
        ),
        str(tmp_path / "videos"),
    )
    seen, _ = env.reset(seed=1)
    first, steps, over = env.unwrapped.render(), 0, False
    while not over:
        seen, _, over, _, _ = env.step(int(seen["action_mask"].argmax()))
        steps += 1
    env.close()
    with VideoFileClip(str(tmp_path / "videos" / "rl-video-episode-0.mp4")) as video:
        assert video.size == [first.shape[1], first.shape[0]]
        assert video.reader.n_frames == steps + 1
        assert np.abs(video.get_frame(0).astype(int) - first).mean() < 4


def test_a_window_shows_every_step_of_an_environment(no_waiting: None) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # Gymnasium's, where it must help out
        env = gymnasium.make(
            "galapagos/Laborigines-v1", players=2, opponents="random", render_mode="human", backend="python"
        )
    beside = single(players=2, render_mode="rgb_array")
    (seen, _), _ = env.reset(seed=4), beside.reset(seed=4)
    for _ in range(4):
        assert env.render() is None
        assert np.array_equal(in_the_window(), beside.render())
        action = int(seen["action_mask"].argmax())
        seen, *_ = env.step(action)
        beside.step(action)
    env.close()
    assert not pygame.display.get_init()


def test_a_window_shows_what_the_seat_sees_that_is_asked(no_waiting: None) -> None:
    shown, beside = (raw_env("laborigines", 2, render_mode=mode, backend="python") for mode in ("human", "rgb_array"))
    for env in (shown, beside):
        env.reset(seed=4)
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    assert np.array_equal(in_the_window(), beside.render())
    shown.close()


def test_a_vector_draws_each_game_and_shows_the_first_side_by_side(no_waiting: None) -> None:
    given: dict[str, Any] = {"players": 2, "opponents": "random", "backend": "python"}
    drawn = SeatVectorEnv("laborigines", 3, render_mode="rgb_array", **given)
    seen, _ = drawn.reset(seed=[7, 8, 9])
    drawn.step(seen["action_mask"].argmax(1))
    frames = drawn.render()
    assert isinstance(frames, tuple)
    for seed, frame in zip((7, 8, 9), frames, strict=True):
        alone = single(players=2, render_mode="rgb_array")
        seen, _ = alone.reset(seed=seed)
        alone.step(int(seen["action_mask"].argmax()))
        assert np.array_equal(frame, alone.render())
    shown = SeatVectorEnv("laborigines", 12, render_mode="human", **given)
    shown.reset(seed=7)
    window = in_the_window()
    assert shown.render() is None
    assert window.shape[1] <= 1600
    assert window.shape[0] <= 1000
    assert all(part.std() > 5 for row in np.array_split(window, 3) for part in np.array_split(row, 3, axis=1))
    shown.close()
    assert all(
        text.startswith("<svg") for text in SeatVectorEnv("laborigines", 2, render_mode="svg", **given).render() or ()
    )


def test_a_machine_without_a_screen_says_what_else_there_is() -> None:
    environment = "SeatEnv('laborigines', opponents='random', backend='python', render_mode='human')"
    program = f"from galapagos.envs.gymnasium import SeatEnv; {environment}.reset(seed=1)"
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"SDL_VIDEODRIVER": "none"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Refused: No window can be opened here" in done.stderr
    assert "use the render mode 'rgb_array'" in done.stderr


def test_a_render_mode_that_there_is_not_is_refused() -> None:
    for make in (
        single,
        lambda **given: raw_env("dodo", 2, **given),
        lambda **given: SeatVectorEnv("dodo", 2, **given),
    ):
        with pytest.raises(Refused, match="There is no render mode '3d': use human, rgb_array, ansi, svg"):
            make(render_mode="3d")
