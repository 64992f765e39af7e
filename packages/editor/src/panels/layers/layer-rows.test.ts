import { aButton, aCell, aDocument, aHeading, aSection, aText } from "@mailwright/testing";
import { expect, test } from "vitest";
import { layerRows, layerStep, layerTarget } from "./layer-rows.js";

const section = {
  ...aSection({ ...aCell({ width: 50 }, aHeading({}, "h"), aText({}, "t")), id: "left" }, { ...aCell({ width: 50 }), id: "right" }),
  id: "s",
};
const { root } = aDocument([section, { ...aSection(aButton({}, "b")), id: "s2" }]);
const wrapperId = root.children?.[0]?.id ?? "";
const rows = layerRows(root, new Set([wrapperId, "s", "left"]));
const at = (id: string) => rows.findIndex(({ block }) => block.id === id);

test("what is open shows its blocks, each with its level", () => {
  expect(rows.map(({ block, level }) => `${level} ${block.id}`)).toEqual([
    `1 ${wrapperId}`,
    "2 s",
    "3 left",
    "4 h",
    "4 t",
    "3 right",
    "2 s2",
  ]);
});

test("the arrows walk, open and close", () => {
  expect(layerStep("ArrowRight", rows, at("s2"))).toEqual({ kind: "open", blockId: "s2" });
  expect(layerStep("ArrowRight", rows, at("left"))).toEqual({ kind: "focus", index: at("h") });
  expect(layerStep("ArrowLeft", rows, at("t"))).toEqual({ kind: "focus", index: at("left") });
  expect(layerStep("ArrowLeft", rows, at("left"))).toEqual({ kind: "close", blockId: "left" });
  expect(layerStep("End", rows, 0)).toEqual({ kind: "focus", index: rows.length - 1 });
  expect(layerStep("ArrowUp", rows, 0)).toBeUndefined();
});

test("where people read from the right, the left arrow goes inwards and the right arrow outwards", () => {
  expect(layerStep("ArrowLeft", rows, at("s2"), "rtl")).toEqual({ kind: "open", blockId: "s2" });
  expect(layerStep("ArrowRight", rows, at("left"), "rtl")).toEqual({ kind: "close", blockId: "left" });
});

test("a line lands below what it is dragged down to, above what it is dragged up to, and inside an empty column", () => {
  expect(layerTarget(rows, at("h"), at("t"))).toEqual({ parentId: "left", index: 2 });
  expect(layerTarget(rows, at("t"), at("h"))).toEqual({ parentId: "left", index: 0 });
  expect(layerTarget(rows, at("h"), at("right"))).toEqual({ parentId: "right", index: 0 });
  expect(layerTarget(rows, at("s2"), at("s"))).toEqual({ parentId: wrapperId, index: 0 });
  expect(layerTarget(rows, at("h"), at("h"))).toBeUndefined();
});
