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
  const source = writeSource(body);
  const sizeBytes = Math.max(sizeOf(body.html, body.css), sizeOfSource(source));
  if (sizeBytes > templateSizeMaxBytes) refuse("template-too-large", { sizeBytes });
  const letOthers = async () => void (sizeBytes > atOnceMaxBytes && (await afterOthers()));
  await letOthers();
  // The document too: the compiler leaves such addresses out of the html, so that a picture would be lost without a word.
  const texts = { html: body.html, css: body.css, ...source };
  const fields = (["html", "css", "components", "style", "customStyles"] as const).filter((field) => hasBase64Content(texts[field]));
  if (fields.length > 0) refuse("base64-content", { fields: fields.map((field) => ({ field: `template.${field}`, code: "not-allowed" })) });
  await letOthers();
  checkHtml(body.html, "template.html");
  await letOthers();
}

const atOnceMaxBytes = 500_000;

type Source = Record<"components" | "style" | "customStyles", string>;

function writeSource({ components, style, customStyles }: BodyRow): Source {
  return { components: writeJson(components) ?? "", style: writeJson(style) ?? "", customStyles };
}

function sizeOfSource({ components, style, customStyles }: Source): number {
  return sizeOf(components, style) + Buffer.byteLength(customStyles);
}
