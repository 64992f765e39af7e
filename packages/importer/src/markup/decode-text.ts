import { decodeEntities, protectMergeTags } from "@mailwright/document";

/** HTML text or an attribute's value → plain text, the reverse of escaping it. Merge tags were not escaped, and stay as they are. */
export function decodeText(html: string): string {
  if (!html.includes("&")) return html;
  const held = protectMergeTags(html);
  return held.restore(decodeEntities(held.text));
}
