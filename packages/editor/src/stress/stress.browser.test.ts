/// <reference types="vite/client" />
import type { Rects } from "@mailwright/editing";
import { afterEach, expect, test } from "vitest";
import { type EditorMount, mountEditor } from "../testing/mount-editor.js";
import { sampleDocument } from "../testing/sample-document.js";
import { disorderOf, documentOf, undoAll } from "./document-order.js";
import { randomStep, seededRandom } from "./random-steps.js";

const stepCount = 240;
/** Narrow, so that panels, which other tests open, do not draw themselves hundreds of times. */
const widthPx = 600;
/** More seeds for a night: `VITE_STRESS_SEEDS=1,2,3`. */
const seeds = String(import.meta.env["VITE_STRESS_SEEDS"] ?? "20261122")
  .split(",")
  .map(Number);

const faults: string[] = [];
const note = (event: ErrorEvent | PromiseRejectionEvent) => faults.push("message" in event ? event.message : String(event.reason));
let mounted: EditorMount | undefined;
afterEach(() => {
  mounted?.unmount();
  mounted = undefined;
  window.removeEventListener("error", note);
  window.removeEventListener("unhandledrejection", note);
});

function measure({ inside }: EditorMount) {
  const host = inside.querySelector<HTMLElement>(".mw-mail");
  const ground = host?.getBoundingClientRect() ?? new DOMRect();
  const rects = new Map<string, { x: number; y: number; width: number; height: number }>();
  for (const element of host?.shadowRoot?.querySelectorAll<HTMLElement>("[data-block-id]") ?? []) {
    const { left, top, width, height } = element.getBoundingClientRect();
    rects.set(element.dataset["blockId"] ?? "", { x: left - ground.left, y: top - ground.top, width, height });
  }
  return { rects: rects satisfies Rects, widthPx: ground.width, heightPx: ground.height };
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test.each(seeds)(
  "random steps on the drawn editor raise no fault, and undo leads back to the first document (seed %i)",
  { timeout: 120_000 },
  async (seed) => {
    window.addEventListener("error", note);
    window.addEventListener("unhandledrejection", note);
    const random = seededRandom(seed);
    const open = (document: unknown) => mountEditor({ document, widthPx, without: ["pictures"] });
    mounted = await open(sampleDocument(2));
    let first = JSON.stringify(await mounted.handle.getDocument());
    for (let step = 1; step <= stepCount; step++) {
      const editor = mounted;
      await randomStep(random)({
        handle: editor.handle,
        random,
        document: () => documentOf(editor.handle),
        measure: () => measure(editor),
      });
      if (step % 20 === 0) await nextFrame();
      if (step % 60 === 0) editor.render({ mode: random() < 0.5 ? "advanced" : "simple", theme: random() < 0.5 ? "dark" : "light" });
      if (step % 80 !== 0) continue;
      expect(disorderOf(await documentOf(editor.handle))).toEqual([]);
      expect(await editor.handle.save()).toBe(true);
      const stored = editor.world.stored.document;
      expect(await undoAll(editor.handle)).toBe(first);
      await editor.handle.setDocument(stored);
      first = JSON.stringify(await editor.handle.getDocument());
      expect(first).toBe(JSON.stringify(stored));
    }
    expect(faults).toEqual([]);
  },
);
