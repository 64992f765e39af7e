import { describeValue, type Misfit } from "./misfit.js";

/** What to say of a value that is no document. */
export function noDocument(value: unknown): Misfit {
  const advice = typeof value === "string" ? "; text has to be parsed (JSON.parse), and HTML or MJML imported (@mailwright/importer)" : "";
  const message = `document is ${describeValue(value)}, and no email: an object with a root is expected, as getDocument answers it${advice}.`;
  return { code: "not-a-document", path: "document", message };
}
