"""What a link says in a chat: a sentence and a picture, never with anything hidden."""

from __future__ import annotations

import random
import re
from html import unescape
from itertools import islice

import httpx
import pytest

from galapagos.engine.match.match import SPECTATOR
from galapagos.server.pages import has_page
from galapagos.server.thinking.pictures import draw, may_draw

from ..hostile.twins import Twins, moments
from ..serving import Refusal, Served, play_all, running_table

PNG = b"\x89PNG"
needs_page = pytest.mark.skipif(not has_page(), reason="make page builds the page")
needs_painter = pytest.mark.skipif(not may_draw(), reason="needs galapagos[lab]")


def tags(server: Served, path: str, language: str = "en") -> dict[str, str]:
    page = httpx.get(server.url + path, headers={"accept-language": language}).text
    return {name: unescape(text) for name, text in re.findall(r'<meta property="([^"]*)" content="([^"]*)" />', page)}


@needs_page
def test_a_link_to_a_table_says_who_plays_and_escapes_what_people_write(server: Served) -> None:
    ann = server.guest('"><script>alert(1)</script>')
    table = ann.open("evo", "", "")
    said = tags(server, f"/table/{table}")
    assert (said["og:title"], said["og:url"]) == ("Evo", f"{server.url}/table/{table}")
    assert said["og:description"] == '"><script>alert(1)</script> and 2 free seats: play along.'
    assert "<script>alert" not in httpx.get(f"{server.url}/table/{table}").text
    assert "2 freie Plätze" in tags(server, f"/table/{table}", "de-DE,de;q=0.9")["og:description"]
    assert tags(server, "/table/unknown") == tags(server, "/you") == {}


@needs_page
def test_a_link_to_a_player_tells_nothing_of_who_is_not_seen_by_everybody(server: Served) -> None:
    ann = server.guest("Ann")
    assert tags(server, f"/player/{ann.id}") == tags(server, "/player/nobody") == {}
    with pytest.raises(Refusal, match="No player"):
        ann.get(f"/api/players/{ann.id}/picture.png")  # it would be kept for others
    ann.post("/api/me/profile", visible="everybody", listed=False)
    assert tags(server, f"/player/{ann.id}")["og:description"] == "Ratings, results and matches of Ann."
    if may_draw():
        assert ann.http.get(f"/api/players/{ann.id}/picture.png").content.startswith(PNG)


@needs_painter
def test_a_table_has_a_picture_before_during_and_after_the_match(server: Served) -> None:
    guests, table = running_table(server)
    path = f"{server.url}/api/tables/{table}/picture.png"
    running = httpx.get(path)
    assert (running.headers["content-type"], running.headers["cache-control"]) == ("image/png", "public, max-age=60")
    assert running.content.startswith(PNG)
    assert httpx.get(path).content == running.content
    assert httpx.get(f"{server.url}/api/tables/{guests[0].open('dodo', '')}/picture.png").content.startswith(PNG)
    seats = [guest.at(table) for guest in guests]
    play_all(seats, random.Random(5))
    seats[0].wait_until(lambda: seats[0].is_over)
    first, last = (httpx.get(path + query) for query in ("?version=1", ""))
    assert first.content != last.content
    assert last.headers["cache-control"] == "public, max-age=86400"
    assert httpx.get(path + "?version=99999").status_code == 400


@needs_painter
def test_pictures_do_not_depend_on_hidden_information() -> None:
    chance, different = random.Random(4), 0
    for match in islice(moments("evo", 3, 4, 45), 2):
        twins = Twins(match, SPECTATOR, chance)
        different += twins.is_different
        one, other = (draw(watched.match) for watched in twins.pair)
        assert one == other
    assert different
