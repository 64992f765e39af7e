import { mergeTagPattern } from "@mailwright/document";
import type { Rule } from "../email/rule.js";

const tagOfAddress = /(?<!e-?mail[-_ .]?)(?:address|adresse|anschrift|postal|street|impressum)/i;
/** A post code beside words: `10115 Berlin`, `Portland, OR 97205`, `SW1A 1AA`. */
const postCode =
  /(?:^|[\s,·|])(?:\d{4,6}(?:-\d{4})?\s+\p{Lu}[\p{L}.-]+|\p{Lu}{2}\s+\d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})(?=$|[\s,.·|])/u;

/** Where the host asks for it, the email says where its sender can be reached by post. */
export const postalAddress: Rule = {
  id: "postal-address",
  *check({ light, options }) {
    const { postalAddress: wanted } = options;
    if (wanted === undefined || wanted === false) return;
    const text = light.texts.map((fact) => fact.text).join(" ");
    if (!isThere(text, typeof wanted === "string" ? wanted : undefined)) yield { severity: "error", code: "postal-address-missing" };
  },
};

function isThere(text: string, own: string | undefined): boolean {
  if (own !== undefined && own.trim() !== "") return squeeze(text).includes(squeeze(own));
  return (text.match(mergeTagPattern()) ?? []).some((tag) => tagOfAddress.test(tag)) || postCode.test(text);
}

function squeeze(text: string): string {
  return text.replace(/[\s,;·|]+/g, "").toLowerCase();
}
