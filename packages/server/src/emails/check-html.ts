import { htmlDepthMax } from "@mailwright/contract";
import { refuse } from "../base/refusal.js";
import { measureHtml } from "./measure-html.js";

/** Refuses HTML that is nested more deeply than any mail program shows. Asked before anything parses it, and before it is stored. */
export function checkHtml(html: string, field: string): void {
  if (measureHtml(html).depth > htmlDepthMax) refuse("html-too-deep", { fields: [{ field, code: "too-large" }] });
}
