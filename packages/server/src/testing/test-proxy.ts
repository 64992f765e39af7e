import { createServer, connect as openSocket, type Socket } from "node:net";

/** What one connection is about to carry. */
interface Piece {
  /** How much it has sent to the server since somebody began to wait, with this piece. */
  sentBytes: number;
  /** Does the piece come from the server? */
  isAnswer: boolean;
}

/** A wire to a server that can be cut. */
export interface TestProxy {
  port: number;
  cut(): void;
  /** What is said is held back: for so long each time, or, with `Infinity`, until it is mended. */
  delay(ms: number): void;
  /** Does something, such as to cut it, in the place of the first piece that fits. */
  when(fits: (piece: Piece) => boolean, act: () => void): void;
  mend(): void;
  close(): Promise<void>;
}

/** Goes to where the target is when somebody connects: its port may become known later. */
export async function startTestProxy(target: { host: string; port: number }): Promise<TestProxy> {
  const open = new Set<Socket>();
  const watch = createWatch();
  let isCut = false;
  let delayMs = 0;
  const held = new Set<() => void>();
  /** In order, each piece after its time. */
  const carry = (from: Socket, to: Socket, isCarried: (piece: Buffer) => boolean) => {
    let before: Promise<void> = Promise.resolve();
    const later = (work: () => void) => {
      const isDue = delayMs === 0 ? Promise.resolve() : wait(delayMs);
      before = before.then(() => isDue).then(work);
    };
    from.on("data", (piece) => isCarried(piece) && later(() => to.writable && to.write(piece)));
    from.on("end", () => later(() => to.end()));
  };
  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      held.add(resolve);
      if (ms !== Number.POSITIVE_INFINITY) setTimeout(resolve, ms);
    });
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = openSocket(target);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    const { isSent, isAnswered } = watch.connection();
    carry(near, far, isSent);
    carry(far, near, isAnswered);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const cut = () => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  return {
    port: typeof address === "object" && address ? address.port : 0,
    cut,
    delay: (ms) => {
      delayMs = ms;
    },
    when: watch.wait,
    mend: () => {
      isCut = false;
      delayMs = 0;
      for (const go of held) go();
      held.clear();
    },
    close: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Looks at each piece, and does something once in the place of carrying one. */
function createWatch() {
  let waiting: { fits: (piece: Piece) => boolean; act: () => void; since: object } | undefined;
  return {
    wait: (fits: (piece: Piece) => boolean, act: () => void) => {
      waiting = { fits, act, since: {} };
    },
    connection: () => {
      let sentBytes = 0;
      let since: object | undefined;
      const isCarried = (isAnswer: boolean) => (piece: Buffer) => {
        if (since !== waiting?.since) sentBytes = 0;
        since = waiting?.since;
        if (!isAnswer) sentBytes += piece.length;
        if (!waiting?.fits({ sentBytes, isAnswer })) return true;
        const { act } = waiting;
        waiting = undefined;
        act();
        return false;
      };
      return { isSent: isCarried(false), isAnswered: isCarried(true) };
    },
  };
}
