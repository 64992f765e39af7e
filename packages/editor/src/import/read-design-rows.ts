import { type DesignContent, designContent, type FoundDesign, importDesign } from "@mailwright/importer";
import { loadBlockReaders } from "./load-block-readers.js";
import { reportRows } from "./read-mjml-source.js";
import type { ReadingAnswer, ReadingOptions } from "./reading-options.js";

/** The design of another editor that draws HTML. */
interface PageDesign extends FoundDesign {
  readonly content: Extract<DesignContent, { readonly kind: "html" }>;
}

/** Is the design a page of HTML, which is read as it looks? */
export function hasPage(design: FoundDesign): design is PageDesign {
  return design.content.kind === "html";
}

/** Reads a design that says itself what its parts are. */
export async function readDesignRows(found: FoundDesign, { services, info, signal }: ReadingOptions): Promise<ReadingAnswer> {
  const readers = await loadBlockReaders(services.registry);
  const outcome = importDesign(found, { readers, newId: services.ports.newId });
  if (!outcome.ok) return { kind: "refused", refusal: outcome.refusal };
  const contents = found.content.kind === "elements" ? designContent(found.content.design) : [];
  const reading = await reportRows("", outcome, services, info, contents);
  if (signal.aborted) return { kind: "stopped" };
  return { kind: "read", reading: { ...reading, problems: reading.problems.map((problem) => ({ ...problem, line: undefined })) } };
}
