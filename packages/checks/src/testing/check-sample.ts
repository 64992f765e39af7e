import { blockRegistry } from "@mailwright/blocks";
import type { Block, EmailDocument, JsonValue } from "@mailwright/document";
import { aBlock, aDocument, aSection } from "@mailwright/testing";
import type { Finding } from "../email/finding.js";
import type { CheckSettings } from "../email/options.js";
import { applyFix } from "../fixes/apply-fix.js";
import { checkDocument } from "../report/check-document.js";

type Options = Omit<Parameters<typeof checkDocument>[1], "registry"> & CheckSettings;

/** An email of these blocks, one below the other. */
export function anEmail(...blocks: readonly Block[]): EmailDocument {
  return aDocument([aSection(...blocks)]);
}

/** A block of hand-written HTML, with the id `code`. */
export function someHtml(html: string): Block {
  return aBlock("code", { html }, undefined, "code");
}

/** A block with what it has beside its props. */
export function withExtras(block: Block, extras: Readonly<Record<string, JsonValue>>): Block {
  return { ...block, extras };
}

/** What one rule finds in an email. */
export function findingsOf(rule: string, document: EmailDocument, options: Options = {}): readonly Finding[] {
  return checkDocument(document, { registry: blockRegistry, ...options }).findings.filter((finding) => finding.rule === rule);
}

/** The same as codes, in order. */
export function codesOf(rule: string, document: EmailDocument, options: Options = {}): readonly string[] {
  return findingsOf(rule, document, options).map(({ code }) => code);
}

/** The email after *Fix* on everything that a rule finds and can mend. */
export function fixAll(rule: string, document: EmailDocument, options: Options = {}): EmailDocument {
  return findingsOf(rule, document, options).reduce((fixed, finding) => applyFix(fixed, finding, { registry: blockRegistry }), document);
}
