// What a new block begins as: a complete, small block that shows one line of text. Everything in it is there to be changed.

/** Three lines of text. */
export const newIcon = ["M4 8h16", "M4 12h16", "M4 16h10"];

/** `price-tag` → the names that its files use. */
export function namesOf(type) {
  const [first = "", ...rest] = type.split("-");
  const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);
  const identifier = first + rest.map(capital).join("");
  return { type, identifier, pascal: capital(identifier), words: [capital(first), ...rest].join(" ") };
}

/** File name → text of each file of the block's folder. */
export function blockFiles(names) {
  return {
    [`${names.type}.ts`]: writeBlock(names),
    "strings.ts": writeStrings(names),
    "german.ts": writeGerman(names),
    "read.ts": writeRead(names),
    "index.ts": writeIndex(names),
    [`${names.type}.stories.tsx`]: writeStory(names),
  };
}

function writeBlock({ type, identifier, pascal, words }) {
  return `import { edges, fontStack, mj, px } from "@mailwright/compiler";
import { type Compile, escapeText, panel, prop } from "@mailwright/document";
import { textAlignmentProp } from "../../shared/alignment.js";
import { spacingProps } from "../../shared/spacing.js";

export const ${identifier}Props = {
  words: prop.text("${words}", { maxLength: 300 }),
  align: textAlignmentProp,
  color: prop.color("#000000", { dark: true, inherits: (settings) => settings.textColor }),
  ...spacingProps,
};

export const ${identifier}Panel = panel<typeof ${identifier}Props>([{ tab: "quick", fields: ["words", "align", "color", "padding"] }]);

export const ${identifier}Icon = [${newIcon.map((path) => `"${path}"`).join(", ")}];

export const compile${pascal}: Compile<typeof ${identifier}Props> = ({ props, settings }) =>
  mj(
    "mj-text",
    {
      align: props.align,
      color: props.color,
      // Tells it from any other text when it is read back.
      "css-class": "${type}",
      "font-family": fontStack(settings.paragraphFonts),
      "font-size": px(settings.textFontSize),
      padding: edges(props.padding),
    },
    escapeText(props.words),
  );
`;
}

function writeStrings({ type, identifier, words }) {
  return `import type { BlockStrings } from "@mailwright/document";
import { textAlignmentWords } from "../../shared/alignment.js";
import { spacingStrings } from "../../shared/spacing.js";
import type { ${identifier}Props } from "./${type}.js";

export const ${identifier}Strings = {
  name: "${words}",
  keywords: "${type.replaceAll("-", " ")}",
  props: {
    ...spacingStrings,
    words: "Words",
    align: "Alignment",
    color: "Colour",
  },
  options: { align: textAlignmentWords },
} satisfies BlockStrings<typeof ${identifier}Props>;
`;
}

function writeGerman({ type, identifier, words }) {
  return `import type { BlockStrings } from "@mailwright/document";
import { spacingGerman, textAlignmentGermanWords } from "../../shared/german.js";
import type { ${identifier}Props } from "./${type}.js";

export const ${identifier}German = {
  name: "${words}",
  keywords: "${type.replaceAll("-", " ")}",
  props: {
    ...spacingGerman,
    words: "Wörter",
    align: "Ausrichtung",
    color: "Farbe",
  },
  options: { align: textAlignmentGermanWords },
} satisfies BlockStrings<typeof ${identifier}Props>;
`;
}

function writeRead({ type, identifier, pascal }) {
  return `import type { Read } from "@mailwright/document";
import { decodeText, oneOf, paddingOf, readFont, readPx } from "@mailwright/importer";
import { ${identifier}Props } from "./${type}.js";

export const read${pascal}: Read<typeof ${identifier}Props> = (source) => {
  if (source.tagName !== "mj-text" || source.attribute("css-class") !== "${type}") return null;
  return {
    props: {
      words: decodeText(source.content),
      align: oneOf(${identifier}Props.align.options, source.attribute("align")),
      color: source.attribute("color"),
      padding: paddingOf(source),
    },
    settings: {
      paragraphFonts: readFont(source.attribute("font-family")),
      textFontSize: readPx(source.attribute("font-size")),
    },
  };
};
`;
}

function writeIndex({ type, identifier, pascal, words }) {
  return `import { defineBlock } from "@mailwright/document";
${ownImports({ type, identifier, pascal })}

/** ${words}: say here in one sentence what it is for. */
export const ${identifier} = defineBlock({
  type: "${type}",
  accepts: "nothing",
  props: ${identifier}Props,
  panel: ${identifier}Panel,
  strings: ${identifier}Strings,
  icon: ${identifier}Icon,
  compile: compile${pascal},
  editable: { prop: "words", mode: "plain", selector: "div" },
  label: ({ words }) => words,
  read: async () => (await import("./read.js")).read${pascal},
});
`;
}

/** In the order of the files' names, as the formatter wants it. */
function ownImports({ type, identifier, pascal }) {
  const members = [`compile${pascal}`, `${identifier}Icon`, `${identifier}Panel`, `${identifier}Props`].join(", ");
  const lines = [`import { ${members} } from "./${type}.js";`, `import { ${identifier}Strings } from "./strings.js";`];
  return (type < "strings" ? lines : lines.toReversed()).join("\n");
}

function writeStory({ identifier, words }) {
  return `import { blockStory } from "@mailwright/testing/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ${identifier} } from "./index.js";

const meta = { title: "Blocks/${words}", tags: ["autodocs"], ...blockStory(${identifier}) } satisfies Meta;
export default meta;

export const AsDropped: StoryObj = {};
`;
}
