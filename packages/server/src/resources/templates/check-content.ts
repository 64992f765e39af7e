import { setImmediate as afterOthers } from "node:timers/promises";
import { hasBase64Content, templateSizeMaxBytes } from "@mailwright/contract";
import { refuse } from "../../base/refusal.js";
import { writeJson } from "../../database/schema/columns.js";
import { checkHtml } from "../../emails/check-html.js";
import type { BodyRow } from "./stored-template.js";

/** What a template counts as: the bytes of html and css, as a mail would carry them. */
export const sizeOf = (html: string, css: string) => Buffer.byteLength(html) + Buffer.byteLength(css);

/** Refuses a body that may not be stored. Looking at megabytes is done in steps, with room for others in between. */
export async function checkContent(body: BodyRow): Promise<void> {
  const sizeBytes = Math.max(sizeOf(body.html, body.css), sizeOfSource(body));
  if (sizeBytes > templateSizeMaxBytes) refuse("template-too-large", { sizeBytes });
  const letOthers = async () => void (sizeBytes > atOnceMaxBytes && (await afterOthers()));
  await letOthers();
  const fields = (["html", "css"] as const).filter((field) => hasBase64Content(body[field]));
  if (fields.length > 0) refuse("base64-content", { fields: fields.map((field) => ({ field: `template.${field}`, code: "not-allowed" })) });
  await letOthers();
  checkHtml(body.html, "template.html");
  await letOthers();
}

const atOnceMaxBytes = 500_000;

function sizeOfSource({ components, style, customStyles }: BodyRow): number {
  return sizeOf(writeJson(components) ?? "", writeJson(style) ?? "") + Buffer.byteLength(customStyles);
}
