import { expect, test } from "vitest";
import { defineBlock } from "../definition/define-block.js";
import { blueprintOf, plantBlock } from "../definition/preset.js";
import { createRegistry } from "../definition/registry.js";
import { prop } from "../props/prop.js";
import { readDocument, writeDocument } from "../stored/read-document.js";
import { extraSpecs, overrideBlock } from "./extras.js";

const words = { name: "Thing", props: {} as never };
const shape = { accepts: "nothing", panel: [], strings: words, icon: [], compile: () => [] } as const;
const thing = defineBlock({
  ...shape,
  type: "thing",
  props: {
    size: prop.px({ initial: 1, min: 1, max: 20 }),
    count: prop.number({ initial: 1, min: 1, max: 4 }),
    align: prop.oneOf(["left", "right"], "left", { perDevice: true }),
    kind: prop.oneOf(["a", "b"], "a"),
    ink: prop.color("#000000", { dark: true }),
    paint: prop.color("#000000"),
    src: prop.image(""),
  },
});
const cell = defineBlock({ ...shape, type: "cell", accepts: "blocks", within: ["section"], props: {} });
const registry = createRegistry([thing, cell]);

test("spacing, size and alignment may differ on a phone; colours and pictures in the dark", () => {
  const own = (part: "mobile" | "dark") => Object.keys(extraSpecs(thing, part)).filter((name) => !name.startsWith("advanced."));
  expect(own("mobile")).toEqual(["size", "align"]);
  expect(own("dark")).toEqual(["ink", "src"]);
  expect(Object.keys(extraSpecs(thing, "mobile"))).toContain("advanced.margin");
  expect(extraSpecs(cell, "rules")).toEqual({});
});

test("valid overrides stand in the place of props, wrong ones and pictures without a picture do not", () => {
  const extras = { mobile: { size: 9, align: "up", count: 3, "advanced.height": 40 }, dark: { src: "/dark.png", ink: "#ffffff" } };
  const block = { id: "a", type: "thing", props: { size: 2 }, extras };
  expect(overrideBlock(block, "mobile", registry).props).toEqual({ size: 9 });
  expect(overrideBlock(block, "mobile", registry).extras?.["advanced"]).toEqual({ height: 40 });
  expect(overrideBlock(block, "dark", registry).props).toEqual({ size: 2, ink: "#ffffff" });
  const around = { id: "c", type: "cell", props: {}, children: [{ ...block, extras: { mobile: { align: "up" } } }] };
  expect(overrideBlock(around, "mobile", registry)).toBe(around);
});

test("extras are kept to the letter, whatever they hold, and wrong values are named", () => {
  const extras = { mobile: { size: "huge" }, lock: "no record", future: [1] };
  const stored = {
    version: 1,
    settings: {},
    root: { id: "r", type: "root", props: {}, children: [{ id: "a", type: "thing", props: {}, extras }] },
  };
  const { document, problems } = readDocument(stored, registry, () => "new");
  expect(writeDocument(document)).toEqual(stored);
  expect(problems).toContainEqual({ code: "bad-value", path: "root/0", blockId: "a", detail: "mobile.size" });
  const [block] = document.root.children ?? [];
  expect(block && plantBlock(blueprintOf(block), () => "copy")).toMatchObject({ id: "copy", extras });
});
