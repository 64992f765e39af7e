import { aDocument, anImage, aSection } from "@mailwright/testing";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cdp } from "vitest/browser";
import { whenIdle } from "../../base/later/when-idle.js";
import { mountView, type ViewMount } from "../../testing/mount-canvas-view.js";

let mounted: ViewMount | undefined;
// Heights out of sight are measured when nothing has changed for a while, which is told too: here that while passes when the test says so.
beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  mounted?.unmount();
  vi.useRealTimers();
});

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

async function untilMeasured() {
  vi.advanceTimersByTime(1000);
  await new Promise<void>((resolve) => whenIdle(resolve, window));
  await nextFrame();
}

interface Chromium {
  send(method: "Performance.enable"): Promise<void>;
  send(method: "Performance.getMetrics"): Promise<{ readonly metrics: readonly { readonly name: string; readonly value: number }[] }>;
}

async function countLayouts(): Promise<number> {
  const chromium = cdp() as unknown as Chromium;
  await chromium.send("Performance.enable");
  const { metrics } = await chromium.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "LayoutCount")?.value ?? Number.NaN;
}

test("pictures that fail together are told of once, and are not laid out one by one", async () => {
  const pictures = Array.from({ length: 400 }, () => aSection(anImage({ src: "/no-such-picture.png", alt: "A cat" })));
  mounted = mountView(aDocument(pictures), { heightPx: 500 });
  const { view } = mounted;
  // A picture counts as complete a moment before it tells that it failed, and what it tells is laid out too.
  const failed = new Set<EventTarget | null>();
  view.root.addEventListener("error", ({ target }) => failed.add(target), { capture: true });
  const elements = () => [...view.root.querySelectorAll("img")];
  await vi.waitFor(() => {
    expect(view.isFilled()).toBe(true);
    expect(elements().every(({ complete, naturalWidth }) => complete && naturalWidth === 0)).toBe(true);
    expect(failed.size).toBe(400);
    expect(view.root.querySelector("[data-asleep] img")).not.toBeNull();
  });
  await nextFrame();
  await untilMeasured();
  const told = vi.fn();
  view.onLayout(told);
  const before = await countLayouts();
  for (const picture of elements()) picture.dispatchEvent(new Event("error"));
  await nextFrame();
  expect(told).toHaveBeenCalledTimes(1);
  // The browser looks at the rows of one sleeping group at a time. The rest are frames, and groups that are measured when there is time.
  const groups = view.root.querySelectorAll("mw-rows").length;
  expect((await countLayouts()) - before).toBeLessThan(2 * groups + 10);
  expect(groups).toBeLessThan(30);
});
