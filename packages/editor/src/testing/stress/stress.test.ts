import { type Block, collectBlocks, type EmailDocument } from "@mailwright/document";
import type { Rect } from "@mailwright/editing";
import { expect, test } from "vitest";
import { createEditorHandle, type OpenEditor } from "../../shell/host/editor-handle.js";
import { createOpenGate } from "../../shell/host/open-gate.js";
import { openTestEditor } from "../open-editor.js";
import { sampleDocument } from "../sample-document.js";
import { disorderOf, documentOf, undoAll } from "./document-order.js";
import { randomStep, seededRandom } from "./random-steps.js";

const stepCount = 2000;
/** More seeds for a night: `STRESS_SEEDS=1,2,3`. */
const seeds = (process.env["STRESS_SEEDS"] ?? "20261122").split(",").map(Number);

async function open(document: unknown) {
  const opened = await openTestEditor({ document, without: ["pictures"] });
  const gate = createOpenGate<OpenEditor>();
  gate.open(opened);
  return { ...opened, handle: createEditorHandle(gate) };
}

const widthPx = 600;

/** A layout without a page: what is no column stands below what was before it. */
function layOut({ root }: EmailDocument) {
  const rects = new Map<string, Rect>();
  const place = (block: Block, x: number, y: number, width: number): number => {
    const children = block.children ?? [];
    const isRow = block.type === "section" && children.length > 0;
    let height = 8;
    children.forEach((child, index) => {
      const share = width / Math.max(children.length, 1);
      const used = isRow ? place(child, x + share * index, y + 4, share) : place(child, x, y + height - 4, width);
      height = isRow ? Math.max(height, used + 8) : height + used;
    });
    height = Math.max(height, 40);
    rects.set(block.id, { x, y, width, height });
    return height;
  };
  return { rects, widthPx, heightPx: place(root, 0, 0, widthPx) };
}

test.each(seeds)(
  "2,000 random steps with drops, saves and reloads break nothing, and undo leads back (seed %i)",
  async (seed) => {
    const random = seededRandom(seed);
    const editor = await open(sampleDocument());
    let first = JSON.stringify(await editor.handle.getDocument());
    for (let step = 1; step <= stepCount; step++) {
      const document = await documentOf(editor.handle);
      await randomStep(random)({ handle: editor.handle, random, document: async () => document, measure: () => layOut(document) });
      if (step % 50 === 0) expect(disorderOf(await documentOf(editor.handle))).toEqual([]);
      // A long document would make the test slow and not stronger.
      if (collectBlocks(document.root).length > 150) await editor.handle.run("clear");
      if (step % 250 !== 0) continue;
      expect(await editor.handle.save()).toBe(true);
      const stored = editor.world.stored.document;
      expect(await undoAll(editor.handle)).toBe(first);
      await editor.handle.setDocument(stored);
      first = JSON.stringify(await editor.handle.getDocument());
      expect(first).toBe(JSON.stringify(stored));
    }
  },
  60_000,
);
