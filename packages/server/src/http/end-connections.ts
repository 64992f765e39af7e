import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { AddressInfo, Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** Where Node tells of every connection that any server of this process takes, and of every answer that has been sent. */
const connections = "net.server.socket";
const answers = "http.server.response.finish";

/**
 * Has connections on which nobody asks end with the server. As the server begins to end, Node closes those that are idle after an answer, and
 * waits for two other kinds. Browsers and HTTP clients open some ahead of need, on which nothing was ever asked: Node waits two minutes for the
 * first request, the time that one has to arrive. And a connection whose answer was under way stays open for another request: 72 seconds, by
 * Fastify's default. For `localhost` Fastify listens with one server for each address and shows only the first, so connections and answers are
 * heard of where Node tells of all.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  const open = new Set<Socket>();
  const isOwn = createOwnership(app);
  let isClosing = false;
  const onConnection = (message: unknown) => {
    const { socket } = message as { socket: Socket };
    if (!isOwn(socket)) return;
    if (isClosing) {
      socket.destroy();
      return;
    }
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  };
  const onAnswer = (message: unknown) => {
    const { socket } = message as { socket: Socket };
    if (isClosing && open.has(socket)) socket.destroySoon();
  };
  subscribe(connections, onConnection);
  subscribe(answers, onAnswer);
  app.addHook("preClose", async () => {
    isClosing = true;
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  });
  app.addHook("onClose", async () => {
    unsubscribe(connections, onConnection);
    unsubscribe(answers, onAnswer);
  });
}

const anyAddress = new Set(["0.0.0.0", "::"]);

/** Whether a connection was made to an address that this server listens at. While it closes it no longer says where it did. */
function createOwnership(app: FastifyInstance): (socket: Socket) => boolean {
  let known: AddressInfo[] = [];
  return ({ localAddress = "", localPort }) => {
    // Types know of sockets with a path too, which no configuration asks for.
    const now = app.addresses().filter((address): address is AddressInfo => typeof address === "object");
    if (now.length >= known.length) known = now;
    return known.some(({ address, port }) => port === localPort && (address === localAddress || anyAddress.has(address)));
  };
}
