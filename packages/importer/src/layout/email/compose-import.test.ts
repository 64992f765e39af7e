import type { Block } from "@mailwright/document";
import { counterIds } from "@mailwright/testing";
import { expect, test } from "vitest";
import { composeImport, composePage } from "./compose-import.js";
import type { ImportedBand, LayoutEmail } from "./layout-email.js";

const noPadding = { top: 0, right: 0, bottom: 0, left: 0 };
const sectionOf = (id: string, block: Block, props: Block["props"] = {}): Block => ({
  id,
  type: "section",
  props: { padding: noPadding, ...props },
  children: [{ id: `${id}-cell`, type: "cell", props: {}, children: [block] }],
});
const spacer = (id: string, height: number, extras?: Block["extras"]): Block => ({
  id,
  type: "spacer",
  props: { height },
  ...(extras && { extras }),
});
const above = sectionOf("above", spacer("a", 40, { mobile: { height: 12 } }));
const words = sectionOf("words", { id: "w", type: "text", props: {} });
const below = sectionOf("below", spacer("b", 24));

const band = (native: readonly Block[]): ImportedBand => {
  const none = { of: 0, kept: 0 };
  const kept = { words: none, links: none, images: none };
  return { id: "1", top: 0, height: 9, label: "", native, raw: words, reasons: [], preferred: "native", kept };
};
const emailOf = (...sections: readonly Block[]): LayoutEmail => ({
  settings: { padding: 0 },
  bands: [band(sections)],
  problems: [],
  title: "",
  preheader: "",
  lang: "en",
  dir: "ltr",
  phoneMarginPx: 0,
});

function wrapperOf(...sections: readonly Block[]) {
  const [wrapper] = composeImport(emailOf(...sections), () => "native", counterIds("c")).root.children ?? [];
  return { padding: wrapper?.props["padding"], onPhone: wrapper?.extras?.["mobile"], sections: wrapper?.children?.map(({ id }) => id) };
}

test("room above the first section and below the last is a padding of the wrapper, on phones as high as it was there", () => {
  expect(wrapperOf(above, words, below)).toEqual({
    padding: { top: 40, right: 0, bottom: 24, left: 0 },
    onPhone: { padding: { top: 12, right: 0, bottom: 24, left: 0 } },
    sections: ["words"],
  });
});

test.each([
  ["room with a colour", [sectionOf("above", spacer("a", 40), { background: "#dde6ff" }), words]],
  ["room beside what is as wide as the window", [above, { ...words, props: { fullWidth: true } }]],
  ["a page that is nothing but room", [above, below]],
  ["room between sections", [words, above, { ...words, id: "more" }]],
])("%s stays a section", (_, sections) => {
  expect(wrapperOf(...sections)).toMatchObject({ padding: undefined, sections: sections.map(({ id }) => id) });
});

test.each([
  ["that shows nothing", emailOf(words), true],
  ["that is room on a desktop", emailOf(above, words), undefined],
  ["that is room on a phone", { ...emailOf(words), phoneMarginPx: 8 }, undefined],
])("a wrapper %s leaves the window to its sections or stays around them", (_, email, fullWidth) => {
  const [wrapper] = composeImport(email, () => "native", counterIds("c")).root.children ?? [];
  expect(wrapper?.props["fullWidth"]).toBe(fullWidth);
});

test("where parts are compared every section is there, to be found by its number", () => {
  const [wrapper] = composePage({ settings: { padding: 0 }, phoneMarginPx: 0 }, [above, words, below], counterIds("c")).root.children ?? [];
  expect(wrapper?.children).toEqual([above, words, below]);
});
