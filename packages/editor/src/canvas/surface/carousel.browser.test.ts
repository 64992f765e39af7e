import { type JsonValue, walkBlocks } from "@mailwright/document";
import { aBlock, aDocument, aSection } from "@mailwright/testing";
import { afterEach, expect, test, vi } from "vitest";
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

test("on the canvas a carousel shows its first picture, and a press on a dot or a thumbnail turns it as it does for a reader", async () => {
  const root = mount(pictures);
  for (const image of root.querySelectorAll("img")) image.src = dot;
  const [first, second] = root.querySelectorAll<HTMLElement>(".mw-slide");
  const turns = [...root.querySelectorAll<HTMLInputElement>(".mw-turn")];
  expect([first, second, ...turns].map((each) => each?.checkVisibility())).toEqual([true, false, true, true]);
  await userEvent.click(turns[1] ?? root.host);
  expect([first, second].map((each) => each?.checkVisibility())).toEqual([false, true]);
  await userEvent.click(root.querySelector("label") ?? root.host);
  expect([first, second].map((each) => each?.checkVisibility())).toEqual([true, false]);
  // The keys are the canvas's.
  expect([...root.querySelectorAll<HTMLElement>("input")].filter(({ tabIndex }) => tabIndex >= 0)).toEqual([]);
});

test("a carousel stays turned while its values change, and turns back where its picture is gone", async () => {
  const document = aDocument([aSection(aBlock("carousel", { pictures }, undefined, "c"))]);
  mounted = mountView(document);
  const { root, update } = mounted.view;
  const turns = () => [...root.querySelectorAll<HTMLInputElement>(".mw-turn")].map(({ checked }) => checked);
  const change = (props: Record<string, JsonValue>) => {
    const next = structuredClone(document);
    walkBlocks(next.root, (block) => void (block.id === "c" && Object.assign(block.props, props)));
    update(next);
  };
  await userEvent.click(root.querySelector(".mw-turn-2") ?? root.host);
  change({ color: "#ff0000" });
  await vi.waitFor(() => expect(root.querySelector<HTMLElement>(".mw-turn")?.style.color).toBe("rgb(255, 0, 0)"));
  expect(turns()).toEqual([false, true]);
  const third = { src: address("three"), alt: "three" };
  change({ pictures: [...pictures, third] });
  await vi.waitFor(() => expect(turns()).toEqual([false, true, false]));
  await userEvent.click(root.querySelector(".mw-turn-3") ?? root.host);
  change({ pictures });
  await vi.waitFor(() => expect(turns()).toEqual([true, false]));
});

test("a thumbnail inside of a link does not open it", () => {
  const root = mount(pictures);
  const label = root.querySelector("label");
  const link = Object.assign(document.createElement("a"), { href: "#elsewhere" });
  label?.replaceWith(link);
  if (label) link.append(label);
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, composed: true });
  label?.dispatchEvent(click);
  expect([click.defaultPrevented, location.hash]).toEqual([true, ""]);
});

test("a carousel without pictures asks for them, in a place that can be pressed", () => {
  const root = mount([{}, {}]);
  const place = root.querySelector<HTMLElement>("mw-placeholder");
  expect(place?.innerText).toBe("Choose pictures");
  expect(place?.offsetHeight).toBeGreaterThan(60);
  mounted?.unmount();
  expect(mount([{}, ...pictures]).querySelector("mw-placeholder")).toBeNull();
});
