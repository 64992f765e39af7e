import { isFontName, type MjmlNode, webSafeFonts } from "@mailwright/document";
import { hidesBlock } from "./device-hiding.js";

/** What the nodes of a row need in the head. The widths of columns are not among it: MJML writes them. */
export interface HeadNeeds {
  /** Fonts that not every system has, in order of appearance. */
  readonly families: readonly string[];
  /** Is a block hidden on some device? */
  readonly hides: boolean;
  /** Rules of hand-written code. */
  readonly css: readonly string[];
}

const webSafe = new Set(webSafeFonts.map(({ name }) => name.toLowerCase()));
const firstFamily = /^\s*["']?([^"',;]+)/;
const familyInStyle = /font-family:\s*(?:["']|&quot;)?([^"',;&]+)/gi;

/** Looks through marked nodes for fonts and hiding. */
export function collectHeadNeeds(nodes: readonly MjmlNode[]): HeadNeeds {
  const families = new Set<string>();
  const css: string[] = [];
  let hides = false;
  const look = ({ attributes, content, children, headCss }: MjmlNode): void => {
    if (headCss !== undefined) css.push(headCss);
    hides ||= hidesBlock(attributes["css-class"] ?? "");
    const own = firstFamily.exec(attributes["font-family"] ?? "")?.[1];
    if (own) families.add(own.trim());
    for (const [, family = ""] of content?.matchAll(familyInStyle) ?? []) families.add(family.trim());
    children?.forEach(look);
  };
  nodes.forEach(look);
  return { families: [...families].filter((family) => isFontName(family) && !webSafe.has(family.toLowerCase())), hides, css };
}

/** The needs of several rows as one. */
export function mergeHeadNeeds(rows: Iterable<HeadNeeds>): HeadNeeds {
  const families = new Set<string>();
  const css: string[] = [];
  let hides = false;
  for (const row of rows) {
    css.push(...row.css);
    for (const family of row.families) families.add(family);
    hides ||= row.hides;
  }
  return { families: [...families], hides, css };
}
