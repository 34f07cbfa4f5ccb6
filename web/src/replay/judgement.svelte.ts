// The bots' judgement of a match: requested once, and polled until it is there.
import { get, post, whoAmI } from "../net/http.ts";
import type { AnalysisInfo, Me } from "../protocol/server.ts";
import type { Analysis } from "./analysis.ts";

const AGAIN_MS = 800;

export class Judgement {
  private readonly table: string;
  private timer = 0;
  isAsked = $state(false);
  part = $state(0);
  analysis: Analysis | null = $state.raw(null);
  /** Why there is no judgement. */
  trouble = $state("");

  constructor(table: string) {
    this.table = table;
  }

  /** A visitor becomes a guest first, because the request makes the server work. */
  async ask(): Promise<void> {
    this.isAsked = true;
    if (!(await whoAmI())) await post<Me>("/api/me");
    await this.hear();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private async hear(): Promise<void> {
    try {
      const { part, result } = await get<AnalysisInfo>(`/api/tables/${this.table}/analysis`);
      this.part = part;
      if (result) this.analysis = result as unknown as Analysis;
      else this.timer = window.setTimeout(() => void this.hear(), AGAIN_MS);
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }
}
