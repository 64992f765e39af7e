import type { Writable } from "node:stream";
import type { FastifyRequest } from "fastify";
import { describeError } from "../base/describe-error.js";
import type { Config } from "../config/config.js";

/** One JSON object per line. Secrets and the contents of templates are left out of it. */
export function loggerOptions({ logLevel }: Config, logTo?: Writable) {
  return {
    level: logLevel,
    ...(logTo ? { stream: logTo } : {}),
    serializers: {
      req: describeRequest,
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      err: (error: unknown) => describeError(error),
    },
  };
}

/** Addresses without their query, which may hold a page token or a search, and without the id of a session. */
function describeRequest({ method, url, ip }: FastifyRequest) {
  return { method, url: url.replace(/\?.*$/, "").replace(/(\/host\/sessions\/)[^/]+/, "$1…"), ip };
}
