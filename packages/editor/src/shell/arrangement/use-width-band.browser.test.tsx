import { documentOfSize } from "@mailwright/testing";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { type EditorMount, mountEditor } from "../../testing/mount-editor.js";
import { sampleDocument } from "../../testing/sample-document.js";

let mounted: EditorMount | undefined;
afterEach(() => mounted?.unmount());

test("an editor that its page hides for a while comes back as it was", async () => {
  await page.viewport(1280, 900);
  mounted = await mountEditor({ document: sampleDocument() });
  const { host, inside } = mounted;
  const root = inside.querySelector(".mw-editor-root");
  expect(root?.getAttribute("data-band")).toBe("wide");
  const paperWidth = () => inside.querySelector<HTMLElement>(".mw-paper")?.style.width;
  const before = paperWidth();
  host.style.display = "none";
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  host.style.display = "block";
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(root?.getAttribute("data-band")).toBe("wide");
  expect(paperWidth()).toBe(before);
});

test("from 1,280 px on an email of 700 px is seen whole at its real size beside both sidebars", async () => {
  await page.viewport(1280, 800);
  mounted = await mountEditor({ document: documentOfSize(20) });
  const { inside } = mounted;
  await expect.poll(() => inside.querySelector<HTMLElement>(".mw-paper")?.offsetWidth).toBeGreaterThanOrEqual(700);
  expect(inside.querySelectorAll(".mw-side[data-open=true]")).toHaveLength(2);
  const desk = inside.querySelector(".mw-desk");
  expect(desk?.scrollWidth).toBe(desk?.clientWidth);
});
