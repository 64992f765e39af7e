import { isHidden } from "../is-hidden.js";
import { fontFaces, isFontOfWord, replacedFonts } from "../word-fonts.js";
import { canIEmail, ofElements, type WordRule } from "../word-rule.js";
import { handedDown, hasWords, isBlank, styleOf, toPx } from "../word-styles.js";
import type { WordElement } from "../word-view.js";

const unknownFont: WordRule = {
  id: "unknown-font",
  does: "Shows Times New Roman where it lacks the first font of a list, whatever comes behind it.",
  source: "https://www.hteumeuleu.com/2019/today-i-learned-about-mso-generic-font-family/",
  harm: "breaks",
  *find({ elements, css }) {
    const replaced = replacedFonts(css);
    for (const element of elements) {
      if (isFontOfWord(styleOf(element, "font-family") ?? "", replaced) || isHidden(element)) continue;
      if (hasWords(element)) yield element;
    }
  },
};

const loadedFont: WordRule = {
  id: "loaded-font",
  does: "Loads no fonts, and where a sheet says so shows Times New Roman in the place of the whole list.",
  source: "https://www.hteumeuleu.com/2019/today-i-learned-about-mso-generic-font-family/",
  harm: "breaks",
  *find({ css }) {
    for (const [face, inside = ""] of css.matchAll(fontFaces)) if (/\bsrc\s*:/i.test(inside)) yield face;
    for (const [imported] of css.matchAll(/@import[^;]{1,2000};?/gi)) yield imported;
  },
};

interface Line {
  readonly sizePx: number;
  readonly linePx: number | undefined;
  readonly isExact: boolean;
}

/** The line that a text in this element stands in. Tables hand down no heights of lines. */
const lineOf = handedDown<Line>({ sizePx: 16, linePx: undefined, isExact: false }, (element, around) => {
  const sizePx = scale(styleOf(element, "font-size"), around.sizePx) ?? around.sizePx;
  const isTable = element.tag === "table";
  const rule = styleOf(element, "mso-line-height-rule");
  return {
    sizePx,
    linePx:
      scale(styleOf(element, "mso-line-height-alt") ?? styleOf(element, "line-height"), sizePx) ?? (isTable ? undefined : around.linePx),
    isExact: rule === undefined ? around.isExact && !isTable : rule === "exactly",
  };
});

function scale(value: string | undefined, basePx: number): number | undefined {
  const [, number, unit] = /^([\d.]+)(px|pt|%|)$/.exec(value ?? "") ?? [];
  const factor = { px: 1, pt: 4 / 3, "%": basePx / 100, "": basePx }[unit ?? ""];
  return number === undefined || factor === undefined ? undefined : Number(number) * factor;
}

const isText = (child: WordElement | string): child is string => typeof child === "string" && child !== "" && !/^[\r\n\t ]*$/.test(child);

const cutWords = ofElements(
  {
    id: "cut-words",
    does: "Cuts off words that are higher than their line where `mso-line-height-rule:exactly` stands around them.",
    source: canIEmail("css-line-height"),
    harm: "breaks",
  },
  (element) => {
    if (!element.children.some((child) => isText(child) && !isBlank(child))) return false;
    const { isExact, linePx, sizePx } = lineOf(element);
    return isExact && linePx !== undefined && linePx < sizePx;
  },
);

const highSpace = ofElements(
  {
    id: "high-space",
    does: "Makes a blank line at least as high as its letters, unless `mso-line-height-rule:exactly` stands with it.",
    source: canIEmail("css-line-height"),
    harm: "breaks",
  },
  (element) => {
    const wanted = toPx(styleOf(element, "height") ?? element.attributes.get("height"));
    if (wanted === undefined || hasWords(element) || !element.children.some(isText)) return false;
    const { isExact, linePx, sizePx } = lineOf(element);
    const drawn = isExact ? (linePx ?? sizePx) : Math.max(linePx ?? 0, sizePx);
    return drawn > wanted + 2;
  },
);

const turnedLink = ofElements(
  { id: "turned-link", does: "Draws links with a `dir` of their own in the wrong order.", source: canIEmail("html-dir"), harm: "breaks" },
  ({ tag, attributes }) => tag === "a" && attributes.get("dir") !== undefined,
);

const smallLetters = ofElements(
  { id: "small-letters", does: "Ignores `text-transform:lowercase`.", source: canIEmail("css-text-transform"), harm: "plain" },
  (element) => styleOf(element, "text-transform") === "lowercase",
);

/** Fonts, lines and letters. */
export const textRules: readonly WordRule[] = [unknownFont, loadedFont, cutWords, highSpace, turnedLink, smallLetters];
