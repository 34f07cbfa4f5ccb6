"""Who plays with whom: properties of the pure function, and its waiting times beside a queueing model."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from galapagos.server.pairing.matching import DAYS, GRACE, LIVE, Group, Queue, Waiter, match

from .model import median_wait, simulate

QUEUES = [Queue("dodo", 2, LIVE, False), Queue("evo", 3, LIVE, True), Queue("evo", 4, DAYS, False)]
PEOPLE = st.lists(
    st.builds(
        Waiter,
        st.sampled_from("abcdefghijkl"),
        st.sampled_from(QUEUES),
        st.integers(800, 2200),
        st.floats(0, 200),
        st.sampled_from([0.0, 0.0, 150.0, 195.0]),
    ),
    max_size=12,
    unique_by=lambda one: one.person,
)
BLOCKS = st.sets(st.frozensets(st.sampled_from("abcdefghijkl"), min_size=2, max_size=2), max_size=12)
NOW = 200.0


def waiter(person: str, rating: int = 1500, since: float = 0.0, bots: float = 0.0, seats: int = 2) -> Waiter:
    return Waiter(person, Queue("dodo", seats, LIVE, False), rating, since, bots)


def names(groups: list[Group]) -> list[str]:
    return ["".join(one.person for one in group.people) for group in groups]


def fits(people: tuple[Waiter, ...], blocks: set[frozenset[str]]) -> bool:
    """Whether these may sit at one table: those who wait longest choose."""
    first = min(people, key=lambda one: (one.since, one.person))
    return (
        len({one.queue for one in people}) == 1
        and all(abs(one.rating - first.rating) <= first.window(NOW) for one in people)
        and not any(frozenset((one.person, other.person)) in blocks for one, other in combinations(people, 2))
    )


@given(PEOPLE, BLOCKS)
def test_groups_fit_and_whoever_is_left_could_not_play(waiting: list[Waiter], blocks: set[frozenset[str]]) -> None:
    groups = match(waiting, NOW, lambda one, other: frozenset((one, other)) not in blocks)
    seated = [one for group in groups for one in group.people]
    assert len(seated) == len(set(seated))
    for group in groups:
        assert fits(group.people, blocks)
        assert len(group.people) + group.bots == group.people[0].queue.seats
        assert group.bots == 0 or all(one.bots for one in group.people)
    left = [one for one in waiting if one not in seated]
    for queue in QUEUES:
        assert not any(
            fits(some, blocks) for some in combinations([one for one in left if one.queue == queue], queue.seats)
        )
    assert not any(one.bots and one.bots + GRACE <= NOW for one in left)


@given(PEOPLE)
def test_the_order_of_the_rows_does_not_matter(waiting: list[Waiter]) -> None:
    assert match(waiting, NOW) == match(waiting[::-1], NOW)


def test_the_nearest_play_first_and_the_window_widens_with_time() -> None:
    waiting = [waiter("a"), waiter("b", 1590), waiter("c", 1510), waiter("d", 1800)]
    assert names(match(waiting, 0.0)) == ["ac"]
    far = [waiter("a"), waiter("d", 1800)]
    assert names(match(far, 19.0)) == []
    assert names(match(far, 20.0)) == ["ad"]
    assert names(match([waiter("a"), waiter("d", 1800, since=19.0)], 20.0)) == ["ad"]


def test_a_block_costs_nobody_else_a_table() -> None:
    waiting = [waiter(name, 1500 + number, seats=3) for number, name in enumerate("abcd")]
    assert names(match(waiting, 0.0, lambda one, other: {one, other} != {"b", "c"})) == ["abd"]
    assert names(match(waiting, 0.0, lambda one, other: "b" not in (one, other))) == ["acd"]


def test_nobody_is_put_beside_bots_unasked() -> None:
    waiting = [waiter("a", bots=60.0, seats=4), waiter("b", seats=4), waiter("c", bots=65.0, seats=4)]
    assert match(waiting, 65.0) == []
    (group,) = match(waiting, 70.0)
    assert ([one.person for one in group.people], group.bots) == (["a", "c"], 2)
    assert match([waiter("b")], 1e6) == []
    (alone,) = match([waiter("a", bots=60.0, seats=3)], 60.0)
    assert alone.bots == 2


def test_the_median_wait_is_that_of_a_plain_queueing_model() -> None:
    for seats, rate in ((3, 0.2), (4, 0.5), (5, 0.5)):
        predicted = median_wait([(seats, rate)])
        assert abs(simulate(seats, rate, 3000) / predicted - 1) < 0.1, (seats, rate)
