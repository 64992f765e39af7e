/** How the page's time goes by. */
export interface PageMoments {
  nowMs(): number;
  /** Nothing is painted, and nobody looks. */
  isHidden(): boolean;
  /** Once the next frame is on screen, or after a moment where none is painted. */
  afterPaint(run: () => void): void;
  after(ms: number, run: () => void): void;
  /** Calls back at each key that is pressed, until it is told to stop. */
  onKey(listener: () => void): () => void;
  /** Calls back whenever the page comes into sight, until it is told to stop. */
  onSeen(listener: () => void): () => void;
}

export interface Arrivals<Message> {
  take(message: Message): void;
  /** Lets happen what has arrived. */
  flush(): void;
  stop(): void;
}

/** Whoever pressed a key this recently is about to press the next. */
const writingMs = 400;
/** While somebody writes, what others do waits this long at most for the moment after a letter is on screen. */
const patienceMs = 100;
/** In a page that nobody sees things happen this often at most: each time costs what drawing them costs. */
const unseenMs = 1000;

/**
 * Gathers what others do, and lets it happen together, when a frame is on screen: drawing it takes longer than it may between a key and its letter.
 * While somebody writes, it happens just after a letter of theirs was painted, when the next is farthest. Where nobody looks it happens once a second, and
 * at once when somebody does.
 */
export function gatherArrivals<Message>(happen: (messages: readonly Message[]) => void, moments: PageMoments): Arrivals<Message> {
  let waiting: Message[] = [];
  let [keyMs, happenedMs] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const flush = () => {
    const messages = waiting;
    waiting = [];
    if (messages.length === 0) return;
    happenedMs = moments.nowMs();
    happen(messages);
  };
  const flushOf = (messages: readonly Message[]) => () => {
    if (messages === waiting) flush();
  };
  // The browser may have timers of a page that nobody sees wait for a minute, so what comes later takes along what has waited long enough.
  const takeUnseen = () => {
    if (moments.nowMs() - happenedMs >= unseenMs) flush();
    else if (waiting.length === 1) moments.after(unseenMs, flushOf(waiting));
  };
  const stops = [
    moments.onKey(() => {
      keyMs = moments.nowMs();
      moments.afterPaint(flush);
    }),
    moments.onSeen(flush),
  ];
  return {
    take(message) {
      waiting.push(message);
      if (moments.isHidden()) return takeUnseen();
      if (waiting.length > 1) return;
      // What a letter took along meanwhile waits no more.
      const flushThese = flushOf(waiting);
      if (moments.nowMs() - keyMs < writingMs) moments.after(patienceMs, flushThese);
      else moments.afterPaint(flushThese);
    },
    flush,
    stop() {
      for (const stop of stops) stop();
      waiting = [];
    },
  };
}

/** Other threads bring a frame to the screen once the page is done with it; on a machine of few cores they are let go first. */
const toScreenMs = 12;
/** Where no frame is painted, as in a window that another covers. */
const noFrameMs = 100;

/** Those of the page that the editor is in. */
export function pageMoments(): PageMoments {
  return {
    nowMs: () => performance.now(),
    isHidden: () => document.hidden,
    afterPaint(run) {
      let isDone = false;
      const once = () => {
        if (isDone) return;
        isDone = true;
        run();
      };
      requestAnimationFrame(() => setTimeout(once, toScreenMs));
      setTimeout(once, noFrameMs);
    },
    after: (ms, run) => void setTimeout(run, ms),
    onKey(listener) {
      addEventListener("keydown", listener, { capture: true });
      return () => removeEventListener("keydown", listener, { capture: true });
    },
    onSeen(listener) {
      const onChange = () => document.hidden || listener();
      document.addEventListener("visibilitychange", onChange);
      return () => document.removeEventListener("visibilitychange", onChange);
    },
  };
}
