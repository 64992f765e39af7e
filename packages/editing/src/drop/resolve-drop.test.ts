import { blockRegistry, blueprint, presets } from "@mailwright/blocks";
import { type Block, type BlockId, collectBlocks, type EmailDocument } from "@mailwright/document";
import { aDivider, aDocument, aHeading, aRow, aSection, aText, documentOfSize } from "@mailwright/testing";
import { fc } from "@mailwright/testing/fast-check";
import { expect, test } from "vitest";
import { anEditor } from "../testing/test-editor.js";
import type { Dragged, Rect } from "./drop.js";
import { resolveDrop } from "./resolve-drop.js";

const blockHeightPx = 40;
const emptyHeightPx = 60;

/** Rectangles as a canvas 600 wide would measure them: content 40 high, columns beside each other, sections below each other. */
function layOut(document: EmailDocument, { isStacked = false, isRightToLeft = false } = {}): Map<BlockId, Rect> {
  const rects = new Map<BlockId, Rect>();
  const place = (block: Block, x: number, y: number, width: number): number => {
    const children = block.children ?? [];
    const isRow = block.type === "section" && !isStacked;
    const share = isRow ? width / Math.max(children.length, 1) : width;
    let bottom = y;
    children.forEach((child, index) => {
      const column = isRightToLeft ? children.length - 1 - index : index;
      const height = isRow ? place(child, x + column * share, y, share) : place(child, x, bottom, width);
      bottom = isRow ? Math.max(bottom, y + height) : bottom + height;
    });
    const height = Math.max(bottom - y, block.type === "cell" ? emptyHeightPx : block.children ? 0 : blockHeightPx);
    rects.set(block.id, { x, y, width, height });
    return height;
  };
  place(document.root, 0, 0, 600);
  return rects;
}

const newHeading: Dragged = { kind: "new", blueprint: blueprint.heading(), name: "Heading" };
const newSection: Dragged = { kind: "new", blueprint: blueprint.section({}, blueprint.cell({})), name: "1 column" };

const left = aSection(aHeading({}, "title"), aText({}, "words"), aDivider({}, "line"));
const row = aRow([aHeading({}, "one")], []);
const document = aDocument([left, row]);
const [cell = "", column = "", hole = ""] = [left.children?.[0]?.id, row.children?.[0]?.id, row.children?.[1]?.id];
const rects = layOut(document);

const drop = (x: number, y: number, dragged: Dragged = newHeading) => resolveDrop(document, blockRegistry, rects, { x, y }, dragged);

test("content lands before or after the block under the pointer, by its middle", () => {
  expect(drop(100, 55)).toMatchObject({ ok: true, target: { parentId: cell, index: 1 }, containerName: "Column" });
  expect(drop(100, 65)).toMatchObject({ target: { parentId: cell, index: 2 } });
  expect(drop(100, 65)).toMatchObject({ line: { x: 0, y: 80, length: 600, axis: "horizontal" } });
});

test("content lands in the column under the pointer, also in an empty one", () => {
  expect(drop(100, 150)).toMatchObject({ target: { parentId: column, index: 1 }, line: { x: 0, y: 160, length: 300 } });
  expect(drop(500, 150)).toMatchObject({ target: { parentId: hole, index: 0 }, line: { x: 300, y: 150, length: 300 } });
});

test("content near the edge of a section lands between the sections", () => {
  expect(drop(100, 119)).toMatchObject({ ok: true, target: { parentId: "wrapper", index: 1 }, containerName: "Page wrapper" });
  expect(drop(100, 122)).toMatchObject({ target: { parentId: "wrapper", index: 1 } });
  expect(drop(100, 2)).toMatchObject({ target: { parentId: "wrapper", index: 0 }, line: { y: 0 } });
});

test("below the last section and beside the page is the nearest gap", () => {
  expect(drop(300, 5000)).toMatchObject({ target: { parentId: "wrapper", index: 2 }, line: { y: 180 } });
  expect(drop(-900, 60)).toMatchObject({ target: { parentId: cell, index: 1 } });
});

test("a section lands between sections wherever the pointer is", () => {
  expect(drop(100, 50, newSection)).toMatchObject({ target: { parentId: "wrapper", index: 0 } });
  expect(drop(100, 100, newSection)).toMatchObject({ target: { parentId: "wrapper", index: 1 }, line: { y: 120 } });
});

test("a column lands between columns, with an upright line", () => {
  const dragged: Dragged = { kind: "blocks", blockIds: [cell] };
  expect(drop(290, 150, dragged)).toMatchObject({
    target: { parentId: row.id, index: 1 },
    line: { x: 300, y: 120, length: 60, axis: "vertical" },
  });
  expect(drop(20, 150, dragged)).toMatchObject({ target: { parentId: row.id, index: 0 }, line: { x: 0 } });
});

