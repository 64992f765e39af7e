import type pg from "pg";
import { type Listen, newsChannel } from "./news.js";
import { holdMark } from "./process-mark.js";

const retryFirstMs = 500;
const retryMostMs = 15_000;

/**
 * Listens on a connection of its own, which no pool hands out. Where it breaks, it is made again, for as long as it takes; what was told meanwhile
 * is lost, and the listener is told so. By it others know that this process lives.
 */
export function listenToPostgres(makeClient: () => pg.Client, mark: number): Listen {
  return async (onMessage, onGap) => {
    let isStopped = false;
    let client: pg.Client | null = null;
    let timer: NodeJS.Timeout | undefined;
    let waitMs = retryFirstMs;
    const again = () => {
      if (isStopped) return;
      clearTimeout(timer);
      timer = setTimeout(() => void connect().then(onGap, again), waitMs);
      timer.unref();
      waitMs = Math.min(waitMs * 2, retryMostMs);
    };
    const connect = async () => {
      const next = makeClient();
      // A connection that breaks tells so by one or both of these.
      next.on("error", () => void next.end().catch(() => undefined));
      next.once("end", again);
      next.on("notification", ({ payload }) => payload && onMessage(payload));
      await next.connect();
      await next.query(`listen ${newsChannel}`);
      await next.query(holdMark(mark));
      client = next;
      waitMs = retryFirstMs;
    };
    await connect().catch(again);
    return async () => {
      isStopped = true;
      clearTimeout(timer);
      client?.removeAllListeners("end");
      await client?.end();
    };
  };
}
