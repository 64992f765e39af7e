import { blankDocument, blockRegistry } from "@mailwright/blocks";
import type { Block, EmailDocument, JsonValue } from "@mailwright/document";
import {
  aBlock,
  aButton,
  aDocument,
  aHeading,
  anImage,
  aRow,
  aSection,
  aText,
  counterIds,
  documentOfSize,
  hostileDocument,
  hostileSignal,
} from "@mailwright/testing";
import { afterEach, expect, test, vi } from "vitest";
import { mountView, type ViewMount, type ViewMountOptions } from "../../testing/mount-canvas-view.js";

let mounted: ViewMount | undefined;
afterEach(() => mounted?.unmount());

function mount(document: EmailDocument, options?: ViewMountOptions): ViewMount {
  mounted = mountView(document, options);
  return mounted;
}

/** The document with one block's props changed; everything else keeps its identity. */
function withProps(document: EmailDocument, blockId: string, props: Record<string, JsonValue>): EmailDocument {
  const change = (block: Block): Block => {
    if (block.id === blockId) return { ...block, props: { ...block.props, ...props } };
    const children = block.children?.map(change);
    return children?.some((child, index) => child !== block.children?.[index]) ? { ...block, children } : block;
  };
  return { ...document, root: change(document.root) };
}

function withSections(document: EmailDocument, change: (sections: readonly Block[]) => readonly Block[]): EmailDocument {
  const [wrapper, ...others] = document.root.children ?? [];
  if (!wrapper) throw new Error("no wrapper");
  return { ...document, root: { ...document.root, children: [{ ...wrapper, children: change(wrapper.children ?? []) }, ...others] } };
}

const rowTexts = ({ view }: ViewMount) => [...view.root.querySelectorAll("mw-row")].map((row) => row.textContent?.trim());
const heading = (id: string, text = id) => aHeading({ text }, id);
const elementOf = ({ view }: ViewMount, id: string) => {
  const element = view.elementOf(id);
  if (!element) throw new Error(`no element for ${id}`);
  return element;
};

test("a change of one block compiles and patches its row and nothing else", () => {
  const document = documentOfSize(100);
  const { view, compiler } = mount(document);
  const [drawn, compiled, rendered] = [view.rowsDrawn(), compiler.counters.rowsCompiled, compiler.counters.unitsRendered];
  const leaf = document.root.children?.[0]?.children?.[40]?.children?.[0]?.children?.[0];
  view.update(withProps(document, leaf?.id ?? "", { text: "Changed" }));
  expect(view.rowsDrawn() - drawn).toBe(1);
  expect(compiler.counters.rowsCompiled - compiled).toBe(1);
  expect(compiler.counters.unitsRendered - rendered).toBe(1);
});

test("the same document again does nothing at all", () => {
  const document = documentOfSize(20);
  const { view } = mount(document);
  const drawn = view.rowsDrawn();
  const seen = vi.fn();
  const observer = new MutationObserver(seen);
  observer.observe(view.root, { subtree: true, childList: true, attributes: true, characterData: true });
  view.update(document);
  expect(view.rowsDrawn()).toBe(drawn);
  expect(observer.takeRecords()).toEqual([]);
});

test("sections that are moved, added and removed keep the elements of the others", () => {
  const document = aDocument([aSection(heading("a")), aSection(heading("b")), aSection(heading("c"))]);
  const mounted = mount(document);
  const element = elementOf(mounted, "b");
  const drawn = mounted.view.rowsDrawn();
  const next = withSections(document, ([, second, third]) =>
    [third, aSection(heading("d")), second].filter((block) => block !== undefined),
  );
  mounted.view.update(next);
  expect(rowTexts(mounted)).toEqual(["c", "d", "b"]);
  expect(mounted.view.elementOf("b")).toBe(element);
  expect(mounted.view.elementOf("a")).toBeUndefined();
  expect(mounted.view.rowsDrawn() - drawn).toBe(1);
});

test("a change of General settings draws only what reads it", () => {
  const document = aDocument([aSection(heading("a")), aSection(aBlock("spacer"))]);
  const { view } = mount(document);
  const drawn = view.rowsDrawn();
  view.update({ ...document, settings: { h2HeadingFontColor: "#ff0000", h1HeadingFontColor: "#ff0000" } });
  expect(view.rowsDrawn() - drawn).toBe(1);
});

test("many changes of General settings in one frame are drawn once now and once in the next", async () => {
  const document = aDocument([aSection(heading("a"))]);
  const { view } = mount(document);
  const drawn = view.rowsDrawn();
  for (const size of [50, 51, 52, 53]) view.update({ ...document, settings: { h1HeadingFontSize: size, h2HeadingFontSize: size } });
  expect(view.rowsDrawn() - drawn).toBe(1);
  await vi.waitFor(() => expect(view.elementOf("a")?.querySelector("h1, h2")).toHaveStyle({ fontSize: "53px" }));
  expect(view.rowsDrawn() - drawn).toBe(2);
});

