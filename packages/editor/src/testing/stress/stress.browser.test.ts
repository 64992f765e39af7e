/// <reference types="vite/client" />
import { presets } from "@mailwright/blocks";
import type { Rects } from "@mailwright/editing";
import { afterEach, expect, test } from "vitest";
import { cdp } from "vitest/browser";
import { type EditorMount, mountEditor } from "../mount-editor.js";
import { sampleDocument } from "../sample-document.js";
import { disorderOf, documentOf, undoAll } from "./document-order.js";
import { randomStep, seededRandom } from "./random-steps.js";

/** A round ends with a save and a reload. Longer for a night: `VITE_STRESS_STEPS=2000`. */
const stepCount = Number(import.meta.env["VITE_STRESS_STEPS"] ?? 240);
const roundSteps = 80;
/** After these the engine has compiled what is run often. */
const warmSteps = 160;
/** So much may be in use afterwards, of what was in use before. */
const memoryShareMax = 1.3;
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

/** Has all code there that comes when it is first needed. By chance alone rare blocks came after the first measurement, ten megabytes with what draws them. */
async function fetchAll(editor: EditorMount): Promise<void> {
  for (const mode of ["simple", "advanced"] as const) {
    editor.render({ mode });
    for (const { makes } of presets) {
      await editor.handle.run("insert-block", { blueprint: makes() });
      await nextFrame();
    }
  }
  await editor.handle.save();
}

/** What is in use once nothing more can be collected. */
async function heapBytes(editor: EditorMount): Promise<number> {
  await editor.handle.setDocument(sampleDocument(2));
  await nextFrame();
  // Vitest leaves the type of a session to its provider.
  const chromium = cdp() as unknown as Chromium;
  await chromium.send("HeapProfiler.collectGarbage");
  return (await chromium.send("Runtime.getHeapUsage")).usedSize;
}

interface Chromium {
  send(method: "HeapProfiler.collectGarbage"): Promise<void>;
  send(method: "Runtime.getHeapUsage"): Promise<{ readonly usedSize: number }>;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test.each(seeds)(
  "random steps on the drawn editor raise no fault and keep no memory, and undo leads back to the first document (seed %i)",
  { timeout: 900_000 },
  async (seed) => {
    window.addEventListener("error", note);
    window.addEventListener("unhandledrejection", note);
    const random = seededRandom(seed);
    const open = (document: unknown) => mountEditor({ document, widthPx, without: ["pictures"] });
    mounted = await open(sampleDocument(2));
    let before = 0;
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
      if (step % roundSteps !== 0) continue;
      expect(disorderOf(await documentOf(editor.handle))).toEqual([]);
      expect(await editor.handle.save()).toBe(true);
      const stored = editor.world.stored.document;
      expect(await undoAll(editor.handle)).toBe(first);
      await editor.handle.setDocument(stored);
      first = JSON.stringify(await editor.handle.getDocument());
      expect(first).toBe(JSON.stringify(stored));
      if (step !== warmSteps) continue;
      await fetchAll(editor);
      before = await heapBytes(editor);
      await editor.handle.setDocument(stored);
    }
    expect(faults).toEqual([]);
    const after = await heapBytes(mounted);
    console.info(`${stepCount} steps: ${(before / 2 ** 20).toFixed(1)} MiB before, ${(after / 2 ** 20).toFixed(1)} MiB after`);
    expect(after / before).toBeLessThan(memoryShareMax);
  },
);
