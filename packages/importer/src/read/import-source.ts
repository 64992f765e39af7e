import { isJson } from "../markup/is-json.js";
import { isMjml } from "../mjml/is-mjml.js";
import { readHtml } from "./read-html.js";
import { readMjml } from "./read-mjml.js";
import type { ReadEmail, ReadOptions } from "./read-page.js";

/** Why a text cannot be imported. The interface turns the code into words. */
export type ImportRefusal =
  | "source-empty"
  /** More than `importLengthMax` characters. */
  | "source-too-long"
  /** JSON: a document, or the design of another editor. */
  | "source-json"
  /** Words, or anything else without a tag. */
  | "source-no-markup"
  /** Markup without anything that could become a block. */
  | "source-no-content";

/** What came of an import. */
export type ImportOutcome =
  | { readonly ok: true; readonly format: "mjml" | "html"; readonly email: ReadEmail }
  | { readonly ok: false; readonly refusal: ImportRefusal };

/** A template may weigh 10 MB; the source of one is never longer. */
export const importLengthMax = 10 * 1024 * 1024;

/** Reads a text that somebody pasted or uploaded: MJML (whole, or a part of one) or HTML. Never throws. */
export function importSource(text: string, options: ReadOptions): ImportOutcome {
  const source = text.replace(/^\uFEFF/, "");
  if (source.length > importLengthMax) return refuse("source-too-long");
  if (source.trim() === "") return refuse("source-empty");
  if (isJson(source)) return refuse("source-json");
  if (!/<[a-z!][^<]{0,200}/i.test(source)) return refuse("source-no-markup");
  const format = isMjml(source) ? "mjml" : "html";
  const email = format === "mjml" ? readMjml(text, options) : readHtml(source, options);
  const isEmpty = (email.document.root.children ?? []).length === 0;
  return isEmpty ? refuse("source-no-content") : { ok: true, format, email };
}

function refuse(refusal: ImportRefusal): ImportOutcome {
  return { ok: false, refusal };
}
