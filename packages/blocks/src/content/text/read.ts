import { type GeneralSettings, type HeadingLevel, headingLevels, type Read, renderRichText } from "@mailwright/document";
import { type HtmlElement, oneOf, paddingOf, parseMarkup, readFont, readPx } from "@mailwright/importer";
import { readLineHeight } from "../../shared/line-height.js";
import { readHiding } from "../../shared/read-hiding.js";
import { textProps } from "./props.js";
import { withParagraphs } from "./read-lines.js";

/** Any text: what headings, links and the like have not recognised as theirs. */
export const readText: Read<typeof textProps> = (source) => {
  const content = parseMarkup(source.content);
  if (source.tagName !== "mj-text") return null;
  const html = withParagraphs(source.content);
  if (holdsMore(content, isOurTable(html))) return null;
  return {
    props: {
      text: renderRichText(html),
      tag: html === source.content ? "p" : "span",
      align: oneOf(textProps.align.options, source.attribute("align")),
      color: source.attribute("color"),
      font: readFont(source.attribute("font-family")),
      fontSize: readPx(source.attribute("font-size")),
      lineHeight: readLineHeight(source.attribute("line-height")),
      padding: paddingOf(source),
      ...readHiding(source),
    },
    settings: settingsOf(content),
    isGeneric: true,
  };
};

const noText = new Set(["img", "table", "hr", "blockquote", "pre", "svg", "video", "iframe", "form", "style", "button"]);

/** A table that a text would write in the same way. Others may be there to place things, and would lose what places them. */
function isOurTable(html: string): boolean {
  return html.includes("<table ") && renderRichText(html) === html;
}

/** Is there something in it that a text would lose? */
function holdsMore({ name, children }: HtmlElement, mayHaveTables: boolean): boolean {
  return (noText.has(name) && !(mayHaveTables && name === "table")) || children.some((child) => holdsMore(child, mayHaveTables));
}

/** Links and headings inside a text follow General settings. */
function settingsOf(content: HtmlElement): Partial<GeneralSettings> {
  const link = findFirst(content, "a")?.style.get("color");
  const headings = content.children.flatMap((element) => {
    const level = oneOf(headingLevels, element.name);
    return level && element.style.has("font-weight") ? headingSettings(level, element.style) : [];
  });
  return { ...Object.fromEntries(headings), ...(link !== undefined && { linkColor: link }) };
}

/** Where headings of a level are italic by themselves, that comes before their weight. */
function headingSettings(level: HeadingLevel, style: HtmlElement["style"]): readonly (readonly [string, unknown])[] {
  const properties = [...style.keys()];
  const position = properties.indexOf("font-style");
  return [
    [`${level}HeadingItalic`, position >= 0 && position < properties.indexOf("font-weight")],
    [`${level}HeadingFontColor`, style.get("color")],
  ];
}

function findFirst({ children }: HtmlElement, name: string): HtmlElement | undefined {
  for (const child of children) {
    const found = child.name === name ? child : findFirst(child, name);
    if (found) return found;
  }
  return undefined;
}
