import type { Block } from "@mailwright/document";
import { aBlock, aButton, aDocument, aHeading, aRow, aSection, aText } from "@mailwright/testing";
import { afterEach, expect, test } from "vitest";
import { mountView, type ViewMount } from "../../testing/mount-canvas-view.js";

const onPhones = { hideElement: "mobile" };
const hiddenSection: Block = { ...aSection(aText({ text: "Far away" }, "far")), id: "section", props: onPhones };
const columns = aRow([aText({ text: "Left" }, "left")], [aText({ text: "Right" }, "right")]);
const boxed: Block = { ...aText({ text: "In a box", ...onPhones }, "boxed"), extras: { advanced: { background: "#ff0000" } } };

let mounted: ViewMount | undefined;
afterEach(() => mounted?.unmount());

function onDevice(widthPx: number, ...rows: readonly Block[]): ViewMount {
  mounted = mountView(aDocument([...rows]), { widthPx: 1100 });
  mounted.host.toggleAttribute("data-ghosts", true);
  mounted.host.style.setProperty("--mw-hidden", '"Hidden here"');
  mounted.host.style.setProperty("--mw-empty", '"Write here"');
  mounted.view.setViewport({ kind: "virtual", widthPx, paperPx: widthPx });
  return mounted;
}

/** What style sheets write into a block. */
function signOf({ view }: ViewMount, blockId: string): string | undefined {
  const element = view.elementOf(blockId);
  const inside = element ? [element, ...element.querySelectorAll("*")] : [];
  return inside.map((one) => getComputedStyle(one, "::before").content).find((content) => content !== "none");
}

test("what a phone hides leaves a line there that says so, and that can be pressed", () => {
  const phone = onDevice(375, aSection(aText({ text: "Hello", ...onPhones }, "text")), hiddenSection, aSection(boxed));
  for (const blockId of ["text", "section", "boxed"]) {
    expect(signOf(phone, blockId)).toContain("Hidden here");
    const rect = phone.view.elementOf(blockId)?.getBoundingClientRect();
    expect(rect?.height).toBeGreaterThan(20);
    expect(rect?.height).toBeLessThan(60);
    expect(phone.view.blockAt((rect?.left ?? 0) + 8, (rect?.top ?? 0) + 8)).toBe(blockId);
  }
  expect(signOf(phone, "text")).toContain("Text: Hello");
  expect(phone.view.root.querySelector<HTMLElement>("mw-row")?.innerText.trim()).toBe("");
});

test("a hidden column leaves its line, and what is in it goes", () => {
  const [first, ...others] = columns.children ?? [];
  if (!first) throw new Error("no column");
  const phone = onDevice(375, { ...columns, children: [{ ...first, props: { ...first.props, ...onPhones } }, ...others] });
  expect(signOf(phone, first.id)).toContain("Hidden here");
  expect(phone.view.rectOf("left")).toBeUndefined();
  expect(phone.view.rectOf("right")).toBeDefined();
});

test("on wider devices nothing of it is seen", () => {
  const tablet = onDevice(768, aSection(aText({ text: "Hello", ...onPhones }, "text")), hiddenSection, aSection(boxed));
  for (const blockId of ["text", "section", "boxed"]) expect(signOf(tablet, blockId)).toBeUndefined();
  expect(tablet.view.rectOf("far")?.height).toBeGreaterThan(10);
});

test("whoever only looks sees what is sent", () => {
  const { host, view } = onDevice(375, hiddenSection, aSection(aText({ text: "Hello" }, "text")));
  host.toggleAttribute("data-ghosts", false);
  expect(view.rectOf("section")).toBeUndefined();
  expect(view.rectOf("text")?.height).toBeGreaterThan(10);
});

test("what is hidden on tablets is hidden on phones, and a block that is shown again leaves no line", () => {
  const text = (hideElement: string) => aSection(aText({ text: "Hello", hideElement }, "text"));
  const phone = onDevice(375, text("tablet"));
  expect(signOf(phone, "text")).toContain("Hidden here");
  phone.view.update(aDocument([text("no")]));
  expect(signOf(phone, "text")).toBeUndefined();
});

test("a text, heading, link or label without words asks for some, and stops asking", () => {
  const blocks = [
    aText({ text: "" }, "text"),
    aHeading({ text: "" }, "heading"),
    aBlock("link", { label: "" }, undefined, "link"),
    aButton({ label: "" }, "button"),
  ];
  const phone = onDevice(800, aSection(...blocks));
  for (const { id } of blocks) {
    expect(signOf(phone, id)).toBe('"Write here"');
    expect(phone.view.textElementOf(id)?.offsetHeight).toBeGreaterThan(10);
  }
  phone.view.update(aDocument([aSection(aText({ text: "<p>Hello</p>" }, "text"))]));
  expect(signOf(phone, "text")).toBeUndefined();
});
