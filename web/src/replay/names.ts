// Who sat where.
import type { TableInfo } from "../protocol/server.ts";

export const namesOf = ({ seats }: TableInfo): string[] => seats.map(({ person, bot }) => person?.name ?? bot ?? "");
