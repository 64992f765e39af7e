import type { FastifyRequest } from "fastify";
import type { Config } from "../config/config.js";

const hostShape = /^[a-z0-9.-]+(?::\d{1,5})?$|^\[[0-9a-f:]+\](?::\d{1,5})?$/i;

/** Where this server is for the caller: what the operator said, or else where the request came in. */
export function resolveOrigin(request: FastifyRequest, { publicUrl, host, port }: Config): string {
  if (publicUrl !== null) return publicUrl;
  const named = hostShape.test(request.host) ? request.host : `${host}:${port}`;
  return `${request.protocol}://${named}`;
}
