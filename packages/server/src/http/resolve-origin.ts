import type { FastifyRequest } from "fastify";
import type { Config } from "../config/config.js";

const loopbackNames = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Where this server is, for links and mails: what the operator said, or else the loopback address that it listens on. What a caller says the server
 * is called chooses only between the names of that address, so that pictures are of the same origin as the page that asks.
 */
export function resolveOrigin(request: FastifyRequest, { publicUrl, port }: Pick<Config, "publicUrl" | "port">): string {
  if (publicUrl !== null) return publicUrl;
  const own = loopbackNames.map((name) => `${name}:${request.socket.localPort ?? port}`);
  const named = own.find((name) => name === request.headers.host?.toLowerCase()) ?? own[0];
  return `http://${named}`;
}
