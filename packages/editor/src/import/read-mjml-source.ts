import type { Block, EmailDocument } from "@mailwright/document";
import { blockText, readKeptEmail, withKept } from "@mailwright/document";
import { type ImportOutcome, keepRowWhole, type SourceProblemCode } from "@mailwright/importer";
import { compilerOf } from "../base/document/compiler-of.js";
import { prepareMjml } from "../base/document/prepare-mjml.js";
import type { TemplateInfo } from "../ports/template-info.js";
import { compareContent } from "./count-content.js";
import { blocksOf, type ImportPart, type ImportReading, type ReadingServices } from "./import-reading.js";
import { locateProblems } from "./locate-problems.js";
import { writePicture } from "./write-picture.js";

type ReadSource = Extract<ImportOutcome, { readonly ok: true }>;

/** Codes of what the import keeps as it was written. They are no problems of the source. */
const kept: ReadonlySet<SourceProblemCode> = new Set(["attribute-dropped", "value-changed", "style-dropped", "wrapper-merged"]);

/**
 * Reads MJML, HTML that our compiler wrote, or the elements of a design. Its rows become blocks, and each row of MJML may stay as it was written.
 * `contents` is what each row of a design holds, to count what its blocks keep.
 */
export async function reportRows(
  source: string,
  { format, email }: ReadSource,
  { compiler, registry, ports }: ReadingServices,
  info: TemplateInfo,
  contents: readonly string[] = [],
): Promise<ImportReading> {
  const document = withTitles(email.document, info);
  await prepareMjml(document);
  const [wrapper, ...others] = document.root.children ?? [];
  const rows = wrapper && others.length === 0 ? (wrapper.children ?? []) : [];
  const isKept = readKeptEmail(document.root) !== undefined;
  const around = (children: readonly Block[]): EmailDocument =>
    wrapper && others.length === 0 ? { ...document, root: { ...document.root, children: [{ ...wrapper, children }] } } : document;
  const parts = rows.map((row, index): ImportPart => {
    const written = contents.length === rows.length ? contents[index] : undefined;
    const raw = keepRowWhole(row, ports.newId());
    const isRaw = row.type === "mjml";
    const before = writePicture(compilerOf({ compiler }), around([raw ?? row]));
    return {
      id: row.id,
      label: labelOf(row, registry),
      native: isRaw ? undefined : [row],
      raw: isRaw ? row : raw,
      reasons: isRaw ? ["unreadable"] : [],
      preferred: isRaw ? "raw" : "native",
      place: undefined,
      kept: compareContent(written ?? before, raw ? writePicture(compilerOf({ compiler }), around([row])) : before),
    };
  });
  return {
    format,
    parts,
    problems: locateProblems(source, isKept ? email.problems.filter(({ code }) => !kept.has(code)) : email.problems),
    before: writePicture(compilerOf({ compiler }), document),
    preheader: email.preheader,
    compose: (forms) => around(parts.flatMap((part) => blocksOf(part, forms))),
  };
}

/**
 * Title and preheader of the source stay as they were written. The name and preheader that the template had before the import do not count
 * as new ones.
 */
function withTitles(document: EmailDocument, { name, preHeader }: TemplateInfo): EmailDocument {
  const page = readKeptEmail(document.root);
  if (!page) return document;
  const told = { ...page, titles: [...page.titles, name], preheaders: [...page.preheaders, preHeader] };
  return { ...document, root: { ...document.root, extras: withKept(document.root.extras, told) } };
}

function labelOf(row: Block, registry: ReadingServices["registry"]): string {
  const own = blockText(row, registry);
  if (own) return own.replace(/\s*\[[^\]]*\]?/g, "") || own;
  for (const child of row.children ?? []) {
    const text = labelOf(child, registry);
    if (text) return text;
  }
  return "";
}
