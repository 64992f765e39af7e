import { aBlock, aDocument, aSection } from "@mailwright/testing";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { mountView, type ViewMount } from "../../testing/mount-canvas-view.js";

let mounted: ViewMount | undefined;
afterEach(() => mounted?.unmount());

const dot = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
const address = (name: string) => new URL(`/${name}.png`, location.href).href;
const pictures = ["one", "two"].map((name) => ({ src: address(name), alt: name }));

function mount(given: readonly { readonly src?: string; readonly alt?: string }[]): ShadowRoot {
  mounted = mountView(aDocument([aSection(aBlock("carousel", { pictures: given.map((each) => ({ ...each })) }, undefined, "c"))]));
  return mounted.view.root;
}

test("on the canvas a carousel shows its first picture with dots and thumbnails, and a press turns nothing", async () => {
  const root = mount(pictures);
  for (const image of root.querySelectorAll("img")) image.src = dot;
  const [first, second] = root.querySelectorAll<HTMLElement>(".mw-slide");
  const turns = [...root.querySelectorAll<HTMLInputElement>(".mw-turn")];
  expect([first, second, ...turns].map((each) => each?.checkVisibility())).toEqual([true, false, true, true]);
  await userEvent.click(turns[1] ?? root.host);
  for (const label of root.querySelectorAll("label")) label.click();
  expect(turns.map(({ checked }) => checked)).toEqual([true, false]);
  // The keys are the canvas's.
  expect([...root.querySelectorAll<HTMLElement>("input")].filter(({ tabIndex }) => tabIndex >= 0)).toEqual([]);
});

test("a carousel without pictures asks for them, in a place that can be pressed", () => {
  const root = mount([{}, {}]);
  const place = root.querySelector<HTMLElement>("mw-placeholder");
  expect(place?.innerText).toBe("Choose pictures");
  expect(place?.offsetHeight).toBeGreaterThan(60);
  mounted?.unmount();
  expect(mount([{}, ...pictures]).querySelector("mw-placeholder")).toBeNull();
});
