import { randomUUID } from "node:crypto";
import { blockRegistry } from "@mailwright/blocks";
import { compileDocument } from "@mailwright/compiler";
import { addKeptMjml, holdsKeptMjml } from "@mailwright/compiler/kept";
import { hasBase64Content } from "@mailwright/contract";
import { importSource, isMailSource, loadReaders, resolveAddresses } from "@mailwright/importer";
import type { EmailReading, EmailToRead } from "./email-reading.js";

/** What a source is resolved against. */
export interface SourceOnPage {
  source: string;
  /** The address of its page. */
  base: string;
}

/** A source whose addresses are whole: relative ones lead below the address of its page. */
export const resolveSource = ({ source, base }: SourceOnPage): string => resolveAddresses(source, base).source;

/**
 * Reads an email where there is no browser to lay it out: MJML, designs, and HTML that MJML made become blocks; other HTML stays in one piece,
 * and nothing is measured.
 */
export async function readWithoutBrowser({ source: written, base = "", title }: EmailToRead): Promise<EmailReading> {
  if (hasBase64Content(written)) return { kind: "refused", code: "base64-content" };
  if (isMailSource(written)) return { kind: "refused", code: "message-needs-browser" };
  const { source } = resolveAddresses(written, base);
  const outcome = importSource(source, { readers: await loadReaders(blockRegistry), newId: randomUUID });
  if (!outcome.ok) return { kind: "refused", code: outcome.refusal };
  const { document, preheader, problems } = outcome.email;
  if (holdsKeptMjml(document)) await addKeptMjml(document);
  const { html } = compileDocument(document, blockRegistry, { ...(title && { title }), ...(preheader && { preheader }) });
  return {
    kind: "read",
    format: outcome.format,
    document,
    html,
    before: outcome.format === "html" ? source : html,
    preheader,
    parts: [],
    problems: problems.map(({ code, detail }) => ({ code, line: null, detail })),
    kept: null,
    difference: null,
  };
}
