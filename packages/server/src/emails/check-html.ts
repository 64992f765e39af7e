import { htmlDepthMax } from "@mailwright/contract";
import { refuse } from "../base/refusal.js";
import { measureHtml } from "./measure-html.js";

/** An email of a thousand blocks has a tenth of it. */
const tagsMax = 300_000;

/** Refuses HTML that is nested more deeply than any mail program shows, or has more tags than any email. Asked before anything parses it, and before it is stored. */
export function checkHtml(html: string, field: string): void {
  const { depth, tags } = measureHtml(html, { depth: htmlDepthMax, tags: tagsMax });
  const fields = [{ field, code: "too-large" }];
  if (depth > htmlDepthMax) refuse("html-too-deep", { fields });
  if (tags > tagsMax) refuse("content-too-costly", { fields });
}
