import { protectMergeTags } from "../templating/merge-tags.js";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Plain text → HTML text. Merge tags stay as they are. */
export function escapeText(text: string): string {
  const held = protectMergeTags(text);
  return held.restore(held.text.replace(/[&<>]/g, (character) => escapes[character] ?? ""));
}

/**
 * Plain text → the inside of a double-quoted attribute. Merge tags stay, but a `"` inside one becomes `'`:
 * it would end the attribute, and every template language takes either.
 */
export function escapeAttribute(text: string): string {
  const held = protectMergeTags(text);
  const escaped = held.text.replace(/[&<>"]/g, (character) => escapes[character] ?? "");
  return held.restore(escaped, (tag) => tag.replaceAll('"', "'"));
}

const named: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  colon: ":",
  tab: "\t",
  newline: "\n",
  lpar: "(",
  rpar: ")",
  sol: "/",
  bsol: "\\",
  shy: "\u00ad",
  zwnj: "\u200c",
  zwj: "\u200d",
  copy: "©",
  reg: "®",
  trade: "™",
  hellip: "…",
  mdash: "—",
  ndash: "–",
  laquo: "«",
  raquo: "»",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  bull: "•",
  middot: "·",
  euro: "€",
  pound: "£",
  times: "×",
  rarr: "→",
  larr: "←",
};

/** HTML text or attribute → plain text: numeric references and the named ones that matter to safety and to reading. */
export function decodeEntities(html: string): string {
  return html.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));?/gi, (whole, hex, decimal, name) => {
    if (name) return named[String(name).toLowerCase()] ?? whole;
    const code = hex ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}
