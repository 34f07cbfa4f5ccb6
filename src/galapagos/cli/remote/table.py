"""A table on a server, in the terminal, with the same boards and prompts as a local one."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, get_type_hints

import msgspec

from galapagos.engine.errors import Refused
from galapagos.engine.game import Game
from galapagos.engine.match.record import Record
from galapagos.engine.words.message import Message, catalogue
from galapagos.engine.words.spoken import say
from galapagos.server.protocol import calls, frames
from galapagos.server.protocol.calls import AnyCall
from galapagos.server.protocol.frames import Changed, Chatted, Joined, Update
from galapagos.server.protocol.people import Introduce, Me
from galapagos.server.protocol.tables import Log, SeatInfo, SetSeat, TableInfo

from ..files import reason, write_whole
from ..hint import HintRow, chance_table
from ..output import Stopped, harmless, print_at_length, waiting
from ..rulebook import show_rules
from ..table import news
from ..table.commands import in_english
from ..table.drawing import called, called_apart, drawn, places
from ..table.saves import new_file, tell_where
from ..table.turn import LEAVING, Commands, Turn
from .link import Link, QuestionChanged, step_of

THOUGHT = 60.0  # seconds for a hint
ENDS = ("resigned", "claimed", "aborted", "unfinished", "closed", "expired")


class RemoteTable(Link):
    help: tuple[str, ...] = ("help-say", "help-yes", "help-relieve", "help-resign", "help-back", "help-name")

    knows_keys = False  # whether the commands for waiting were shown
    proposal_waits_for = ""  # the names that were shown last

    def run(self) -> None:
        """Play until the match ends or the user leaves."""
        self.connect()
        while not self.is_left and self.info.status != "over":
            try:
                if self.curtain >= 0:
                    self.hand_over()
                elif self.is_asked:
                    self.ask()
                else:
                    self.wait()
            except QuestionChanged:
                continue
            except Refused as refused:
                self.say_softly(say(refused.message), "yellow")
        if self.info.status == "over":
            self.finish()
        self.connection.close()

    # --- turns

    @property
    def is_asked(self) -> bool:
        return bool(
            self.asked
            and self.asked.choices
            and self.asked.actor == self.seat
            and not self.info.seats[self.seat].bot
            and not self.is_answered
        )

    @property
    def is_answered(self) -> bool:
        """Whether the standing answer fits; the server then plays it in a moment."""
        return bool(self.asked and any(choice.text == self.asked.standing for choice in self.asked.choices))

    def ask(self) -> None:
        self.waits_for = ""
        self.out.print()
        self.tell()
        self.show_board(self.seat)
        self.tell_of_vote()
        if self.clocks and self.seat < len(self.clocks.left):
            minutes, seconds = divmod(int(self.clocks.left[self.seat]), 60)
            self.say_softly(say("clock-left", minutes=minutes, seconds=f"{seconds:02}"))
        action = Turn(self, self.seat).take()
        if action is not None:
            version = self.request(self.seat).version
            self.call(
                calls.Play(version=version, action=action),
                lambda event: isinstance(event, (Update, Joined)) and self.request(self.seat).version > version,
            )

    def hand_over(self) -> None:
        """The next player at this keyboard takes it, and only then the server sends what that player may know."""
        seat = self.curtain
        answer = self.read(say("hand-over-keyboard", player=self.name(seat)) + " ")
        if in_english(answer.strip()) in LEAVING:
            self.leave()
        else:
            lift = calls.Lift(seat=seat, since=self.seen.get(seat, -1))
            self.call(lift, lambda event: isinstance(event, Joined))

    def wait(self) -> None:
        """Show news as they arrive, and accept commands."""
        self.tell()
        self.tell_of_vote()
        for_whom = self.describe_waiting()
        if for_whom and for_whom != self.waits_for:
            self.waits_for = for_whom
            self.say_softly(for_whom)
            if self.keyboard.is_live and not self.knows_keys:
                self.knows_keys = self.info.status != "open"
                self.say_softly(say("keys-lobby" if self.info.status == "open" else "keys-waiting"))
        self.obey(self.read("", is_waiting=True))

    def describe_waiting(self) -> str:
        if self.info.status == "open":
            free = sum(seat.person is None and not seat.bot for seat in self.info.seats)
            start = say("lobby-you-may-start" if self.is_host else "lobby-host-may-start")
            way_in = say("lobby-invite", table=self.info.id) if free else start
            return f"{self.describe_seats()}. {way_in}"
        if (
            self.asked is None
            or not 0 <= self.asked.actor < len(self.info.seats)
            or self.info.seats[self.asked.actor].bot
        ):
            return ""
        return " ".join(
            filter(None, [self.asked.prompt.words if self.asked.prompt else "", self.describe_gone(self.asked.actor)])
        )

    def describe_gone(self, seat: int) -> str:
        if self.seat < 0 or not self.info.seats[seat].gone:
            return ""
        may_claim = any(offer.what == "claim" for offer in self.info.seats[self.seat].may)
        return say("away-claim" if may_claim else "away-relieve", player=self.name(seat), number=seat + 1)

    @property
    def is_host(self) -> bool:
        return (
            self.seat >= 0 and (person := self.info.seats[self.seat].person) is not None and person.id == self.info.host
        )

    def obey(self, line: str) -> None:
        word, _, rest = " ".join(line.split()).partition(" ")
        commands: Commands = {
            **self.commands,
            "log": lambda _: self.show_log(self.seat),
            "board": lambda _: self.show_board(self.seat),
            "rules": lambda place: show_rules(self.out, self.game, place, self.language),
            "undo": lambda _: self.say_softly(say("undo-done" if self.take_back(self.seat) else "undo-asked")),
            "stand": self.leave_answer,
            **dict.fromkeys(LEAVING, lambda _: self.leave()),
        }
        if in_english(word) in commands:
            commands[in_english(word)](rest)
        elif word:
            is_open = self.info.status == "open"
            keys = say("keys-lobby" if is_open else "keys-waiting")
            raise Refused("not-begun-keys" if is_open else "not-your-turn-keys", keys=keys)

    def leave_answer(self, action: str) -> None:
        is_left = self.stand(self.seat, action) or bool(self.standing(self.seat))
        self.say_softly(say("stand-is-left", answer=self.standing(self.seat)) if is_left else say("stand-nothing-left"))

    # --- the interface of a turn

    @property
    def commands(self) -> Commands:
        return {
            "say": self.say,
            "yes": lambda _: self.vote(True),
            "no": lambda _: self.vote(False),
            "resign": self.resign,
            "relieve": self.relieve,
            "claim": lambda _: self.wish(calls.Propose(what="claim", about=1 - self.seat)),
            "abort": lambda _: self.wish(calls.Propose(what="abort")),
            "back": lambda _: self.wish(calls.Return()),
            "name": self.rename,
            "start": lambda _: self.start(),
            "bot": self.set_bot,
        }

    def why_not(self, action: str) -> Message | None:
        answer = self.call(
            calls.Why(action=action), lambda event: isinstance(event, frames.WhyNot) and event.to == self.calls
        )
        return self.game.message(answer.message) if isinstance(answer, frames.WhyNot) and answer.message else None

    def take_back(self, seat: int) -> bool:
        version = self.request(seat).version
        answer = self.call(
            calls.Undo(version=version),
            lambda event: (
                isinstance(event, Update) or (isinstance(event, Changed) and event.table.proposal is not None)
            ),
        )
        return isinstance(answer, Update)

    def stand(self, seat: int, action: str | None) -> bool:
        if action != (self.standing(seat) or None):
            self.call(
                calls.Stand(action=None if action in ("", "off") else action),
                lambda event: isinstance(event, Update),
            )
        return self.is_answered

    def standing(self, seat: int) -> str:
        return self.asked.standing if self.asked else ""

    def show_hint(self, seat: int) -> None:
        with waiting(say("thinking")):
            answer = self.call(
                calls.Hint(), lambda event: isinstance(event, frames.Advice) and event.to == self.calls, THOUGHT
            )
        if isinstance(answer, frames.Advice):
            words = catalogue(self.game.name, self.language)
            self.out.print(say("hint-chances"))
            self.out.print(
                chance_table(
                    [
                        HintRow(
                            one.chance,
                            words.sentence(one.message),
                            one.text,
                            one.is_close,
                            words.sentence(one.reason) if one.reason else "",
                        )
                        for one in answer.actions
                    ]
                )
            )

    def show_board(self, seat: int) -> None:
        if self.asked:
            self.out.print(drawn(self.game, view_of(self.game, self.asked.view), seat, self.language))

    def show_log(self, seat: int) -> None:
        log = self.server.get(f"/api/tables/{self.info.id}/log?seat={seat}", Log)
        told = [(step_of(step.version, step.seat, step.events), step.events) for step in log.steps]
        lines = news.fold(self.game, told, seat, self.language)
        print_at_length(self.out, news.draw(news.by_turns(lines), with_parts=True))

    def leave(self) -> None:
        self.is_left = True
        self.out.print(self.way_on, soft_wrap=True, markup=False)

    # --- commands

    def wish(self, call: AnyCall) -> None:
        self.call(call, lambda event: isinstance(event, Changed))
        raise QuestionChanged

    def resign(self, words: str) -> None:
        if in_english(words) != "yes":
            raise Refused("resign-unsure")
        self.wish(calls.Resign())

    def say(self, words: str) -> None:
        if not words:
            raise Refused("say-nothing")
        self.call(calls.Say(text=words[:500]), lambda event: isinstance(event, Chatted))

    def vote(self, agrees: bool) -> None:
        self.wish(calls.Vote(agrees=agrees, number=self.info.proposal.number if self.info.proposal else 0))

    def relieve(self, seat: str) -> None:
        if not seat.isdecimal():
            raise Refused("relieve-without-seat")
        self.wish(calls.Propose(what="relieve", about=min(int(seat), 12) - 1))

    def rename(self, name: str) -> None:
        if not name:
            raise Refused("name-missing")
        me = self.server.post("/api/me", Me, Introduce(name=name[:40]))
        self.say_softly(say("name-set", name=me.name))

    def start(self) -> None:
        self.server.post(f"/api/tables/{self.info.id}/start", TableInfo)

    def set_bot(self, words: str) -> None:
        number, _, bot = words.partition(" ")
        if not number.isdecimal() or not bot:
            raise Refused("bot-without-seat")
        self.server.post(f"/api/tables/{self.info.id}/seat", TableInfo, SetSeat(max(0, int(number) - 1), bot))

    # --- news

    def tell(self) -> None:
        steps, self.untold = self.untold, []
        if self.asked:
            self.seen[self.seat] = self.asked.version
        told = [(step, step.for_seat(self.seat)) for step in steps]
        lines = news.fold(self.game, told, self.seat, self.language)
        chapters = news.by_turns(lines)
        if chapters:
            self.out.print(news.draw(news.shorten(chapters)))

    def tell_of_vote(self) -> None:
        """Show another player's open proposal, or (once) whose votes my own one waits for."""
        proposal, waits_for = self.info.proposal, self.proposal_waits_for
        self.proposal_waits_for = (
            ", ".join(self.name(seat) for seat in proposal.asked) if proposal and self.seat in proposal.agreed else ""
        )
        if self.proposal_waits_for not in ("", waits_for):
            self.say_softly(say("proposal-waits", players=self.proposal_waits_for))
        if proposal and self.seat in proposal.asked:
            who = self.name(proposal.seat)
            asked = {
                "undo": say("proposal-undo", player=who),
                "abort": say("proposal-abort", player=who),
                "relieve": say("proposal-relieve", player=who, other=self.name(proposal.about)),
                "holiday": say("proposal-holiday", player=who, days=proposal.days),
                "weekends": say("proposal-weekends", player=who, off="yes" if self.info.clock.weekends else "no"),
            }
            self.say_softly(asked[proposal.what], "bold")

    def name(self, seat: int) -> str:
        """`white (Ann)`."""
        colour = self.asked.view["players"][seat]["name"] if self.asked else f"{seat + 1}."
        return f"{colour} ({describe_seats(self.info.seats)[seat]})"

    def describe_seats(self) -> str:
        return f"{catalogue(self.game.name, self.language).say('title')}: " + ", ".join(
            self.name(seat) for seat in range(len(self.info.seats))
        )

    def finish(self) -> None:
        self.tell()
        self.show_board(self.seat)
        self.out.rule(say("match-over-title"))
        if self.info.ended in ENDS:
            who = self.name(self.info.ended_by) if self.info.ended_by >= 0 else say("person-nameless-capital")
            self.out.print(
                say(f"ended-{self.info.ended}", player=who, action=self.info.stopped_at or "none"), markup=False
            )
            if self.info.ended in ("resigned", "claimed") and len(self.info.seats) == 2:
                self.out.print(say("ended-winner", player=self.name(1 - self.info.ended_by)), markup=False)
        if self.info.ranks:
            self.out.print(places(self.info.ranks, [self.name(seat) for seat in range(len(self.info.seats))]))
            self.keep_record()

    def keep_record(self) -> None:
        """Save the record beside local matches, so that the user can verify the dice."""
        text = self.server.text(f"/api/tables/{self.info.id}/record")
        Record.parse(text)
        path = new_file(self.game.name)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(path, text)
        except OSError as error:
            raise Refused("record-not-kept", reason=reason(error)) from None
        tell_where(self.out, path)


def view_of(game: Game, view: Any) -> Any:
    """The typed view of the game, from plain data."""
    kind = get_type_hints(import_module(f"galapagos.games.{game.name}.view").view)["return"]
    try:
        return msgspec.convert(view, kind)
    except msgspec.ValidationError:
        raise Stopped("server-shows-otherwise", 2) from None


def describe_seats(seats: Sequence[SeatInfo]) -> list[str]:
    bots = called_apart([seat.bot if seat.person is None else "" for seat in seats])
    return [describe_seat(seat, bot) for seat, bot in zip(seats, bots, strict=True)]


def describe_seat(seat: SeatInfo, bot: str) -> str:
    """`bot` is the name of the bot that has the seat, if no person has it."""
    if seat.person is None:
        return bot if seat.bot else say("seat-free")
    name = harmless(seat.person.name) or say("person-nameless")
    if seat.bot:
        return say("seat-with-bot", name=name, bot=called(seat.bot))
    return say("seat-away", name=name) if seat.away else name
