"""`galapagos verify`: check that a match was fair."""

from __future__ import annotations

from galapagos.engine.errors import Refused

from .arguments import RecordFile
from .output import console


def verify(file: RecordFile) -> None:
    """Check that a finished match was fair: every roll follows from a secret that was fixed before the first one.

    The check also covers the legality of every decision, and the result.

    \b
    galapagos verify game.txt
    """
    from galapagos.engine.match import replay

    from .files import read_record
    from .table.drawing import result

    kept = read_record(file)
    try:
        verdict = replay.verify(kept)
    except Refused as refused:
        raise Refused("verify-failed", sentence=refused) from None
    out = console()
    out.print(
        f"[green]Fair.[/] The secret fits the commitment; {verdict.rolls:,} rolls follow from it, and "
        f"{verdict.decisions:,} decisions keep to the rules."
    )
    if verdict.finished:
        out.print(result(verdict.match, kept.players))
    else:
        out.print("The match is not over yet.")
