import { setImmediate as afterOthers } from "node:timers/promises";
import { documentDepthMax } from "@mailwright/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Refusal, refusalWords } from "../base/refusal.js";
import { installLargeBodies, largeBodyBytes, type TakeTurn } from "./large-bodies.js";
import { measureJson } from "./measure-json.js";

/** A document stands in a template, which stands in the body. */
const bodyDepthMax = documentDepthMax + 2;
/** An email of a thousand blocks has some 17,000 values. Parsing millions takes far longer than parsing one text of the same size. */
const bodyValuesMax = 200_000;

type Parse = (request: FastifyRequest, text: string, done: (error: Error | null, body?: unknown) => void) => void;

/** Bodies are looked over before they are parsed, and nothing in them becomes a prototype. */
export function installJsonParser(app: FastifyInstance): void {
  const parseWarily: Parse = app.getDefaultJsonParser("error", "error");
  const takeTurn = installLargeBodies(app);
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    const bytes = typeof body === "string" ? Buffer.from(body) : body;
    if (bytes.length < largeBodyBytes) {
      const fault = findFault(bytes);
      if (fault !== null) return done(fault);
      return parseWarily(request, bytes.toString(), done);
    }
    void readLarge(bytes, { request, takeTurn, parseWarily }).then((value) => done(null, value), done);
  });
}

interface LargeBody {
  request: FastifyRequest;
  takeTurn: TakeTurn;
  parseWarily: Parse;
}

/** Step by step, with room for others in between. */
async function readLarge(bytes: Buffer, { request, takeTurn, parseWarily }: LargeBody): Promise<unknown> {
  await takeTurn(request);
  const fault = findFault(bytes);
  if (fault !== null) throw fault;
  await afterOthers();
  const text = bytes.toString();
  const isPlain = !mayNamePrototype.some((word) => bytes.includes(word));
  await afterOthers();
  const value = isPlain ? readPlain(text) : undefined;
  // The wary parser also has the words for what is no JSON.
  if (value === undefined)
    return new Promise((resolve, reject) => parseWarily(request, text, (error, body) => (error ? reject(error) : resolve(body))));
  await afterOthers();
  return value;
}

/** Keys that reach a prototype, as they are or with letters escaped. A text without them needs no search by pattern, which takes as long as parsing. */
const mayNamePrototype = ["__proto__", "constructor", "\\u00"];

function readPlain(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function findFault(bytes: Uint8Array): Error | null {
  const { depth, values } = measureJson(bytes, { depth: bodyDepthMax, values: bodyValuesMax });
  const code = depth > bodyDepthMax ? "document-too-deep" : values > bodyValuesMax ? "content-too-costly" : null;
  return code && new Refusal(code, refusalWords[code]);
}
