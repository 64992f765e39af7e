import { isMergeTag } from "@mailwright/document";

/** An amount as schema.org asks for it, `1299.00` for `1,299.00`, or a merge tag that writes one. Nothing where it is something else. */
export function amountOf(text: string): string | undefined {
  const amount = text.trim();
  if (isMergeTag(amount)) return amount;
  return /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/.test(amount) ? amount.replaceAll(",", "") : undefined;
}

/** Is this a currency's code of three letters, as in ISO 4217, or a merge tag that writes one? */
export function isCurrency(text: string): boolean {
  return /^[A-Z]{3}$/.test(text.trim()) || isMergeTag(text.trim());
}
