import type pg from "pg";
import { type Listen, newsChannel } from "./news.js";
import { holdMark } from "./process-mark.js";

const retryFirstMs = 500;
const retryMostMs = 15_000;

/** The connection on which a process listens, and by which others know that it lives. */
export interface PostgresListener {
  readonly listen: Listen;
  /** Answers once the mark of this process is held. Fails where the database cannot be reached at this moment, and after `close`. */
  hold(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Listens on a connection of its own, which no pool hands out. Where it breaks, it is made again, for as long as it takes; what was told meanwhile
 * is lost, and the listener is told so.
 */
export function listenToPostgres(makeClient: () => pg.Client, mark: number): PostgresListener {
  const heard = { onMessage: (_message: string): void => undefined, onGap: (): void => undefined };
  let isStopped = false;
  let hasBroken = false;
  let client: pg.Client | null = null;
  /** The connection that is there, or on its way. */
  let connected: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let waitMs = retryFirstMs;

  const broke = () => {
    connected = null;
    hasBroken = true;
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => void connect().catch(() => undefined), waitMs);
    timer.unref();
    waitMs = Math.min(waitMs * 2, retryMostMs);
  };
  async function open(): Promise<void> {
    const next = makeClient();
    // A connection that breaks tells so by one or both of these.
    next.on("error", () => void next.end().catch(() => undefined));
    next.once("end", () => client === next && broke());
    next.on("notification", ({ payload }) => payload && heard.onMessage(payload));
    client = next;
    try {
      await next.connect();
      await next.query(`listen ${newsChannel}`);
      await next.query(holdMark(mark));
    } catch (error) {
      // Half made it would stay open beside the one that is made in its place.
      if (client === next) client = null;
      await next.end().catch(() => undefined);
      throw error;
    }
    waitMs = retryFirstMs;
    if (hasBroken) heard.onGap();
    hasBroken = false;
  }
  function connect(): Promise<void> {
    if (isStopped) return Promise.reject(new Error("This process has let go of the database."));
    if (connected) return connected;
    clearTimeout(timer);
    const opening = open();
    connected = opening;
    opening.catch(() => connected === opening && broke());
    return opening;
  }
  async function close(): Promise<void> {
    isStopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  }
  return {
    async listen(onMessage, onGap) {
      Object.assign(heard, { onMessage, onGap });
      await connect().catch(() => undefined);
      return close;
    },
    hold: connect,
    close,
  };
}
