import { canIEmail, ofElements, type WordRule } from "../word-rule.js";
import { styleOf, toPx } from "../word-styles.js";

const pixelsPerInch: WordRule = {
  id: "pixels-per-inch",
  does: "On a screen of 120 dpi makes letters larger and pictures not, unless the head says that an inch has 96 px.",
  source: "https://blog.jmwhite.co.uk/2014/03/28/solving-dpi-scaling-issues-with-html-email-in-outlook/",
  harm: "breaks",
  *find({ html }) {
    const isKnown = /<html\b[^<>]*\sxmlns:o="urn:schemas-microsoft-com:office:office"/i.test(html);
    if (!isKnown || !/<o:PixelsPerInch>\s*96\s*<\/o:PixelsPerInch>/i.test(html)) yield "<head>";
  },
};

const widthAttribute = ofElements(
  {
    id: "width-attribute",
    does: "Does not enlarge a table whose width is an attribute alone on a screen of 120 dpi; one whose style says it grows with its letters.",
    source: canIEmail("html-width"),
    harm: "breaks",
  },
  (element) =>
    element.tag === "table" && toPx(element.attributes.get("width")) !== undefined && toPx(styleOf(element, "width")) === undefined,
);

const pageMax = 1790;
const tallCell = ofElements(
  {
    id: "tall-cell",
    does: `Breaks the page inside a cell that is higher than ${pageMax} px, and leaves a gap there.`,
    source: "https://www.emailonacid.com/blog/article/email-development/horizontal_spacing_issues_in_outlook_2007_and_2010/",
    harm: "plain",
  },
  (element) =>
    /^(?:td|th|tr|table|div)$/.test(element.tag) && (toPx(styleOf(element, "height") ?? element.attributes.get("height")) ?? 0) > pageMax,
);

/** Sizes of screens and of pages. */
export const sizeRules: readonly WordRule[] = [pixelsPerInch, widthAttribute, tallCell];
