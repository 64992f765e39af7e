import { isHidden } from "../is-hidden.js";
import { canIEmail, ofElements, type WordRule } from "../word-rule.js";
import { hasWords, isOrIsInside, styleOf, toPx } from "../word-styles.js";
import type { WordElement } from "../word-view.js";

const isInHidden = isOrIsInside((element) => styleOf(element, "display") === "none");

const hiddenTable: WordRule = {
  id: "hidden-table",
  does: "Shows tables inside of what `display:none` hides, unless `mso-hide:all` stands there too.",
  source: canIEmail("css-display-none"),
  harm: "breaks",
  find: ({ elements }) => elements.filter((element) => element.tag === "table" && !isHidden(element) && isInHidden(element)),
};

const hiddenByNothing = ofElements(
  {
    id: "hidden-by-size",
    does: "Shows words that only `visibility` or a height of nothing hide.",
    source: canIEmail("css-visibility"),
    harm: "breaks",
  },
  (element) => {
    const isNothing = toPx(styleOf(element, "max-height")) === 0 || styleOf(element, "visibility") === "hidden";
    return isNothing && hasWords(element);
  },
);

const unknownElement = ofElements(
  {
    id: "unknown-element",
    does: "Draws no forms, drawings, films or sounds.",
    source: canIEmail("html-form"),
    harm: "breaks",
  },
  ({ tag }) => /^(?:input|select|textarea|button|form|svg|picture|video|audio|object|embed|iframe|canvas|meter|progress)$/.test(tag),
);

const hiddenAttribute = ofElements(
  { id: "hidden-attribute", does: "Shows what the attribute `hidden` hides.", source: canIEmail("html-hidden"), harm: "breaks" },
  ({ attributes }) => attributes.get("hidden") !== undefined,
);

const shapeNames: WordRule = {
  id: "shape-names",
  does: "Draws VML only where its name space is declared.",
  source: "https://www.hteumeuleu.com/2021/background-properties-in-vml/",
  harm: "breaks",
  find: ({ html, elements }) =>
    /<html\b[^<>]*\sxmlns:v="urn:schemas-microsoft-com:vml"/i.test(html)
      ? []
      : elements.filter(({ tag, attributes }) => tag.startsWith("v:") && attributes.get("xmlns:v") === undefined),
};

const seeThrough = /rgba\(|hsla\(|#(?:[\da-f]{4}|[\da-f]{8})\b|rgb\([^)]*[/]/i;

const alphaColour = ofElements(
  {
    id: "alpha-colour",
    does: "Ignores a colour with an alpha channel; the declaration before it counts.",
    source: canIEmail("css-rgba"),
    harm: "breaks",
  },
  ({ declared, attributes }) =>
    seeThrough.test(attributes.get("bgcolor") ?? "") ||
    declared.some(
      ([name, value], at) =>
        seeThrough.test(value) &&
        !/gradient\(|url\(/.test(value) &&
        // It draws no outlines and shadows whatever their colour.
        !/shadow|outline/.test(name) &&
        !declared.slice(0, at).some(([before, opaque]) => before === name && !seeThrough.test(opaque)),
    ),
);

const countedValue = ofElements(
  {
    id: "counted-value",
    does: "Ignores what `calc()`, `min()`, `var()` and their like give, and lengths in rem, vw and vh.",
    source: canIEmail("css-unit-calc"),
    harm: "breaks",
  },
  ({ declared }) =>
    declared.some(([name, value]) => !name.startsWith("--") && /\b(?:calc|min|max|clamp|var)\(|\d(?:rem|vw|vh|vmin|vmax)\b/.test(value)),
);

const importantStyle = ofElements(
  {
    id: "important-style",
    does: "Ignores a declaration with `!important` in the style of an element.",
    source: canIEmail("css-important"),
    harm: "breaks",
  },
  ({ declared }) => {
    const plain = new Set(declared.flatMap(([name, value]) => (value.includes("!") ? [] : [name])));
    return declared.some(([name, value]) => /!important/i.test(value) && !plain.has(name));
  },
);

const crossedTags: WordRule = {
  id: "crossed-tags",
  does: "Reads what conditional comments hold for it as part of the email: where tags cross there, what follows moves into another cell.",
  source: "https://www.hteumeuleu.com/2020/outlook-rendering-engine/",
  harm: "breaks",
  find: ({ crossed }) => crossed,
};

const lostAnchor: WordRule = {
  id: "lost-anchor",
  does: "Finds the place that a link leads to by the `name` of an anchor, never by an `id`.",
  source: canIEmail("html-anchor-links"),
  harm: "breaks",
  *find({ elements }) {
    const named = (attribute: string, isWanted: (element: WordElement) => boolean) =>
      new Set(elements.filter(isWanted).map(({ attributes }) => attributes.get(attribute) ?? ""));
    const names = named("name", ({ tag }) => tag === "a");
    const ids = named("id", () => true);
    for (const element of elements) {
      const [, place = ""] = /^#(.+)$/.exec(element.tag === "a" ? (element.attributes.get("href") ?? "") : "") ?? [];
      if (place !== "" && ids.has(place) && !names.has(place)) yield element;
    }
  },
};

/** What is hidden, and code that Word does not know. */
export const codeRules: readonly WordRule[] = [
  hiddenTable,
  hiddenByNothing,
  unknownElement,
  hiddenAttribute,
  shapeNames,
  alphaColour,
  countedValue,
  importantStyle,
  crossedTags,
  lostAnchor,
];
