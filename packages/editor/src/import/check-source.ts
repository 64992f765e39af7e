import { base64Lines, templateSizeMaxBytes } from "@mailwright/contract";
import { type ImportRefusal, isJson, isMailSource, isTooDeep, isUnbuilt } from "@mailwright/importer";

/** What a person pasted or uploaded. */
export interface SourceCode {
  readonly html: string;
  readonly css: string;
  /** The address of the page that the code was written for: what has no full address stands below it. */
  readonly base?: string | undefined;
}

export type CodePart = "html" | "css";

export type SourceFault =
  | { readonly kind: "base64"; readonly part: CodePart; readonly lines: readonly number[] }
  | { readonly kind: "mail" }
  | { readonly kind: "refused"; readonly refusal: ImportRefusal };

/** What is wrong with a source before anybody reads it. Only of a design that was recognised it may be JSON. */
export function checkSource(source: SourceCode, isDesign = false): SourceFault | undefined {
  if (isMailSource(source.html)) return { kind: "mail" };
  for (const part of ["html", "css"] as const) {
    const lines = base64Lines(source[part]);
    if (lines.length > 0) return { kind: "base64", part, lines };
  }
  const { html, css } = source;
  const sizeBytes = new TextEncoder().encode(html).length + new TextEncoder().encode(css).length;
  if (sizeBytes > templateSizeMaxBytes) return { kind: "refused", refusal: "source-too-long" };
  if (html.trim() === "") return { kind: "refused", refusal: "source-empty" };
  if (isUnbuilt(html)) return { kind: "refused", refusal: "source-not-built" };
  if (isDesign) return undefined;
  if (isJson(html)) return { kind: "refused", refusal: "source-json" };
  if (isTooDeep(html)) return { kind: "refused", refusal: "source-too-deep" };
  return /<[a-z!][^<]{0,200}/i.test(html) ? undefined : { kind: "refused", refusal: "source-no-markup" };
}
