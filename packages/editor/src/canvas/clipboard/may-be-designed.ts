import { type HtmlToken, readDeclarations, tokenizeHtml } from "@mailwright/document";

/**
 * Could the copied HTML hold more than words and pictures below each other: columns, coloured boxes, buttons? The answer comes from the
 * tags alone and may be yes too often: then the HTML is laid out, which finds out for certain.
 */
export function mayBeDesigned(html: string): boolean {
  let tables = 0;
  for (const token of tokenizeHtml(html)) {
    if (token.kind === "text") continue;
    if (token.kind === "close") {
      if (token.tag === "table") tables = Math.max(0, tables - 1);
      continue;
    }
    // A table that holds only words is a real table. A table inside a table, or around pictures, is there to place things.
    if (tables > 0 && (token.tag === "table" || token.tag === "img")) return true;
    if (token.tag === "table") tables++;
    if (isBox(token)) return true;
  }
  return false;
}

// Highlighted words are a span with a background, which is not a box.
const boxTags = new Set("a article aside body center div figure footer header li main nav section table tbody td th tr ul".split(" "));
const plainGround = /^(?:none|transparent|initial|inherit|unset|white|#fff|#ffffff|rgb\(255, ?255, ?255\)|rgba\(0, ?0, ?0, ?0\))/i;

function isBox({ tag, attributes }: Extract<HtmlToken, { readonly kind: "open" }>): boolean {
  if (!boxTags.has(tag)) return false;
  const color = attributes.get("bgcolor");
  if (attributes.has("background") || (color !== undefined && !plainGround.test(color.trim()))) return true;
  const style = readDeclarations(attributes.get("style") ?? "");
  return (
    placing.some(([property, value]) => value.test(style.get(property) ?? "")) || grounds.some((property) => isSeen(style.get(property)))
  );
}

const placing = [
  ["display", /^(?:inline-)?(?:flex|grid)/i],
  ["float", /^(?:left|right)/i],
  ["column-count", /^[2-9]/],
] as const;
const grounds = ["background", "background-color", "background-image"];
const isSeen = (ground: string | undefined) => ground !== undefined && ground !== "" && !plainGround.test(ground);
