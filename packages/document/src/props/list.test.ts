import { expect, expectTypeOf, test } from "vitest";
import { defineBlock } from "../definition/define-block.js";
import { createRegistry } from "../definition/registry.js";
import { resolveSettings } from "../settings/resolve-settings.js";
import { readDocument, writeDocument } from "../stored/read-document.js";
import { prop } from "./prop.js";
import { propOrigin, resolveProps } from "./resolve-props.js";

const props = {
  links: prop.list(
    { text: prop.text("Link"), size: prop.px({ initial: 16, min: 8, max: 72 }), link: prop.link() },
    { title: "text", max: 3, initial: [{ text: "Home" }] },
  ),
};
const whole = { text: "Link", size: 16, link: { kind: "web", value: "" } };
const menu = defineBlock({
  type: "menu",
  accepts: "nothing",
  props,
  panel: [],
  strings: {
    name: "Menu",
    props: { links: "Links" },
    items: { links: { name: "Link", add: "Add a link", props: { text: "Text", size: "Size", link: "Link" } } },
  },
  icon: [],
  compile: () => [],
});

test("what was not set on an item has its initial value", () => {
  const { links } = resolveProps(props, { links: [{ text: "News" }, {}] }, undefined);
  expect(links).toEqual([{ ...whole, text: "News" }, whole]);
  expectTypeOf(links[0]?.size).toEqualTypeOf<number | undefined>();
});

test("one wrong member costs neither its item nor the others", () => {
  expect(resolveProps(props, { links: [{ text: 7, size: 20 }, { text: "News" }] }, undefined).links).toMatchObject([
    { text: "Link", size: 20 },
    { text: "News", size: 16 },
  ]);
});

test.each([[[]], [[{}, {}, {}, {}]], [[{}, "Home"]], [[null]], [{ 0: {} }], ["Home"]])("%j is no list of one to three items", (value) => {
  expect(propOrigin(props.links, value)).toBe("invalid");
  expect(resolveProps(props, { links: value }, undefined).links).toEqual([{ ...whole, text: "Home" }]);
});

test("members inherit from General settings and from what is set on the block", () => {
  const size = prop.px({
    initial: 32,
    min: 12,
    max: 64,
    inherits: ({ textFontSize }, { size }) => (typeof size === "number" ? size : textFontSize),
  });
  const icons = { icons: prop.list({ size }, { title: "size", max: 3, initial: [{}] }) };
  const sizes = (own: object) => resolveProps(icons, { ...own }, resolveSettings({})).icons.map((icon) => icon.size);
  expect(sizes({})).toEqual([16]);
  expect(sizes({ size: 24 })).toEqual([24]);
  expect(sizes({ size: 24, icons: [{ size: 40 }, {}] })).toEqual([40, 24]);
});

test("a wrong member is kept and reported", () => {
  const registry = createRegistry([menu]);
  const stored = {
    version: 1,
    settings: {},
    root: {
      id: "m",
      type: "menu",
      props: {
        links: [
          { text: "Home", note: 1 },
          { size: 900, link: 5 },
        ],
      },
    },
  };
  const { document, problems } = readDocument(stored, registry, () => "new");
  expect(problems.filter(({ code }) => code === "bad-value").map(({ detail }) => detail)).toEqual(["links.1.size", "links.1.link"]);
  expect(writeDocument(document)).toMatchObject({ root: { children: [stored.root] } });
});
