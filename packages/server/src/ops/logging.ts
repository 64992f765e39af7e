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

/** What follows them is the id of a session, a word that opens an email, or words of an email. */
const before = /(\/(?:host\/sessions|export\/html|calendar|timer)\/)[^/]+/;

/** Addresses without their query, which may hold a page token or a search, and without what nobody should read in a log. */
function describeRequest({ method, url, ip }: FastifyRequest) {
  return { method, url: url.replace(/\?.*$/, "").replace(before, "$1…"), ip };
}
