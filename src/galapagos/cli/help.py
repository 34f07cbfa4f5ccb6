"""Help texts of commands, without Python's types."""

from __future__ import annotations

from typing import Any

from typer.core import TyperArgument, TyperCommand


class Command(TyperCommand):
    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        return ["[OPTIONS]", *(usage(param) for param in self.params if isinstance(param, TyperArgument))]

    def format_options(self, ctx: Any, formatter: Any) -> None:
        params = self.get_params(ctx)
        arguments = [(name_of(param), param.help or "") for param in params if isinstance(param, TyperArgument)]
        options = [param.get_help_record(ctx) for param in params if not isinstance(param, TyperArgument)]
        for title, rows in (("Arguments", arguments), ("Options", options)):
            if rows:
                with formatter.section(title):
                    formatter.write_dl(rows)


def name_of(argument: TyperArgument) -> str:
    return argument.display_name_raw + ("..." if argument.nargs != 1 else "")


def usage(argument: TyperArgument) -> str:
    return name_of(argument) if argument.required else f"[{name_of(argument)}]"