test("a long email shows its first screen at once and fills the rest in pieces", async () => {
  let time = 0;
  // Each reading of the clock takes five milliseconds, so one piece of work holds two rows at most.
  const { view, scroller } = mount(documentOfSize(200), { heightPx: 600, now: () => (time += 5) });
  const rows = [...view.root.querySelectorAll("mw-row")];
  const isDrawn = (row: Element) => row.childElementCount > 0;
  const inView = rows.filter((row) => row.getBoundingClientRect().top < scroller.getBoundingClientRect().bottom);
  expect(inView.every(isDrawn)).toBe(true);
  expect(rows.filter(isDrawn).length).toBeLessThan(30);
  expect(view.isFilled()).toBe(false);
  expect(scroller.scrollHeight).toBeGreaterThan(10_000);
  await vi.waitFor(() => expect(view.isFilled()).toBe(true));
  expect(rows.every(isDrawn)).toBe(true);
});

test("rows that are scrolled to are drawn before their turn", async () => {
  let time = 0;
  const document = documentOfSize(400);
  const { view, scroller } = mount(document, { heightPx: 600, now: () => (time += 100) });
  const last = document.root.children?.[0]?.children?.at(-1)?.id ?? "";
  view.scrollToBlock(last);
  expect(view.elementOf(last)?.childElementCount).toBeGreaterThan(0);
  expect(scroller.scrollTop).toBeGreaterThan(1000);
});

test("blocks are named groups with one stop of the Tab key; links are none", () => {
  const document = aDocument([aSection(heading("a", "Spring sale"), aText({ text: '<p><a href="https://example.com">x</a></p>' }, "t"))]);
  const mounted = mount(document);
  const element = elementOf(mounted, "a");
  expect(element.getAttribute("role")).toBe("group");
  expect(element.getAttribute("aria-label")).toBe("Heading: Spring sale");
  expect(element.dataset["blockId"]).toBe("a");
  expect(element.dataset["blockType"]).toBe("heading");
  mounted.view.setTabStop("a");
  mounted.view.update(withProps(document, "a", { text: "Summer sale" }));
  expect(elementOf(mounted, "a").getAttribute("aria-label")).toBe("Heading: Summer sale");
  const stops = [...mounted.view.root.querySelectorAll<HTMLElement>("*")].filter((node) => node.tabIndex >= 0);
  expect(stops.map((node) => node.dataset["blockId"])).toEqual(["a"]);
  expect(elementOf(mounted, "wrapper").getAttribute("aria-label")).toBe("Page wrapper");
});

test("a block that is moved to another row keeps the focus", () => {
  const document = aDocument([aRow([heading("a"), heading("b")], []), aSection(heading("c"))]);
  const mounted = mount(document);
  mounted.view.focusBlock("b");
  const moved = withSections(document, ([first, second]) => {
    const [left, right] = first?.children ?? [];
    const target = second?.children?.[0];
    if (!first || !second || !left || !right || !target) return [];
    const b = left.children?.[1];
    return [
      { ...first, children: [{ ...left, children: left.children?.slice(0, 1) ?? [] }, right] },
      { ...second, children: [{ ...target, children: [...(target.children ?? []), ...(b ? [b] : [])] }] },
    ];
  });
  mounted.view.update(moved);
  expect(rowTexts(mounted)[1]).toBe("cb");
  expect(mounted.view.focusedBlock()).toBe("b");
});

test("the text being edited is left alone until it is released, then drawn as compiled", () => {
  const document = aDocument([aSection(aText({ text: "<p>old</p>" }, "t"))]);
  const mounted = mount(document);
  const text = mounted.view.textElementOf("t");
  if (!text) throw new Error("no text");
  mounted.view.protect("t");
  text.replaceChildren("what is typed");
  text.contentEditable = "true";
  text.style.whiteSpace = "pre-wrap";
  mounted.view.update(withProps(document, "t", { text: "<p>committed</p>", color: "#ff0000" }));
  expect(mounted.view.textElementOf("t")).toBe(text);
  expect(text.textContent).toBe("what is typed");
  expect(text.style.color).toBe("rgb(255, 0, 0)");
  mounted.view.protect(null);
  expect(mounted.view.textElementOf("t")?.textContent).toBe("committed");
  expect(mounted.view.textElementOf("t")?.isContentEditable).toBe(false);
  expect(mounted.view.textElementOf("t")?.style.whiteSpace).toBe("");
});

test("a text that was not changed looks as before when it is released", () => {
  const document = aDocument([aSection(aText({ text: "<p>old</p>" }, "t"))]);
  const mounted = mount(document);
  const before = elementOf(mounted, "t").innerHTML;
  mounted.view.protect("t");
  mounted.view.textElementOf("t")?.replaceChildren("typed");
  mounted.view.protect(null);
  expect(elementOf(mounted, "t").innerHTML).toBe(before);
});

