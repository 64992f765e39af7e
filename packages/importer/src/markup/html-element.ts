import { readAttributes, readDeclarations, type ScannedTag } from "@mailwright/document";
import { decodeText } from "./decode-text.js";

/** An element of HTML as it stands in a source. */
export interface HtmlElement {
  readonly name: string;
  readonly children: readonly HtmlElement[];
  /** Does it hold words of its own, beside its children and comments? */
  readonly hasText: boolean;
  readonly start: number;
  readonly innerStart: number;
  readonly end: number;
  /** What it holds, as written. */
  readonly inner: string;
  /** An attribute as plain text. */
  attribute(name: string): string | undefined;
  /** The declarations of its `style`, as plain text. */
  readonly style: ReadonlyMap<string, string>;
}

/** The same while its end is not known yet. */
export interface OpenHtmlElement extends HtmlElement {
  readonly children: OpenHtmlElement[];
  hasText: boolean;
  innerEnd: number;
  end: number;
}

/** An element from its open tag. Attributes and style are read when first asked for. */
export function openHtmlElement(source: string, { name, start, end }: Pick<ScannedTag, "name" | "start" | "end">): OpenHtmlElement {
  let attributes: ReadonlyMap<string, string> | undefined;
  let style: ReadonlyMap<string, string> | undefined;
  return {
    name,
    children: [],
    hasText: false,
    start,
    innerStart: end,
    innerEnd: end,
    end,
    get inner() {
      return source.slice(end, this.innerEnd);
    },
    attribute(wanted) {
      attributes ??= readAttributes(source.slice(start, end));
      const value = attributes.get(wanted);
      return value === undefined ? undefined : decodeText(value);
    },
    get style() {
      style ??= readDeclarations(this.attribute("style") ?? "");
      return style;
    },
  };
}

/** The one child of an element that holds nothing else. */
export function onlyChild(element: HtmlElement | undefined, name?: string): HtmlElement | undefined {
  const [child, ...others] = element?.children ?? [];
  if (!child || others.length > 0 || element?.hasText) return undefined;
  return name === undefined || child.name === name ? child : undefined;
}

/** Follows only children of these names downwards. A `tbody` need not be written. */
export function onlyDescendant(element: HtmlElement | undefined, ...names: readonly string[]): HtmlElement | undefined {
  return names.reduce<HtmlElement | undefined>((at, name) => (name === "tbody" ? rowsOf(at) : onlyChild(at, name)), element);
}

/** What holds the rows of a table: its one body, or itself where that is not written. */
export function rowsOf(table: HtmlElement | undefined): HtmlElement | undefined {
  const hasRows = table?.name === "table" && table.children.every(({ name }) => name === "tr");
  return hasRows ? table : onlyChild(table, "tbody");
}
