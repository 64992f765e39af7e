import { describeValue, type Misfit } from "./misfit.js";

/** May this be opened? Nothing at all is a new email; JSON that has a tree of blocks is opened as far as it can be read. */
export function isDocument(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  return typeof value === "object" && "root" in value && typeof value.root === "object" && value.root !== null;
}

/** What to say of a value that is no document. */
export function noDocument(value: unknown): Misfit {
  const advice = typeof value === "string" ? "; text has to be parsed (JSON.parse), and HTML or MJML imported (@mailwright/importer)" : "";
  const message = `document is ${describeValue(value)}, and no email: an object with a root is expected, as getDocument answers it${advice}.`;
  return { code: "not-a-document", path: "document", message };
}
