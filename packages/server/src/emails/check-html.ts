import { htmlDepthMax } from "@mailwright/contract";
import { refuse } from "../base/refusal.js";
import { measureHtml } from "./measure-html.js";

/** Five times as many tags as an email of a thousand blocks has. */
const tagsMax = 150_000;

/**
 * Refuses HTML that is nested more deeply than any mail program shows, or has more tags than any email. Call it before the HTML is parsed
 * or stored.
 */
export function checkHtml(html: string, field: string): void {
  const { depth, tags } = measureHtml(html, { depth: htmlDepthMax, tags: tagsMax });
  const fields = [{ field, code: "too-large" }];
  if (depth > htmlDepthMax) refuse("html-too-deep", { fields });
  if (tags > tagsMax) refuse("content-too-costly", { fields });
}
