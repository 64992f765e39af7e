import type { Values } from "@mailwright/document";
import { decodeText, type HtmlElement, readPx } from "@mailwright/importer";
import { iconGapPx, sideIconProps } from "./side-icon.js";

type Found = Partial<Values<typeof sideIconProps>> & { readonly label: string };

/** A label beside its icon; nothing where the element is built otherwise. */
export function readSideIcon(content: HtmlElement): Found | undefined {
  const [first, second] = content.children;
  const icon = content.children.find(({ name }) => name === "img");
  const label = content.children.find(({ name }) => name === "span");
  if (!icon || !label || content.children.length !== 2) return undefined;
  const gap = readPx(icon.style.get("margin-left") ?? icon.style.get("margin-right")) ?? iconGapPx;
  return {
    label: decodeText(label.inner),
    iconAlign: second === icon && first === label ? "right" : "left",
    icon: icon.attribute("src") ?? "",
    iconSize: readPx(icon.attribute("width")) ?? sideIconProps.iconSize.initial,
    iconIndent: Math.max(0, gap - iconGapPx),
  };
}
