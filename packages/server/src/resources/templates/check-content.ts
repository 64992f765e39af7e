import { hasBase64Content, templateSizeMaxBytes } from "@mailwright/contract";
import { refuse } from "../../base/refusal.js";
import { writeJson } from "../../database/schema/columns.js";
import { checkHtml } from "../../emails/check-html.js";
import type { BodyRow } from "./stored-template.js";

/** What a template counts as: the bytes of html and css, as a mail would carry them. */
export const sizeOf = (html: string, css: string) => Buffer.byteLength(html) + Buffer.byteLength(css);

/** Refuses a body that may not be stored. */
export function checkContent(body: BodyRow): void {
  const sizeBytes = Math.max(sizeOf(body.html, body.css), sizeOfSource(body));
  if (sizeBytes > templateSizeMaxBytes) refuse("template-too-large", { sizeBytes });
  const fields = (["html", "css"] as const).filter((field) => hasBase64Content(body[field]));
  if (fields.length > 0) refuse("base64-content", { fields: fields.map((field) => ({ field: `template.${field}`, code: "not-allowed" })) });
  checkHtml(body.html, "template.html");
}

function sizeOfSource({ components, style, customStyles }: BodyRow): number {
  return sizeOf(writeJson(components) ?? "", writeJson(style) ?? "") + Buffer.byteLength(customStyles);
}
