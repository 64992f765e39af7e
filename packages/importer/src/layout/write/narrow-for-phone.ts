import type { JsonValue } from "@mailwright/document";
import type { PlacedElement } from "../../mjml/placed-element.js";

/** The most room at each side, in px: of a section, of a box in a column, and of what stands in one. Together they leave 270 px to the words. */
const sidesPx = { section: 16, box: 12, content: 24 } as const;
/** A button no wider than this stands between those sides. */
const buttonPx = 270;

/**
 * Elements for a phone, of an email that says nothing of phones: a desktop's room at the sides would leave a letter to each line. What stands
 * side by side there shares the room.
 */
export function narrowForPhone(elements: readonly PlacedElement[]): readonly PlacedElement[] {
  return elements.map((element) => narrow(element, 1));
}

function narrow(element: PlacedElement, columnCount: number): PlacedElement {
  const { tagName, box } = element;
  const beside = tagName === "mj-group" ? element.children.length : columnCount;
  const mostPx = Math.floor((tagName === "mj-section" ? sidesPx.section : sidesPx.content) / beside ** 2);
  return {
    ...element,
    children: element.children.map((child) => narrow(child, beside)),
    attribute: (name) => {
      const value = element.attribute(name);
      if (name === "padding") return value && narrowPadding(value, mostPx);
      return name === "width" && tagName === "mj-button" ? value && narrowWidth(value, Math.floor(buttonPx / beside)) : value;
    },
    ...(box && { box: narrowBox(box, Math.floor(sidesPx.box / beside ** 2)) }),
  };
}

/** Written by us, with a value in px for each side. */
function narrowPadding(padding: string, mostPx: number): string {
  const sides = padding.split(" ");
  return sides.length < 4 ? padding : sides.map((side, index) => (index % 2 === 1 ? narrowWidth(side, mostPx) : side)).join(" ");
}

function narrowWidth(length: string, mostPx: number): string {
  return /^[\d.]+px$/.test(length) ? `${Math.min(Number.parseFloat(length), mostPx)}px` : length;
}

function narrowBox(box: Readonly<Record<string, JsonValue>>, mostPx: number): Readonly<Record<string, JsonValue>> {
  const names = ["margin", "padding"].filter((name) => box[name] !== undefined);
  return { ...box, ...Object.fromEntries(names.map((name) => [name, narrowEdges(box[name] ?? null, mostPx)])) };
}

function narrowEdges(edges: JsonValue, mostPx: number): JsonValue {
  if (typeof edges !== "object" || edges === null) return edges;
  return Object.fromEntries(
    Object.entries(edges).map(([side, px]) => [side, typeof px === "number" && /left|right/.test(side) ? Math.min(px, mostPx) : px]),
  );
}
