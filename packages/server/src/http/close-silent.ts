import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Has connections on which nothing was ever asked end with the server. Browsers and HTTP clients open some ahead of need; Node closes those that
 * are idle after an answer, and waits for the first request on these: two minutes, the time that a request has to arrive.
 */
export function closeSilentConnections(app: FastifyInstance): void {
  const silent = new Set<Socket>();
  let isClosing = false;
  app.server.on("connection", (socket: Socket) => {
    if (isClosing) {
      socket.destroy();
      return;
    }
    silent.add(socket);
    socket.once("close", () => silent.delete(socket));
  });
  app.server.on("request", ({ socket }) => silent.delete(socket));
  app.addHook("preClose", async () => {
    isClosing = true;
    for (const socket of silent) if (socket.bytesRead === 0) socket.destroy();
  });
}
