import { escapeAttribute } from "@mailwright/document";

/** An element of MJML, as designs hold it in JSON. */
export interface MjmlPart {
  readonly tagName: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** HTML, where the element holds some. */
  readonly content?: string;
  readonly children?: readonly MjmlPart[];
}

const nameShape = /^[a-z][\w-]{0,60}$/i;

/** Elements as the source that the import of MJML reads. What is no name of an element or attribute is left out. */
export function writeMjmlParts(parts: readonly MjmlPart[], indent = ""): string {
  return parts
    .filter(({ tagName }) => nameShape.test(tagName))
    .map(({ tagName, attributes, content = "", children = [] }) => {
      const written = Object.entries(attributes)
        .filter(([name, value]) => nameShape.test(name) && value !== "")
        .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
        .join("");
      const inner = children.length === 0 ? content : `\n${writeMjmlParts(children, `${indent}  `)}\n${indent}`;
      return `${indent}<${tagName}${written}>${inner}</${tagName}>`;
    })
    .join("\n");
}
