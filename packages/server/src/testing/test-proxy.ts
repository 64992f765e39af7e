import { createServer, connect as openSocket, type Socket } from "node:net";

/** A wire to a server that can be cut. */
export interface TestProxy {
  port: number;
  cut(): void;
  /** What is said is held back: for so long each time, or, with `Infinity`, until it is mended. */
  delay(ms: number): void;
  mend(): void;
  close(): Promise<void>;
}

export async function startTestProxy(target: { host: string; port: number }): Promise<TestProxy> {
  const open = new Set<Socket>();
  let isCut = false;
  let delayMs = 0;
  const held = new Set<() => void>();
  /** In order, each piece after its time. */
  const carry = (from: Socket, to: Socket) => {
    let before: Promise<void> = Promise.resolve();
    const later = (work: () => void) => {
      const isDue = delayMs === 0 ? Promise.resolve() : wait(delayMs);
      before = before.then(() => isDue).then(work);
    };
    from.on("data", (piece) => later(() => to.writable && to.write(piece)));
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
    carry(near, far);
    carry(far, near);
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
