import { Readable } from "node:stream";
import type { ErrorCode } from "@mailwright/contract";
import type { Heard } from "../../database/news.js";
import type { Ports } from "../../ports/ports.js";

/** Bytes that wait for a reader who does not read; then the stream ends, and whoever comes again is told how things stand. */
const waitingMaxBytes = 64 * 1024;

export interface EventSink {
  tell(event: object): void;
  /** The last that is told. */
  end(code: ErrorCode): void;
}

export interface Looking {
  /** Told of all news but that this process takes its leave. */
  onHeard(heard: Exclude<Heard, { kind: "closing" }>): void;
  /** Time to look whether the right still holds, and for what no news told. */
  onTime(): void;
}

/** Server-sent events to one person, for as long as the process allows, with a beat that keeps proxies from ending it. */
export function openEventStream({ news, following }: Ports, userId: string, startLooking: (sink: EventSink) => Looking): Readable {
  const leave = following.enter(userId);
  const stream = new Readable({ read() {} });
  const write = (text: string) => {
    if (stream.readableLength > waitingMaxBytes) stream.destroy();
    else stream.push(text);
  };
  const end = (code?: ErrorCode) => {
    if (stream.readableEnded || stream.destroyed) return;
    if (code) write(writeEvent("ended", { code }));
    stop();
    stream.push(null);
  };
  const looking = startLooking({ end, tell: (event) => write(writeEvent("change", event)) });
  let gap: NodeJS.Timeout | undefined;
  // How things stand is told first, and only when nothing that is done after it goes unheard.
  let isBegun = false;
  const unhear = news.hear((heard) => {
    if (heard.kind === "closing") return end();
    if (heard.kind !== "gap") return isBegun ? looking.onHeard(heard) : undefined;
    clearTimeout(gap);
    gap = setTimeout(() => isBegun && looking.onHeard(heard), following.pauseAfterGapMs()).unref();
  });
  const timers = [
    setInterval(() => looking.onTime(), following.lookMs),
    setInterval(() => write(": beat\n\n"), following.beatMs),
    setTimeout(() => end(), following.lastsMs),
  ];
  function stop() {
    unhear();
    leave();
    clearTimeout(gap);
    for (const timer of timers) clearTimeout(timer);
  }
  for (const timer of timers) timer.unref();
  stream.once("close", stop);
  void news.ready().then(() => {
    if (stream.readableEnded || stream.destroyed) return;
    isBegun = true;
    looking.onTime();
  });
  return stream;
}

const writeEvent = (name: "change" | "ended", data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Runs looks one after the other. Of several that wait and are the same, one is enough: all of them would read the same. */
export function createLooker<L>(lookOnce: (look: L) => Promise<void>, isSame: (one: L, other: L) => boolean): (look: L) => void {
  const waiting: L[] = [];
  let isLooking = false;
  const run = async () => {
    isLooking = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      // The database may be away; the next look finds what this one did not.
      await lookOnce(next).catch(() => undefined);
    }
    isLooking = false;
  };
  return (look) => {
    if (waiting.some((other) => isSame(look, other))) return;
    waiting.push(look);
    if (!isLooking) void run();
  };
}
