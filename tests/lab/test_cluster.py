"""Clusters, as far as one can test without machines: what is refused when connecting, and on a machine with other
rules. `make thorough` has a real cluster."""

from __future__ import annotations

import importlib.util
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from galapagos.engine.errors import Refused
from galapagos.lab.cell import Chunk, play_together
from galapagos.lab.cluster import ChunkQueue, check_address, greet, play_batch
from galapagos.lab.experiment import Experiment
from galapagos.lab.tracing.tracer import Tables
from tests.cli.conftest import Galapagos, galapagos
from tests.cli.test_wrong_input import assert_refused

pytest.importorskip("duckdb")

__all__ = ["galapagos"]

SMALL = Experiment("dodo", players=[2], bots=["random"], options={"turn_limit": 1}, games=4, chunk=4)


@pytest.mark.parametrize(
    "address", ["", "auto", "10.0.0.5", ":6379", "10.0.0.5:", "10.0.0.5:port", "10.0.0.5:70000", "ray://10.0.0.5"]
)
def test_an_address_is_a_host_and_a_port(address: str) -> None:
    with pytest.raises(Refused, match=r"is not an address: write HOST:PORT, such as 10\.0\.0\.5:6379\."):
        check_address(address)


def test_addresses_of_both_kinds_are_read() -> None:
    assert check_address("10.0.0.5:6379") == ("10.0.0.5", 6379)
    assert check_address("[::1]:6379") == ("::1", 6379)


@pytest.fixture
def stranger() -> Iterator[str]:
    """A server that answers but is no Ray cluster."""
    with socket.create_server(("127.0.0.1", 0)) as server:

        def answer() -> None:
            line, _ = server.accept()
            with line:
                line.recv(100)
                line.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")

        thread = threading.Thread(target=answer)
        thread.start()
        yield f"127.0.0.1:{server.getsockname()[1]}"
        thread.join()


def test_whoever_answers_is_asked_whether_it_is_a_cluster(stranger: str) -> None:
    with pytest.raises(Refused, match=f"{stranger} is not a Ray cluster"):
        greet(stranger)


def test_where_nobody_answers_one_sentence_says_so() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"127.0.0.1:{server.getsockname()[1]}"
    with pytest.raises(Refused, match=f"There is no answer from {address}: Connection refused"):
        greet(address)


def test_without_ray_the_command_says_what_to_install(galapagos: Galapagos) -> None:
    Path("x.toml").write_text('[base]\ngame = "dodo"\n')
    found = importlib.util.find_spec("ray")
    words = (
        "There is no answer from 127.0.0.1:1"
        if found
        else "A cluster needs Ray, which is not installed: pip install 'galapagos[cluster]'."
    )
    for command in (["run", "x.toml"], ["report", "dodo", "--quick"], ["compare", "x.toml", "x.toml"]):
        assert_refused(galapagos("lab", *command, "--cluster", "127.0.0.1:1"), words)


def test_a_gpu_takes_many_chunks_at_once_and_leaves_to_the_cores_what_bots_search() -> None:
    simple, searching = (
        Experiment("dodo", players=[2], bots=[bot], games=4, chunk=1).cells[0] for bot in ("greedy", "level5@12")
    )
    waiting = ChunkQueue(Chunk(cell, number) for number in range(3) for cell in (simple, searching))
    assert waiting.take_simple(4) == (Chunk(simple, 0), Chunk(simple, 1))
    assert [waiting.take() for _ in range(5)] == [
        (Chunk(searching, 0),),
        (Chunk(searching, 1),),
        (Chunk(simple, 2),),
        (Chunk(searching, 2),),
        (),
    ]


def test_chunks_that_are_played_together_have_the_tables_that_each_has_alone() -> None:
    """Two consecutive chunks, a single one and one of another cell, in any order."""
    one, other = (
        Experiment("dodo", players=[seats], bots=["random"], options={"turn_limit": 1}, games=2, chunk=2).cells[0]
        for seats in (2, 3)
    )
    chunks = [Chunk(one, 2), Chunk(other, 1), Chunk(one, 4), Chunk(one, 1)]
    for chunk, tables in zip(chunks, play_together(chunks, "python"), strict=True):
        alone = chunk.play("python")
        assert alone is not None
        assert as_lists(tables) == as_lists(alone)


def as_lists(tables: Tables) -> dict[str, dict[str, list[object]]]:
    return {name: {column: list(values) for column, values in columns.items()} for name, columns in tables.items()}


def test_a_machine_with_other_rules_does_not_play() -> None:
    chunk = Chunk(SMALL.cells[0], 0)
    [tables], seconds = play_batch((chunk,), (chunk.cell.key,), "python")
    assert (len(tables["games"]["number"]), seconds > 0) == (4, True)
    with pytest.raises(
        Refused,
        match=r"would play 2 players, random, turn_limit=1 with other rules or bots: install the same version there\.",
    ):
        play_batch((chunk,), ("the key of another version",), "python")
