import { createServer, connect as openSocket, type Socket } from "node:net";

/** A wire to a server that can be cut. */
export interface TestProxy {
  port: number;
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function startTestProxy(target: { host: string; port: number }): Promise<TestProxy> {
  const open = new Set<Socket>();
  let isCut = false;
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
    near.pipe(far).pipe(near);
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
    mend: () => {
      isCut = false;
    },
    close: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
