import { escapeAttribute, escapeText } from "@mailwright/document";
import { findRecords } from "../json/find-records.js";
import { isRecord } from "../json/json-values.js";

const address = /^(?:https?:|mailto:|tel:)/i;
const picture = /\.(?:png|jpe?g|gif|webp|svg)(?:[?#]|$)/i;

/** Something that no block is like, as its words, links and pictures. */
export function keptHtml(value: unknown): string {
  const parts: string[] = [];
  for (const record of isRecord(value) ? findRecords(value, () => true) : []) {
    for (const [name, text] of Object.entries(record)) {
      if (typeof text !== "string" || text.trim() === "" || text.length > 20_000) continue;
      if (picture.test(text) && address.test(text)) parts.push(`<img src="${escapeAttribute(text)}" alt="" style="max-width:100%">`);
      else if (address.test(text)) parts.push(`<p><a href="${escapeAttribute(text)}">${escapeText(text)}</a></p>`);
      else if (/^(?:text|title|label|content|html|caption|description|name|alt)$/i.test(name)) {
        parts.push(/<[a-z]/i.test(text) ? text : `<p>${escapeText(text)}</p>`);
      }
    }
  }
  return [...new Set(parts)].join("\n");
}