test("points and rectangles: the innermost block, the row's column, the wrapper around", () => {
  const document = aDocument([aRow([heading("a")], [heading("b")]), aSection(aButton({ label: "Go" }, "go"))]);
  const mounted = mount(document);
  const at = (id: string) => {
    const { left, top, width, height } = elementOf(mounted, id).getBoundingClientRect();
    return mounted.view.blockAt(left + width / 2, top + height / 2);
  };
  expect([at("a"), at("b"), at("go")]).toEqual(["a", "b", "go"]);
  const { left, top } = mounted.host.getBoundingClientRect();
  expect(mounted.view.blockAt(left + 5, top + 5)).toBe("wrapper");
  expect(mounted.view.blockAt(left - 5, top + 5)).toBeUndefined();
});

test("rectangles are the overlay's own pixels at every zoom, also when the page around is scaled", () => {
  const mounted = mount(aDocument([aSection(heading("a"))]));
  const { view, host, scroller } = mounted;
  const before = view.rectOf("a");
  host.style.cssText += "transform:scale(0.5);transform-origin:0 0";
  const zoomed = view.rectOf("a");
  scroller.style.cssText += "transform:scale(2);transform-origin:0 0";
  expect(zoomed?.width).toBeCloseTo((before?.width ?? 0) / 2, 3);
  expect(view.rectOf("a")).toEqual(zoomed);
});

test("listeners hear of every patch and of pictures that arrive", async () => {
  const document = aDocument([aSection(heading("a"), anImage({ src: "/late.png" }, "i"))]);
  const { view } = mount(document);
  const seen = vi.fn();
  const stop = view.onLayout(seen);
  view.update(withProps(document, "a", { text: "b" }));
  expect(seen).toHaveBeenCalledTimes(1);
  const image = view.root.querySelector("img");
  if (image) image.src = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
  await vi.waitFor(() => expect(seen.mock.calls.length).toBeGreaterThan(1));
  stop();
  const count = seen.mock.calls.length;
  view.update(document);
  expect(seen).toHaveBeenCalledTimes(count);
});

test("links do not lead away", () => {
  const mounted = mount(aDocument([aSection(aButton({ label: "Go", link: { kind: "web", value: "https://example.com" } }, "go"))]));
  const link = mounted.view.root.querySelector("a");
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, composed: true });
  link?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
});

test("an empty column and an empty picture have words and room, which nothing else has", () => {
  const mounted = mount(aDocument([aRow([], [heading("a")]), aSection(anImage({}, "i"))]));
  const places = [...mounted.view.root.querySelectorAll<HTMLElement>("mw-placeholder")];
  expect(places.map((place) => place.innerText)).toEqual(["Drop something here", "Choose a picture"]);
  expect(places.every((place) => place.offsetHeight > 60)).toBe(true);
});

test("a blank email asks for its first block, and stops asking", () => {
  const blank = blankDocument(counterIds());
  const { view } = mount(blank);
  const words = () => view.root.querySelector<HTMLElement>("mw-placeholder")?.innerText;
  expect(words()).toBe("Drag a block here");
  view.update(withSections(blank, (sections) => [...sections, aSection(heading("a"))]));
  expect(words()).toBe("Drop something here");
});

test("a hostile document runs nothing, loads no script and cannot leave its sheet of paper", async () => {
  const alerted = vi.spyOn(window, "alert").mockImplementation(() => {});
  const { view, host } = mount(hostileDocument(blockRegistry));
  await vi.waitFor(() => expect(view.isFilled()).toBe(true));
  for (const element of view.root.querySelectorAll<HTMLElement>("*")) {
    for (const type of ["click", "mouseover", "focus", "error", "load"]) element.dispatchEvent(new Event(type));
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(alerted).not.toHaveBeenCalled();
  expect(view.root.querySelectorAll("script, iframe, object, embed, meta, base, link, form")).toHaveLength(0);
  const handlers = [...view.root.querySelectorAll("*")].flatMap((element) =>
    element.getAttributeNames().filter((name) => /^on/i.test(name)),
  );
  expect(handlers).toEqual([]);
  const paper = host.getBoundingClientRect();
  for (const element of view.root.querySelectorAll("*")) expect(getComputedStyle(element).position).not.toBe("fixed");
  expect(paper.width).toBe(700);
  expect(hostileSignal).toBeTruthy();
  alerted.mockRestore();
});

test("another device brings the email no other sheet, or the browser would look at every element of it", () => {
  const { view } = mount(aDocument([aRow([aHeading()], [aText()])]), { widthPx: 900 });
  const widthOfColumn = () => view.root.querySelector("[data-block-type=cell]")?.getBoundingClientRect().width;
  view.setViewport({ kind: "virtual", widthPx: 1024, paperPx: 780 });
  const besideEachOther = widthOfColumn();
  const replaced = vi.spyOn(CSSStyleSheet.prototype, "replaceSync");
  view.setViewport({ kind: "virtual", widthPx: 375, paperPx: 780 });
  expect(widthOfColumn()).toBeGreaterThan((besideEachOther ?? 0) * 1.5);
  view.setViewport({ kind: "container", paperPx: 900 });
  expect(widthOfColumn()).toBe(besideEachOther);
  expect(replaced).not.toHaveBeenCalled();
  replaced.mockRestore();
});
