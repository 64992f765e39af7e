import { unfoldLines } from "@mailwright/document";
import { isUnbuilt } from "../designs/html-tools/read-tool-html.js";
import { type FoundDesign, readDesign } from "../designs/read-design.js";
import { isJson } from "../markup/is-json.js";
import { isTooDeep } from "../markup/is-too-deep.js";
import { isMjml } from "../mjml/is-mjml.js";
import { readElements } from "./read-elements.js";
import { readHtml } from "./read-html.js";
import { readMjml } from "./read-mjml.js";
import type { ReadEmail, ReadOptions } from "./read-page.js";

/** Why a text cannot be imported. The interface turns the code into words. */
export type ImportRefusal =
  | "source-empty"
  /** More than `importLengthMax` characters. */
  | "source-too-long"
  /** Nested deeper than any program that reads emails can bear. */
  | "source-too-deep"
  /** JSON that is no design of an editor that is known here. */
  | "source-json"
  /** The source of an email that a tool still has to build. */
  | "source-not-built"
  /** Words, or anything else without a tag. */
  | "source-no-markup"
  /** Markup without anything that could become a block. */
  | "source-no-content";

/** What a source was read as. */
export type SourceFormat = "mjml" | "html" | "design";

/** What came of an import. */
export type ImportOutcome =
  | { readonly ok: true; readonly format: SourceFormat; readonly email: ReadEmail }
  | { readonly ok: false; readonly refusal: ImportRefusal };

/** A template may weigh 10 MB; the source of one is never longer. */
export const importLengthMax = 10 * 1024 * 1024;

/** Reads a text that somebody pasted or uploaded: MJML (whole, or a part of one), HTML, or the design of another editor. Never throws. */
export function importSource(text: string, options: ReadOptions): ImportOutcome {
  const source = text.replace(/^\uFEFF/, "");
  if (source.length > importLengthMax) return refuse("source-too-long");
  if (source.trim() === "") return refuse("source-empty");
  if (isUnbuilt(source)) return refuse("source-not-built");
  const design = readDesign(source);
  if (design) return importDesign(design, options);
  if (isJson(source)) return refuse("source-json");
  if (!/<[a-z!][^<]{0,200}/i.test(source)) return refuse("source-no-markup");
  if (isTooDeep(source)) return refuse("source-too-deep");
  const format = isMjml(source) ? "mjml" : "html";
  return answer(format, format === "mjml" ? readMjml(text, options) : readHtml(unfoldLines(source), options));
}

/** Reads a design that was recognised. What it drew as HTML is read as HTML. */
export function importDesign({ maker, content, remarks }: FoundDesign, options: ReadOptions): ImportOutcome {
  const told = [{ code: "design-of", detail: maker, at: 0 } as const, ...remarks.map((remark) => ({ ...remark, at: 0 }))];
  if (content.kind === "elements") {
    const email = readElements(content.design, options);
    return answer("design", { ...email, problems: [...told, ...email.problems] });
  }
  const email = content.kind === "mjml" ? readMjml(content.source, options) : readHtml(content.source, options);
  return answer(content.kind, { ...email, problems: [...told, ...email.problems] });
}

function answer(format: SourceFormat, email: ReadEmail): ImportOutcome {
  const isEmpty = (email.document.root.children ?? []).length === 0;
  return isEmpty ? refuse("source-no-content") : { ok: true, format, email };
}

function refuse(refusal: ImportRefusal): ImportOutcome {
  return { ok: false, refusal };
}
