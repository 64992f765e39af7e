import { base64Lines, templateSizeMaxBytes } from "@mailwright/contract";
import { type BlockRegistry, documentVersion, type EmailDocument, plantBlock } from "@mailwright/document";
import { type ImportRefusal, importSource, loadReaders } from "@mailwright/importer";

/** What a person pasted or uploaded. */
export interface SourceCode {
  readonly html: string;
  readonly css: string;
}

export type ImportAnswer =
  | { readonly kind: "imported"; readonly document: EmailDocument; readonly keptCount: number }
  | { readonly kind: "base64"; readonly part: keyof SourceCode; readonly lines: readonly number[] }
  | { readonly kind: "refused"; readonly refusal: ImportRefusal };

/** Code as a document: blocks where they are recognised, code blocks for the rest. Loads what reads it. */
export async function importCode(source: SourceCode, registry: BlockRegistry, newId: () => string): Promise<ImportAnswer> {
  for (const part of ["html", "css"] as const) {
    const lines = base64Lines(source[part]);
    if (lines.length > 0) return { kind: "base64", part, lines };
  }
  if (sizeOf(source) > templateSizeMaxBytes) return { kind: "refused", refusal: "source-too-long" };
  const outcome = importSource(source.html, { readers: await loadReaders(registry), newId });
  if (!outcome.ok) return { kind: "refused", refusal: outcome.refusal };
  const { document, problems } = outcome.email;
  // A style sheet of its own speaks of the tags as they were written, so they stay as they were written.
  if (source.css.trim() !== "") return { kind: "imported", document: keepWhole(source, newId), keptCount: 1 };
  return { kind: "imported", document, keptCount: problems.filter(({ code }) => code === "kept-as-source").length };
}

function sizeOf({ html, css }: SourceCode): number {
  return new TextEncoder().encode(html).length + new TextEncoder().encode(css).length;
}

function keepWhole({ html, css }: SourceCode, newId: () => string): EmailDocument {
  const sheets = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi)].map(([, rules]) => rules ?? "");
  const body = /<body\b[^>]*>([\s\S]*?)(?:<\/body\s*>|$)/i.exec(html)?.[1] ?? html;
  const code = {
    type: "code",
    props: { html: `<style>${[...sheets, css].join("\n")}</style>\n${body.replace(/<style\b[\s\S]*?<\/style\s*>/gi, "")}` },
  };
  const noPadding = { padding: { top: 0, right: 0, bottom: 0, left: 0 } };
  const section = { type: "section", props: noPadding, children: [{ type: "cell", children: [code] }] };
  const root = plantBlock({ type: "root", children: [{ type: "wrapper", children: [section] }] }, newId);
  return { version: documentVersion, settings: {}, root };
}
