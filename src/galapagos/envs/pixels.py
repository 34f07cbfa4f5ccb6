"""Render terminal drawings to pixels with pygame, and show them in a window."""

from __future__ import annotations

import io
import math
import os
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.color import Color
from rich.console import Console, RenderableType
from rich.style import Style
from rich.terminal_theme import TerminalTheme

from galapagos.engine.errors import Refused

Ink = tuple[int, ...]  # red, green, blue
Pixels = NDArray[np.uint8]  # [height, width, red green blue]

FONT = Path(__file__).with_name("font")
POINTS = 17  # at this size a character has even dimensions, which video codecs require
WIDE, HIGH = 10, 20  # of a character
MARGIN = 20
LARGEST = (1600, 1000)  # of a window with several pictures
COLOURS = TerminalTheme(
    (24, 27, 33),
    (214, 218, 224),
    [
        (24, 27, 33),
        (229, 104, 104),
        (120, 190, 110),
        (226, 190, 96),
        (98, 160, 234),
        (192, 128, 220),
        (86, 190, 200),
        (214, 218, 224),
    ],
    [
        (110, 118, 130),
        (240, 130, 130),
        (150, 215, 140),
        (242, 212, 130),
        (130, 185, 245),
        (214, 160, 236),
        (120, 214, 222),
        (250, 250, 250),
    ],
)
PAPER, INK = tuple(COLOURS.background_color), tuple(COLOURS.foreground_color)


@cache
def load_pygame() -> Any:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # printed on stdout otherwise
    try:
        import pygame
    except ImportError:
        raise Refused("pygame-not-installed") from None
    pygame.font.init()
    return pygame


def paint(drawing: RenderableType, columns: int, rows: int) -> Pixels:
    """Paint a drawing on a picture of this many characters. A taller drawing is scaled down."""
    pygame = load_pygame()
    console = Console(
        width=columns, file=io.StringIO(), force_terminal=True, color_system="truecolor", highlight=False, emoji=False
    )
    lines = console.render_lines(drawing)
    page = pygame.Surface((columns * WIDE, max(rows, len(lines)) * HIGH))
    page.fill(PAPER)
    for row, line in enumerate(lines):
        column = 0
        for text, style, _ in line:
            write(page, text, style or Style.null(), column * WIDE, row * HIGH)
            column += len(text)
    if len(lines) > rows:
        page = pygame.transform.smoothscale_by(page, rows / len(lines))
    picture = pygame.Surface((columns * WIDE + 2 * MARGIN, rows * HIGH + 2 * MARGIN))
    picture.fill(PAPER)
    picture.blit(page, ((picture.get_width() - page.get_width()) // 2, MARGIN))
    pixels: Pixels = np.ascontiguousarray(pygame.surfarray.array3d(picture).swapaxes(0, 1))
    return pixels


def write(page: Any, text: str, style: Style, x: int, y: int) -> None:
    ink, paper = rgb(style.color, INK, True), rgb(style.bgcolor, PAPER, False)
    if style.reverse:
        ink, paper = paper, ink
    if style.dim:
        ink = between(ink, paper)
    if paper != PAPER:
        page.fill(paper, (x, y, len(text) * WIDE, HIGH))
    for place, character in enumerate(text):
        if character != " ":
            page.blit(glyph(character, bool(style.bold), ink), (x + place * WIDE, y))
    if style.strike:
        page.fill(ink, (x, y + HIGH // 2, len(text) * WIDE, 1))


def rgb(colour: Color | None, default: Ink, is_ink: bool) -> Ink:
    return default if colour is None or colour.is_default else tuple(colour.get_truecolor(COLOURS, is_ink))


def between(one: Ink, other: Ink) -> Ink:
    return tuple((a + b) // 2 for a, b in zip(one, other, strict=True))


@cache
def font(bold: bool) -> Any:
    return load_pygame().font.Font(FONT / ("DejaVuSansMono-Bold.ttf" if bold else "DejaVuSansMono.ttf"), POINTS)


@lru_cache(4096)
def glyph(character: str, bold: bool, ink: Ink) -> Any:
    return font(bold).render(character, True, ink)


def show(pictures: Sequence[Pixels], title: str, rate: int) -> None:
    """Show pictures of the same size in a grid, and wait for one frame at `rate` frames per second."""
    pygame = load_pygame()
    across = math.ceil(math.sqrt(len(pictures)))
    high, wide, _ = pictures[0].shape
    sheet = pygame.Surface((across * wide, -(-len(pictures) // across) * high))
    for place, pixels in enumerate(pictures):
        sheet.blit(
            pygame.surfarray.make_surface(pixels.swapaxes(0, 1)), (place % across * wide, place // across * high)
        )
    if len(pictures) > 1:
        sheet = pygame.transform.smoothscale_by(
            sheet, min(1, LARGEST[0] / sheet.get_width(), LARGEST[1] / sheet.get_height())
        )
    open_window(sheet.get_size(), title).blit(sheet, (0, 0))
    pygame.event.pump()
    pygame.display.flip()
    pygame.time.wait(1000 // rate)


def open_window(size: tuple[int, int], title: str) -> Any:
    """Open the window of this process, or return the open one."""
    pygame = load_pygame()
    try:
        pygame.display.init()
        pygame.display.set_caption(title)
        window = pygame.display.get_surface()
        return window if window and window.get_size() == size else pygame.display.set_mode(size)
    except pygame.error as error:
        raise Refused("window-not-possible", reason=error) from None


def close_window() -> None:
    load_pygame().display.quit()
