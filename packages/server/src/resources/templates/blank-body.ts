import { blankDocument, blockRegistry } from "@mailwright/blocks";
import { compileDocument } from "@mailwright/compiler";
import type { Ids } from "../../base/ids.js";
import type { BodyRow } from "./stored-template.js";

/** The body of an email in which nothing has been written yet. */
export function writeBlankBody({ uuid }: Ids, title: string): BodyRow {
  const components = blankDocument(uuid);
  return { html: compileDocument(components, blockRegistry, { title }).html, css: "", style: null, customStyles: "", components };
}
