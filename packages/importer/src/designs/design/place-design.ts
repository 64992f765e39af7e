import { type PlacedElement, placeUnrendered } from "../../mjml/placed-element.js";
import type { DesignNode } from "./design.js";

/** The parts of a design as blocks read them, on a desktop or as a phone shows them. */
export function placeNodes(nodes: readonly DesignNode[], view: "desktop" | "phone"): readonly PlacedElement[] {
  return nodes.map((node) => {
    const shown = view === "phone" && node.phone ? { ...node, ...node.phone } : node;
    const { tagName, attributes = {}, content = "", children = [], box } = shown;
    return placeUnrendered({
      tagName,
      attributes,
      content,
      children: placeNodes(children, view),
      ...(box && { box }),
      start: 0,
      end: 0,
    });
  });
}