test("stacked columns of a phone and columns of a right-to-left email keep their order", () => {
  const stacked = layOut(document, { isStacked: true });
  expect(resolveDrop(document, blockRegistry, stacked, { x: 300, y: 210 }, newHeading)).toMatchObject({ target: { parentId: hole } });
  const mirrored = layOut(document, { isRightToLeft: true });
  const at = (x: number, dragged: Dragged) => resolveDrop(document, blockRegistry, mirrored, { x, y: 150 }, dragged);
  expect(at(100, newHeading)).toMatchObject({ target: { parentId: hole } });
  expect(at(590, { kind: "blocks", blockIds: [cell] })).toMatchObject({ target: { parentId: row.id, index: 0 }, line: { x: 600 } });
});

test("hidden blocks without a rectangle are passed over", () => {
  const hidden = new Map(rects);
  hidden.delete("title");
  hidden.delete("words");
  expect(resolveDrop(document, blockRegistry, hidden, { x: 100, y: 95 }, newHeading)).toMatchObject({
    ok: true,
    target: { parentId: cell },
  });
  expect(resolveDrop(document, blockRegistry, new Map(), { x: 1, y: 1 }, newHeading).ok).toBe(false);
});

test("places that refuse say why, with a line", () => {
  const wrapper: Dragged = { kind: "new", blueprint: blueprint.wrapper({}), name: "Page wrapper" };
  expect(drop(100, 50, wrapper)).toMatchObject({ ok: false, reason: "only-one-page-wrapper", line: { axis: "horizontal" } });
  const bare: EmailDocument = { version: 1, settings: {}, root: { id: "root", type: "root", props: {}, children: [] } };
  const desk = new Map([["root", { x: 0, y: 0, width: 600, height: 400 }]]);
  expect(resolveDrop(bare, blockRegistry, desk, { x: 5, y: 5 }, newHeading)).toMatchObject({ ok: false, reason: "needs-page-wrapper" });
  const gone: Dragged = { kind: "blocks", blockIds: ["gone"] };
  expect(drop(100, 50, gone)).toMatchObject({ ok: false, reason: "no-such-block" });
});

test("a full section takes no further column", () => {
  const full = aDocument([aRow([], [], [], [], [], []), aRow([], [])]);
  const dragged: Dragged = { kind: "blocks", blockIds: [full.root.children?.[0]?.children?.[1]?.children?.[0]?.id ?? ""] };
  expect(resolveDrop(full, blockRegistry, layOut(full), { x: 250, y: 30 }, dragged)).toMatchObject({
    ok: false,
    reason: "too-many-columns",
  });
});

test("what is promised at a point is what the command does", () => {
  const anywhere = fc.record({ x: fc.integer({ min: -50, max: 650 }), y: fc.integer({ min: -50, max: 400 }) });
  const anything = fc.oneof(
    fc.constantFrom(...presets).map((preset): Dragged => ({ kind: "new", blueprint: preset.makes(), name: preset.name })),
    fc.constantFrom(...collectBlocks(document.root)).map(({ id }): Dragged => ({ kind: "blocks", blockIds: [id] })),
  );
  void fc.assert(
    fc.property(anywhere, anything, ({ x, y }, dragged) => {
      const answer = drop(x, y, dragged);
      if (!answer.ok) return;
      const { editor } = anEditor(structuredClone(document));
      const { target } = answer;
      const outcome =
        dragged.kind === "new"
          ? editor.run("insert-block", { blueprint: dragged.blueprint, target })
          : editor.run("move-block", { blockIds: dragged.blockIds, target });
      expect(outcome).toMatchObject({ done: true });
    }),
    { numRuns: 500 },
  );
});

test("finding the place in a thousand blocks looks at few rectangles", () => {
  const looks = (blockCount: number) => {
    const long = documentOfSize(blockCount);
    const measured = layOut(long);
    const height = measured.get("root")?.height ?? 0;
    let most = 0;
    for (let y = 0; y < height; y += height / 97) {
      let count = 0;
      const counted = {
        get(id: BlockId) {
          count++;
          return measured.get(id);
        },
      };
      resolveDrop(long, blockRegistry, counted, { x: 200, y }, newHeading);
      most = Math.max(most, count);
    }
    return most;
  };
  expect(looks(1000)).toBeLessThan(80);
  // Twice log₂ of fifty times the rows: once to go down, once for the gap.
  expect(looks(1000) - looks(20)).toBeLessThanOrEqual(2 * Math.ceil(Math.log2(50)));
});
