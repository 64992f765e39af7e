import type { Block } from "@mailwright/document";
import { aDocument, aHeading, aSection } from "@mailwright/testing";
import { afterEach, expect, test, vi } from "vitest";
import { mountView, type ViewMount } from "../../testing/mount-canvas-view.js";

let mounted: ViewMount | undefined;
afterEach(() => {
  vi.restoreAllMocks();
  mounted?.unmount();
});

const plain = aDocument([aSection(aHeading({ text: "A" }, "title"))]);

/** The same email with other words: what else it holds are the same objects, as after an edit. */
function withWords(block: Block, text: string): Block {
  if (block.id === "title") return { ...block, props: { ...block.props, text } };
  return block.children ? { ...block, children: block.children.map((child) => withWords(child, text)) } : block;
}

/** Mounts an email, waits until the browser has told its size, and counts what is told from then on. */
async function mountAtRest() {
  mounted = mountView(plain);
  const { view, host } = mounted;
  let resized = () => {};
  // Made later than that of the view, so it is called after it in each frame.
  const observer = new ResizeObserver(() => resized());
  const nextResize = () =>
    new Promise<void>((resolve) => {
      // Not in the observer's own callback: what changes sizes there makes the browser report an error.
      resized = () => setTimeout(resolve);
    });
  const first = nextResize();
  observer.observe(host);
  await first;
  const told = vi.fn();
  view.onLayout(told);
  return { view, host, told, nextResize };
}

test("an edit that makes the email higher is told once, and asks for no second frame", async () => {
  const { view, host, told, nextResize } = await mountAtRest();
  const before = host.clientHeight;
  const frames = vi.spyOn(window, "requestAnimationFrame");
  const resize = nextResize();
  view.update({ ...plain, root: withWords(plain.root, "Many words. ".repeat(40)) });
  expect(host.clientHeight).toBeGreaterThan(before);
  await resize;
  expect(told).toHaveBeenCalledTimes(1);
  expect(frames).not.toHaveBeenCalled();
});

test("what grows without an edit is told", async () => {
  const { view, told, nextResize } = await mountAtRest();
  const resize = nextResize();
  view.textElementOf("title")?.append("Many words. ".repeat(40));
  await resize;
  expect(told).toHaveBeenCalledTimes(1);
});
