import { findRawTextEnd, listDeclarations, nextTag, readAttributes } from "@mailwright/document";

/** The attribute of a box that stands for a shape. */
export const drawnMark = "data-drawn-by-word";

const shapes = new Set(["v:rect", "v:roundrect", "v:oval"]);

/**
 * Word draws VML and browsers do not. The shapes that emails use (a picture or a colour behind a section, a round button) become boxes of the
 * same size and fill; every other tag of Office goes, with what stands between staying where it is.
 */
export function drawVml(html: string): string {
  const out: string[] = [];
  let at = 0;
  for (let tag = nextTag(html, 0); tag; tag = nextTag(html, at)) {
    const { name, kind, start } = tag;
    const isOffice = kind !== "comment" && (/^[vow]:/.test(name) || name === "xml");
    out.push(html.slice(at, isOffice ? start : tag.end));
    at = tag.end;
    if (!isOffice) continue;
    if (name === "xml" && kind === "open") at = findRawTextEnd(html, "xml", at).end;
    else if (shapes.has(name)) out.push(kind === "open" ? openShape(html, name, html.slice(start, at), at) : "</div>");
  }
  out.push(html.slice(at));
  return out.join("");
}

/** The fill stands in a tag of its own, shortly after the shape's. */
function openShape(html: string, name: string, source: string, end: number): string {
  const attributes = readAttributes(source);
  const next = nextTag(html, end);
  const fill = next?.name === "v:fill" ? readAttributes(html.slice(next.start, next.end)) : new Map<string, string>();
  const style = new Map(listDeclarations(attributes.get("style") ?? "").filter(([property]) => /^(?:width|height)$/.test(property)));
  const isFilled = attributes.get("fill") !== "false" && attributes.get("fill") !== "f";
  const color = fill.get("color") ?? attributes.get("fillcolor");
  const picture = fill.get("src");
  if (isFilled && color) style.set("background-color", color);
  if (isFilled && picture) style.set("background-image", `url('${picture.replaceAll("'", "%27")}')`).set("background-size", "100% 100%");
  if (attributes.get("stroke") !== "f" && attributes.get("strokecolor")) style.set("border", `1px solid ${attributes.get("strokecolor")}`);
  const radius = radiusOf(name, attributes.get("arcsize"), style);
  if (radius) style.set("border-radius", radius);
  if (/v-text-anchor\s*:\s*middle/i.test(attributes.get("style") ?? "") && style.has("height")) {
    style.set("display", "flex").set("align-items", "center").set("justify-content", "center");
  }
  const written = [...style].map(([property, value]) => `${property}:${value}`).join(";");
  return `<div ${drawnMark}="" style="${written.replaceAll('"', "&quot;")}">`;
}

/** The corner is a part of the shorter side. */
function radiusOf(name: string, arc: string | undefined, style: ReadonlyMap<string, string>): string | undefined {
  if (name === "v:oval") return "50%";
  const percent = Number.parseFloat(arc ?? "");
  if (name !== "v:roundrect" || !(percent > 0)) return undefined;
  const sides = ["width", "height"].map((side) => Number.parseFloat(style.get(side) ?? "")).filter((side) => side > 0);
  return sides.length === 0 ? undefined : `${Math.round((Math.min(...sides) * percent) / 100)}px`;
}
