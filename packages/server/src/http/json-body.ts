import { documentDepthMax } from "@mailwright/contract";
import type { FastifyInstance } from "fastify";
import { Refusal, refusalWords } from "../base/refusal.js";
import { measureJson } from "./measure-json.js";

/** A document stands in a template, which stands in the body. */
const bodyDepthMax = documentDepthMax + 2;
/** A designed email has some thousands. To make millions of values keeps a server busy that a text of the same size would not. */
const bodyValuesMax = 400_000;

/** Bodies are looked over before they are parsed, and nothing in them becomes a prototype. */
export function installJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    const text = String(body);
    const fault = findFault(text);
    if (fault !== null) return done(fault);
    return parse(request, text, done);
  });
}

function findFault(text: string): Error | null {
  const { depth, values } = measureJson(text, { depth: bodyDepthMax, values: bodyValuesMax });
  const code = depth > bodyDepthMax ? "document-too-deep" : values > bodyValuesMax ? "content-too-costly" : null;
  return code && new Refusal(code, refusalWords[code]);
}
