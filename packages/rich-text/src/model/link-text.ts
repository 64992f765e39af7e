import { isMergeTag, type Link } from "@mailwright/document";

/** What a person typed as an address → a link: an e-mail address, a telephone number, an anchor, a merge tag or a web address. */
export function readLinkText(text: string): Link {
  const value = text.trim();
  if (isMergeTag(value)) return { kind: "tag", value };
  if (value.startsWith("#")) return { kind: "anchor", value };
  if (/^mailto:/i.test(value)) return { kind: "email", value };
  if (/^[^\s@/:?]+@[^\s@/:?]+\.[^\s@/:?]+$/.test(value)) return { kind: "email", value };
  if (/^tel:/i.test(value) || /^\+[\d\s().-]{5,}$/.test(value)) return { kind: "phone", value: value.replace(/[\s().-]/g, "") };
  if (/^sms:/i.test(value)) return { kind: "sms", value };
  return { kind: "web", value };
}

/** An address as the address field shows it. */
export function writeLinkText(href: string): string {
  return href.replace(/^(?:mailto|tel):(?=[^?]*$)/i, "");
}
