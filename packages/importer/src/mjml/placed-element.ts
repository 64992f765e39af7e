import type { JsonValue, SourceElement } from "@mailwright/document";
import { withoutStamps } from "../compiled/read-stamp.js";
import { decodeText } from "../markup/decode-text.js";
import { isPlainComment } from "./comments.js";
import { mjmlDefaults } from "./defaults.js";
import type { MjmlDefaults } from "./head-attributes.js";
import type { MjmlSource } from "./parse-mjml.js";

/** An element with its place in the source, and a memory of what was asked of it. */
export interface PlacedElement extends SourceElement {
  readonly children: readonly PlacedElement[];
  readonly start: number;
  readonly end: number;
  /** Its class as written, or the HTML of an `mj-raw`: where the compiler leaves its stamps. */
  readonly stamped: string;
  /** The element of MJML source that it is. */
  readonly written?: MjmlSource;
  /** What is drawn around it, as the advanced sector of its block holds it. */
  readonly box?: Readonly<Record<string, JsonValue>>;
  /** Attributes that the source has and nobody asked for. */
  unasked(): readonly string[];
}

/** Is this one of ours, and not made by a host's block? */
export function isPlaced(element: SourceElement): element is PlacedElement {
  return "unasked" in element;
}

/** An element of MJML source. Attributes that the head gives to its kind or class are its own, as in MJML. */
export function placeMjml(element: MjmlSource, defaults: MjmlDefaults): PlacedElement {
  const { tagName, attributes, content, start, end } = element;
  const asked = new Set<string>(["mj-class"]);
  const inherited = defaults.of(tagName, attributes.get("mj-class") ?? "");
  let children: readonly PlacedElement[] | undefined;
  return {
    tagName,
    content,
    start,
    end,
    written: element,
    get children() {
      children ??= element.children.filter((child) => !isPlainComment(child)).map((child) => placeMjml(child, defaults));
      return children;
    },
    stamped: tagName === "mj-raw" ? content : (attributes.get("css-class") ?? ""),
    attribute(name) {
      asked.add(name);
      const own = attributes.get(name);
      const written = (name === "css-class" ? withoutStamps(own) : own) ?? inherited(name);
      return written === undefined ? mjmlDefaults[tagName]?.[name] : decodeText(written);
    },
    unasked: () =>
      [...attributes.keys()].filter((name) => !asked.has(name) && !(name === "css-class" && !withoutStamps(attributes.get(name)))),
  };
}

interface UnrenderedElement {
  readonly tagName: string;
  readonly attributes?: Readonly<Record<string, string | undefined>>;
  readonly children?: readonly PlacedElement[];
  readonly content?: string;
  readonly box?: Readonly<Record<string, JsonValue>>;
  readonly start: number;
  readonly end: number;
}

/** An MJML element that was found again in HTML. Its attributes are plain text already, and all of them are there. */
export function placeUnrendered({
  tagName,
  attributes = {},
  children = [],
  content = "",
  box,
  start,
  end,
}: UnrenderedElement): PlacedElement {
  const known = new Map(Object.entries(attributes));
  const stamped = tagName === "mj-raw" ? content : (known.get("css-class") ?? "");
  known.set("css-class", withoutStamps(known.get("css-class")));
  const attribute = (name: string) => known.get(name) || undefined;
  return { tagName, children, content, start, end, stamped, attribute, unasked: () => [], ...(box && { box }) };
}
