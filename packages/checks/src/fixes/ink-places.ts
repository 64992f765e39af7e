import { type AnyBlockDefinition, type Block, isValues, storedExtra } from "@mailwright/document";
import { parseColor, writeColor } from "../style/colors.js";

/** Where a block has its ink from: a prop of its own, or a colour inside a text. */
export type InkPlace = { readonly kind: "prop"; readonly name: string } | { readonly kind: "text"; readonly name: string };

const noInk = /border|background|separator|bar|ground/i;

/** The places of a block that this ink may come from, the likeliest first. Both are read as colours: `#FFF` is `#ffffff`. */
export function findInkPlaces(
  block: Block,
  { props }: AnyBlockDefinition,
  values: Readonly<Record<string, unknown>>,
  ink: string,
  scheme: "light" | "dark",
): readonly InkPlace[] {
  const shown = scheme === "dark" ? { ...values, ...storedExtra(block, "dark") } : values;
  const names = Object.keys(props).filter((name) => props[name]?.kind === "color" && !noInk.test(name) && isSameColor(shown[name], ink));
  const own = names.sort((a, b) => Number(b === "color") - Number(a === "color")).map((name) => ({ kind: "prop", name }) as const);
  // A colour inside a text is the same in the dark, so changing it there would change the light.
  if (scheme === "dark") return own;
  const texts = Object.keys(props).filter((name) => props[name]?.kind === "richText" && hasInlineColor(values[name], ink));
  return [...texts.map((name) => ({ kind: "text", name }) as const), ...own];
}

const inlineColor = /(?<![-\w])color\s*:\s*([^;"'<>]{1,60})/gi;

function hasInlineColor(html: unknown, ink: string): boolean {
  return typeof html === "string" && [...html.matchAll(inlineColor)].some(([, color]) => isSameColor(color, ink));
}

/** The text with another colour in the place of this one. */
function recolorText(html: string, ink: string, color: string): string {
  return html.replace(inlineColor, (declaration: string, written: string) =>
    isSameColor(written, ink) ? declaration.replace(written, color) : declaration,
  );
}

function isSameColor(written: unknown, ink: string): boolean {
  const color = typeof written === "string" ? parseColor(written) : undefined;
  return color !== undefined && writeColor(color) === ink;
}

/** The block with this ink in one of its places, for the light or the dark. */
export function writeInk(
  block: Block,
  place: InkPlace,
  { ink, color, scheme }: { ink: string; color: string; scheme: "light" | "dark" },
): Block {
  if (place.kind === "text") {
    const html = block.props[place.name];
    return typeof html === "string" ? { ...block, props: { ...block.props, [place.name]: recolorText(html, ink, color) } } : block;
  }
  if (scheme === "light") return { ...block, props: { ...block.props, [place.name]: color } };
  const extras = isValues(block.extras) ? block.extras : {};
  return { ...block, extras: { ...extras, dark: { ...storedExtra(block, "dark"), [place.name]: color } } };
}
