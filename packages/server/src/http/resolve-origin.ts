import type { FastifyRequest } from "fastify";
import type { Config } from "../config/config.js";

const loopbackNames = ["localhost", "127.0.0.1", "[::1]"];

/**
 * The origin of this server, for links and mails: `publicUrl`, or else the loopback address that it listens on. The `Host` header of a call
 * only chooses between the names of that address (`localhost`, `127.0.0.1`), so that pictures have the same origin as the page that asks.
 */
export function resolveOrigin(request: FastifyRequest, { publicUrl, port }: Pick<Config, "publicUrl" | "port">): string {
  if (publicUrl !== null) return publicUrl;
  const own = loopbackNames.map((name) => `${name}:${request.socket.localPort ?? port}`);
  const named = own.find((name) => name === request.headers.host?.toLowerCase()) ?? own[0];
  return `http://${named}`;
}
