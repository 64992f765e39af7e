/**
 * A node of MJML as JSON, as the engine takes it. MJML escapes nothing: attribute values and `content` must be escaped or
 * sanitised before they come here.
 */
export interface MjmlElement {
  readonly tagName: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children?: readonly MjmlElement[];
  readonly content?: string;
}

const fullOnly = (element: MjmlElement): boolean =>
  element.tagName === "mj-html-attributes" || (element.tagName === "mj-style" && element.attributes["inline"] === "inline");

/** Does this document ask for inline `mj-style` or `mj-html-attributes`? Only `compileFull` can do those. */
export function needsFullEngine(document: MjmlElement): boolean {
  const head = document.children?.find((child) => child.tagName === "mj-head");
  return head?.children?.some(fullOnly) ?? false;
}
