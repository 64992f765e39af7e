import type { SourceElement } from "@mailwright/document";
import { type HtmlElement, onlyChild, onlyDescendant, parseMarkup, readBorder, readPx } from "@mailwright/importer";
import { type NetworkId, networkIds, networks } from "./networks.js";
import type { SocialIcon } from "./social-row.js";
import { type SignColor, signColors } from "./social-sign.js";

/** An icon as it was found. */
export type FoundIcon = Omit<SocialIcon, "network" | "networkId"> & { readonly networkId: NetworkId };

/** What `socialRow` wrote, as icons again; nothing where the element is none of its. */
export function readSocialRow(source: SourceElement): { readonly icons: readonly FoundIcon[]; readonly margin: number } | undefined {
  if (source.tagName !== "mj-table" || source.attribute("width") !== "auto") return undefined;
  const cells = onlyChild(parseMarkup(source.content), "tr")?.children ?? [];
  const icons = cells.flatMap((cell) => readIcon(cell) ?? []);
  const margin = readPx(cells[0]?.style.get("padding"));
  if (margin === undefined || icons.length !== cells.length) return undefined;
  source.attribute("role");
  return { icons, margin };
}

const signFile = /\/social\/([\w-]+)-(color|black|gray|white)\.png$/;
const signColorNames: readonly SignColor[] = ["color", "black", "gray", "white"];

function readIcon(cell: HtmlElement): FoundIcon | undefined {
  const shape = onlyDescendant(cell, "table", "tr", "td");
  const anchor = onlyChild(shape ?? cell, "a");
  const image = onlyChild(anchor ?? shape ?? cell, "img");
  const picture = image?.attribute("src") ?? "";
  const [, network, color] = signFile.exec(picture) ?? [];
  const networkId = networkIds.find((id) => id === network);
  const signColor = signColorNames.find((name) => name === color);
  const sidePx = readPx((shape ?? image)?.attribute("width"));
  if (!image || sidePx === undefined) return undefined;
  const told = { alt: image.attribute("alt") ?? "", href: anchor?.attribute("href") ?? "" };
  if (!networkId || !signColor) {
    // A picture of one's own leads where its whole address says.
    const isOwn = !shape && picture !== "" && cell.style.get("display") === "inline-block" && image.style.get("display") === "block";
    return isOwn ? { ...told, networkId: "website", sizePx: sidePx, shape: "logo", color: "color", isOutlined: false, picture } : undefined;
  }
  const common = { networkId, ...told };
  if (!shape) return { ...common, sizePx: sidePx, shape: "logo", color: signColor, isOutlined: false };
  const line = readBorder(shape.style.get("border"));
  const sizePx = sidePx + 2 * (line?.widthPx ?? 0);
  const look = { sizePx, shape: shapeOf(readPx(shape.style.get("border-radius")), sizePx), isOutlined: line !== undefined };
  return { ...common, ...look, color: line ? signColor : paintOf(shape.style.get("background-color"), networkId) };
}

function shapeOf(radiusPx: number | undefined, sizePx: number): "circle" | "rounded" | "square" {
  if (radiusPx === undefined) return "square";
  return radiusPx === sizePx / 2 ? "circle" : "rounded";
}

/** The name of the colour behind a sign. Where the brand's own is black, that is what it was called. */
function paintOf(paint: string | undefined, networkId: NetworkId): SignColor {
  const colors = signColors(networks[networkId].color);
  return signColorNames.find((name) => colors[name] === paint) ?? "color";
}
