import { randomUUID } from "node:crypto";
import { blockRegistry } from "@mailwright/blocks";
import { checkDocument, describeFinding } from "@mailwright/checks";
import { addKeptMjml, holdsKeptMjml } from "@mailwright/compiler/kept";
import { readDocument } from "@mailwright/document";
import { Refusal } from "../base/refusal.js";

const named = 3;

/**
 * Refuses an email whose checks find errors, by the rules that the editor has without settings; what somebody has ignored with a reason is no
 * error. Nothing is said of a template without a document.
 */
export async function checkBeforePublishing(
  template: { readonly name: string; readonly preHeader: string },
  stored: unknown,
): Promise<void> {
  if (typeof stored !== "object" || stored === null || !("root" in stored)) return;
  const { document } = readDocument(stored, blockRegistry, randomUUID);
  if (holdsKeptMjml(document)) await addKeptMjml(document);
  const { findings } = checkDocument(document, { registry: blockRegistry, title: template.name, preheader: template.preHeader });
  const errors = findings.filter(({ severity }) => severity === "error").map(describeFinding);
  if (errors.length === 0) return;
  const more = errors.length > named ? ` And ${errors.length - named} more.` : "";
  throw new Refusal("checks-failed", `The checks found errors in this email. ${errors.slice(0, named).join(" ")}${more}`);
}
