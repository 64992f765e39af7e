import type { SourceElement } from "@mailwright/document";
import { readPx } from "@mailwright/importer";
import { networkIds } from "./networks.js";
import type { FoundIcon } from "./read-social-row.js";

/** The icons of `mj-social`. Nothing where there are words beside them, or pictures of somebody's own: no icon of ours is like these. */
export function readMjmlSocial(source: SourceElement): { readonly icons: readonly FoundIcon[]; readonly margin: number } | undefined {
  const sidePx = readPx(source.attribute("icon-size"));
  const elements = source.children;
  const isOther = elements.some(({ tagName, content, attribute }) => tagName !== "mj-social-element" || content !== "" || attribute("src"));
  if (sidePx === undefined || elements.length === 0 || isOther || source.attribute("mode") === "vertical") return undefined;
  return { icons: elements.map((element) => iconOf(element, sidePx)), margin: readPx(elements[0]?.attribute("padding")) ?? 4 };
}

function iconOf(element: SourceElement, sidePx: number): FoundIcon {
  const name = (element.attribute("name") ?? "").replace(/-noshare$/, "");
  const radius = readPx(element.attribute("border-radius")) ?? 0;
  const shape = radius >= sidePx / 2 ? "circle" : radius > 0 ? "rounded" : "square";
  return {
    networkId: networkIds.find((id) => id === name) ?? "website",
    href: element.attribute("href") ?? "",
    alt: element.attribute("alt") ?? "",
    sizePx: sidePx,
    shape: element.attribute("background-color") === "transparent" ? "logo" : shape,
    color: "color",
    isOutlined: false,
  };
}
