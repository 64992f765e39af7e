import { importSource, loadReaders } from "@mailwright/importer";
import { composeImport, holdPage, readMail } from "@mailwright/importer/layout";
import type { TemplateInfo } from "../ports/template-info.js";
import { checkSource, type SourceCode, type SourceFault } from "./check-source.js";
import { formOf, type ImportReading, type ReadingServices } from "./import-reading.js";
import { isMailSource } from "./is-mail-source.js";
import { isOwnFormat } from "./is-own-format.js";
import { locateProblems } from "./locate-problems.js";
import { readLayout } from "./read-layout.js";
import { reportRows } from "./read-mjml-source.js";

export type ReadingAnswer = { readonly kind: "read"; readonly reading: ImportReading } | { readonly kind: "stopped" } | SourceFault;

/** What reading needs beside the source. */
export interface ReadingOptions {
  readonly services: ReadingServices;
  readonly info: TemplateInfo;
  /** The page in which HTML is laid out, out of sight; nothing once it is gone. */
  page(): Document | undefined;
  readonly signal: AbortSignal;
  onProgress(share: number): void;
}

/** Reads a source and answers what it would become. It replaces nothing and runs nothing of the source. */
export async function readSource(given: SourceCode, options: ReadingOptions): Promise<ReadingAnswer> {
  const source = isMailSource(given.html) ? { ...given, html: (await readMail(given.html)) ?? given.html } : given;
  const fault = checkSource(source);
  if (fault) return fault;
  const { services, info, signal, onProgress } = options;
  const { ports } = services;
  const readers = await loadReaders(services.registry);
  if (signal.aborted) return { kind: "stopped" };
  onProgress(0.05);
  if (isOwnFormat(source.html)) {
    const outcome = importSource(source.html, { readers, newId: ports.newId });
    if (!outcome.ok) return { kind: "refused", refusal: outcome.refusal };
    return { kind: "read", reading: await reportRows(source.html, outcome, services, info) };
  }
  const html = withSheet(source);
  const page = options.page();
  if (!page) return { kind: "stopped" };
  const email = await readLayout(html, { services, page, signal, onProgress });
  if (signal.aborted) return { kind: "stopped" };
  if (email.bands.length === 0) return { kind: "refused", refusal: "source-no-content" };
  const parts = email.bands.map(({ top, height, raw, ...band }) => ({
    ...band,
    raw: band.reasons.includes("too-long") ? undefined : raw,
    place: { top, height },
  }));
  const byId = new Map(parts.map((part) => [part.id, part]));
  const compose: ImportReading["compose"] = (forms) =>
    composeImport(
      email,
      ({ id }) => {
        const part = byId.get(id);
        return part ? formOf(part, forms) : "raw";
      },
      ports.newId,
    );
  return {
    kind: "read",
    reading: { format: "html", parts, problems: locateProblems(html, email.problems), before: holdPage(html), compose },
  };
}

/** A style sheet that was given separately is added to those of the page. */
function withSheet({ html, css }: SourceCode): string {
  if (css.trim() === "") return html;
  const sheet = `<style>${css.replace(/<\/style/gi, "<\\/style")}</style>`;
  return /<\/head\s*>/i.test(html) ? html.replace(/<\/head\s*>/i, (end) => sheet + end) : sheet + html;
}
