// Whether the server can be reached. A site has its own, which always can.
import { isSite } from "../base.ts";

class Reach {
  isAway = $state(false);

  /** A request or a connection has reached the server, or has not. */
  found(isThere: boolean): void {
    this.isAway = !isThere && !isSite;
  }
}

export const reach = new Reach();
