import { blockRegistry } from "@mailwright/blocks";
import { createCompiler } from "@mailwright/compiler";
import type { BandForm, KeptContent } from "@mailwright/importer/layout";
import { measureDifference } from "@mailwright/importer/layout";
import { prepareMjml } from "../../base/document/prepare-mjml.js";
import { sumContent } from "../count-content.js";
import { formOf, type ImportPart, type ImportReading } from "../import-reading.js";
import { readSource } from "../read-source.js";
import type { ReadingAnswer } from "../reading-options.js";
import type { PageAnswer, PageOrder } from "./page-order.js";

/** Reads an email as the dialog *Import code* does, without anybody who looks on, and measures how far the blocks are from it. */
export async function answerOrder(order: PageOrder, page: Document): Promise<PageAnswer> {
  const compiler = createCompiler(blockRegistry);
  const nobody = { id: "", name: order.title, description: "", preHeader: "", tags: "", status: "draft" } as const;
  const answer = await readSource(
    { html: order.source, css: "", base: order.base },
    {
      services: { registry: blockRegistry, compiler, ports: { newId } },
      info: { ...nobody, readOnly: false, isSystem: false, isShared: false },
      page: () => page,
      signal: new AbortController().signal,
      onProgress: () => undefined,
    },
  );
  if (answer.kind !== "read") return { kind: "refused", code: codeOf(answer) };
  const { reading } = answer;
  const forms = chosenForms(reading, order.forms ?? {});
  const document = reading.compose(forms);
  await prepareMjml(document);
  const { preheader } = reading;
  const { html } = compiler.compileDocument(document, { ...(order.title && { title: order.title }), ...(preheader && { preheader }) });
  return {
    kind: "read",
    format: reading.format,
    document,
    html,
    before: withStyles(reading.before),
    preheader,
    parts: reading.parts.map((part) => ({
      label: part.label,
      form: formOf(part, forms),
      hasChoice: part.native !== undefined && part.raw !== undefined,
      reasons: part.reasons,
    })),
    problems: reading.problems,
    kept: sumContent(reading.parts.map((part) => keptOf(part, forms))),
    difference: (await measureDifference(reading.before, html, page)) ?? null,
  };
}

/** A frame without scripts shows styles that are attributes again; handlers keep the names that do nothing. */
const withStyles = (page: string) => page.replace(/([\s"'/])data-mw-(?=style\s*=)/gi, "$1");

function codeOf(answer: Exclude<ReadingAnswer, { readonly kind: "read" }>): string {
  if (answer.kind === "refused") return answer.refusal;
  if (answer.kind === "base64") return "base64-content";
  // A message of which nothing could be read.
  return answer.kind === "mail" ? "source-no-content" : "import-failed";
}

function chosenForms({ parts }: ImportReading, chosen: Readonly<Record<number, BandForm>>): ReadonlyMap<string, BandForm> {
  return new Map(parts.flatMap(({ id }, index) => (chosen[index] ? [[id, chosen[index]] as const] : [])));
}

/** As it was written a part holds everything. */
function keptOf(part: ImportPart, forms: ReadonlyMap<string, BandForm>): KeptContent {
  if (formOf(part, forms) === "native") return part.kept;
  const whole = ({ of }: { readonly of: number }) => ({ of, kept: of });
  const { words, links, images } = part.kept;
  return { words: whole(words), links: whole(links), images: whole(images) };
}

/** A page without a secure connection has no `randomUUID`. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
