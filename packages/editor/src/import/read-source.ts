import { type FoundDesign, importSource, isMailSource, readDesign, resolveAddresses } from "@mailwright/importer";
import { composeImport, holdPage, readMail } from "@mailwright/importer/layout";
import { checkSource, type SourceCode } from "./check-source.js";
import { formOf, type ImportReading } from "./import-reading.js";
import { isOwnFormat } from "./is-own-format.js";
import { loadBlockReaders } from "./load-block-readers.js";
import { locateProblems } from "./locate-problems.js";
import { hasPage, readDesignRows } from "./read-design-rows.js";
import { readLayout } from "./read-layout.js";
import { reportRows } from "./read-mjml-source.js";
import type { ReadingAnswer, ReadingOptions } from "./reading-options.js";

/** Reads a source and answers what it would become. It replaces nothing and runs nothing of the source. */
export async function readSource(given: SourceCode, options: ReadingOptions): Promise<ReadingAnswer> {
  const source = isMailSource(given.html) ? { ...given, html: (await readMail(given.html)) ?? given.html } : given;
  const design = readDesign(source.html);
  const fault = checkSource(source, design !== undefined);
  if (fault) return fault;
  await loadBlockReaders(options.services.registry);
  if (options.signal.aborted) return { kind: "stopped" };
  options.onProgress(0.05);
  if (design)
    return hasPage(design) ? readAsSeen({ ...source, html: design.content.source }, options, design) : readDesignRows(design, options);
  return isOwnFormat(source.html) ? readOwn(source, options) : readAsSeen(source, options);
}

/** Reads what says itself which blocks it holds. */
async function readOwn(source: SourceCode, { services, info }: ReadingOptions): Promise<ReadingAnswer> {
  const readers = await loadBlockReaders(services.registry);
  const { source: code, relativeCount } = resolveAddresses(source.html, source.base);
  const outcome = importSource(code, { readers, newId: services.ports.newId });
  if (!outcome.ok) return { kind: "refused", refusal: outcome.refusal };
  const reading = await reportRows(code, outcome, services, info);
  return { kind: "read", reading: { ...reading, problems: [...withoutPage(relativeCount), ...reading.problems] } };
}

/** Reads HTML by laying it out. */
async function readAsSeen(source: SourceCode, options: ReadingOptions, design?: FoundDesign): Promise<ReadingAnswer> {
  const { services, signal, onProgress } = options;
  const { ports } = services;
  const { source: html, relativeCount } = resolveAddresses(withSheet(source), source.base);
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
    reading: {
      format: "html",
      parts,
      problems: [...toldOf(design), ...withoutPage(relativeCount), ...locateProblems(html, email.problems)],
      before: holdPage(html),
      preheader: email.preheader,
      compose,
    },
  };
}

/** What is to be said of a design, beside its HTML. */
function toldOf(design: FoundDesign | undefined): ImportReading["problems"] {
  if (!design) return [];
  const { maker, remarks } = design;
  return [{ code: "design-of", line: undefined, detail: maker }, ...remarks.map(({ code, detail }) => ({ code, line: undefined, detail }))];
}

function withoutPage(relativeCount: number): ImportReading["problems"] {
  return relativeCount === 0 ? [] : [{ code: "address-without-page", line: undefined, detail: String(relativeCount) }];
}

/** A style sheet that was given separately is added to those of the page. */
function withSheet({ html, css }: SourceCode): string {
  if (css.trim() === "") return html;
  const sheet = `<style>${css.replace(/<\/style/gi, "<\\/style")}</style>`;
  return /<\/head\s*>/i.test(html) ? html.replace(/<\/head\s*>/i, (end) => sheet + end) : sheet + html;
}
