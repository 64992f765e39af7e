import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyInstance } from "fastify";

/** Less than this is one packet either way. */
const bytesMin = 1400;
const texts = /^(?:application\/json|text\/)/;
/** What a processor does in a millisecond or two for a large template: above this each step costs far more than it saves. */
const brotliQuality = 4;

/**
 * Compresses what the server writes as text, where who asks takes it: a template is a fifth then. What is sent as a stream or has an encoding already (the
 * files of pages) stays as it is. Nobody can learn a secret from how small an answer is: a session is never in one that another site's page can ask for,
 * since calls need a header.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload: unknown) => {
    const isText = texts.test(String(reply.getHeader("content-type") ?? ""));
    if (!isText || !(typeof payload === "string" || Buffer.isBuffer(payload)) || reply.hasHeader("content-encoding")) return payload;
    if (Buffer.byteLength(payload) < bytesMin) return payload;
    const varied = [reply.getHeader("vary")].flat().filter((each) => each !== undefined);
    reply.header("vary", [...varied, "Accept-Encoding"].join(", "));
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    if (!encoding) return payload;
    const packed = encoding === "br" ? await promisify(brotliCompress)(payload, { params }) : await promisify(gzip)(payload);
    reply.header("content-encoding", encoding);
    reply.removeHeader("content-length");
    return packed;
  });
}

const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };

/** The smaller of those that are taken. */
function chooseEncoding(accepted: string | string[] | undefined): "br" | "gzip" | undefined {
  const taken = String(accepted ?? "")
    .toLowerCase()
    .split(",")
    .filter((part) => !/;\s*q=0(?:\.0+)?\s*$/.test(part))
    .map((part) => part.split(";")[0]?.trim());
  if (taken.includes("br")) return "br";
  return taken.includes("gzip") ? "gzip" : undefined;
}
