import { randomUUID } from "node:crypto";
import { blockRegistry } from "@mailwright/blocks";
import { checkDocument, describeFinding } from "@mailwright/checks";
import { addKeptMjml, holdsKeptMjml } from "@mailwright/compiler/kept";
import { readDocument } from "@mailwright/document";

export interface CheckedEmail {
  name: string;
  preHeader: string;
  /** The document as JSON, where there is one. */
  documentJson: string | null;
}

/**
 * What the checks call errors, by the rules that the editor has without settings; what somebody has ignored with a reason is no
 * error. Nothing is said of a template without a document.
 */
export async function findErrors({ name, preHeader, documentJson }: CheckedEmail): Promise<string[]> {
  const components: unknown = documentJson === null ? null : JSON.parse(documentJson);
  if (typeof components !== "object" || components === null || !("root" in components)) return [];
  const { document } = readDocument(components, blockRegistry, randomUUID);
  if (holdsKeptMjml(document)) await addKeptMjml(document);
  const { findings } = checkDocument(document, { registry: blockRegistry, title: name, preheader: preHeader });
  return findings.filter(({ severity }) => severity === "error").map(describeFinding);
}
