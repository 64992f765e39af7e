import { aBlock, aDocument, aHeading, anImage, aSection, aText, documentOfSize } from "@mailwright/testing";
import { afterEach, expect, test, vi } from "vitest";
import { mountView, type ViewMount, type ViewMountOptions } from "../../testing/mount-canvas-view.js";

const mounts: ViewMount[] = [];
afterEach(() => {
  for (const { unmount } of mounts.splice(0)) unmount();
});

function mount(...[document, options]: Parameters<typeof mountView>): ViewMount {
  const made = mountView(document, options);
  mounts.push(made);
  return made;
}

/** Rows of many heights without pictures: a picture that does not load changes its height when it is laid out. */
const wordsOnly = (count: number) =>
  aDocument(
    Array.from({ length: count }, (_, index) => aSection(aText({ text: `<p>${"Some words. ".repeat(1 + ((index * 7) % 40))}</p>` }))),
  );

const rowsOf = ({ view }: ViewMount) => [...view.root.querySelectorAll<HTMLElement>("mw-row")];
const groupsOf = ({ view }: ViewMount) => [...view.root.querySelectorAll<HTMLElement>("mw-rows")];
const isLaidOut = (element: HTMLElement) => element.checkVisibility({ contentVisibilityAuto: true });
const isContained = (element: HTMLElement) => getComputedStyle(element).contentVisibility !== "visible";
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** The same email twice: on a desk as high as the whole email, and on one that shows a part of it. */
async function mountBoth(document: Parameters<typeof mountView>[0], options: ViewMountOptions = {}) {
  const [whole, part] = [mount(document, options), mount(document, { heightPx: 500, ...options })];
  await vi.waitFor(() => expect(part.view.isFilled() && whole.view.isFilled()).toBe(true));
  return { whole, part };
}

/** In everything in view nothing is clipped or contained, here and after the frame that scrolls here. */
function expectFree({ scroller, ...mounted }: ViewMount) {
  const { top, bottom } = scroller.getBoundingClientRect();
  const seen = groupsOf({ scroller, ...mounted }).filter((group) => {
    const rect = group.getBoundingClientRect();
    return rect.bottom > top && rect.top < bottom;
  });
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter(isContained)).toEqual([]);
}

test("a long email lays out as few rows as a short one, and has them all", async () => {
  const mounted = mount(documentOfSize(400), { heightPx: 500 });
  await vi.waitFor(() => expect(mounted.view.isFilled()).toBe(true));
  await vi.waitFor(() => expect(rowsOf(mounted).filter(isLaidOut).length).toBeLessThan(60));
  expect(rowsOf(mounted).length).toBeGreaterThan(300);
  expect(rowsOf(mounted).every((row) => row.childElementCount > 0)).toBe(true);
});

test("a block that is scrolled far away keeps the focus", async () => {
  const mounted = mount(wordsOnly(300), { heightPx: 500 });
  await vi.waitFor(() => expect(mounted.view.isFilled()).toBe(true));
  const [first] = rowsOf(mounted);
  const block = first?.querySelector("[data-block-type=text]")?.getAttribute("data-block-id") ?? "";
  expect(mounted.view.focusBlock(block)).toBe(true);
  mounted.scroller.scrollTop = mounted.scroller.scrollHeight;
  await vi.waitFor(() => expect(first?.closest("[data-asleep]")).not.toBeNull());
  await nextFrame();
  expect(mounted.view.focusedBlock()).toBe(block);
});

test("what is seen is never contained, wherever the desk is scrolled to", async () => {
  const mounted = mount(documentOfSize(300), { heightPx: 500 });
  await vi.waitFor(() => expect(mounted.view.isFilled()).toBe(true));
  for (const share of [0, 0.5, 1, 0.2]) {
    mounted.scroller.scrollTop = mounted.scroller.scrollHeight * share;
    await nextFrame();
    expectFree(mounted);
  }
});

test("to and fro between devices nothing wakes and falls asleep each time", async () => {
  const { view, host, scroller } = mount(wordsOnly(200), { heightPx: 500 });
  await vi.waitFor(() => expect(view.isFilled()).toBe(true));
  const show = async (widthPx: number) => {
    host.style.width = `${widthPx}px`;
    view.setViewport({ kind: "container", paperPx: widthPx });
    await nextFrame();
  };
  await show(375);
  // On a tablet the second group is close to the view. On a phone, whose rows are higher, it is not.
  const [first] = view.root.querySelectorAll("mw-rows");
  scroller.style.height = `${(first?.clientHeight ?? 0) / 2.2}px`;
  for (const widthPx of [768, 680, 375]) await show(widthPx);
  const asleep = [...view.root.querySelectorAll("[data-asleep]")];
  const changed: Node[] = [];
  const observer = new MutationObserver((records) => changed.push(...records.map(({ target }) => target)));
  observer.observe(view.root, { subtree: true, attributeFilter: ["data-asleep"] });
  for (const widthPx of [768, 680, 375]) await show(widthPx);
  expect(changed).toEqual([]);
  expect(asleep.length).toBeGreaterThan(0);
  expect(view.root.querySelectorAll("mw-rows:not([data-asleep])").length).toBe(2);
});

test("waking and falling asleep changes no style containment in a long email", async () => {
  const { view } = mount(documentOfSize(400), { heightPx: 500 });
  await vi.waitFor(() => expect(view.root.querySelector("[data-asleep]")).not.toBeNull());
  for (const element of view.root.querySelectorAll("mw-rows")) expect(getComputedStyle(element).contain).toBe("style");
});

test("in time the desk is as long as the email, row by row", async () => {
  const { whole, part } = await mountBoth(wordsOnly(150));
  await vi.waitFor(() => expect(part.scroller.scrollHeight).toBe(whole.scroller.scrollHeight));
  const topsOf = (mounted: ViewMount) => {
    const { top } = mounted.host.getBoundingClientRect();
    return rowsOf(mounted).map((row) => Math.round(row.getBoundingClientRect().top - top));
  };
  expect(topsOf(part)).toEqual(topsOf(whole));
});

test("a picture that fails far from view takes the room of its words", async () => {
  const images = Array.from({ length: 60 }, () => aSection(anImage({ src: "/no-such-picture.png", alt: "A cat" })));
  const { whole, part } = await mountBoth(aDocument(images));
  const pictures = [whole, part].flatMap(({ view }) => [...view.root.querySelectorAll("img")]);
  expect(pictures.length).toBe(120);
  await vi.waitFor(() => {
    expect(pictures.every(({ complete, naturalWidth }) => complete && naturalWidth === 0)).toBe(true);
    expect(part.scroller.scrollHeight).toBe(whole.scroller.scrollHeight);
  });
});

test("a picture that fails while its row sleeps shows its words later", async () => {
  const images = Array.from({ length: 60 }, () => aSection(anImage({ src: "/no-such-picture.png", alt: "A cat" })));
  const { whole, part } = await mountBoth(aDocument(images));
  const picturesOf = ({ view }: ViewMount) => [...view.root.querySelectorAll("img")];
  const show = (src: string) =>
    Promise.all(
      [whole, part].flatMap(picturesOf).map((picture) => {
        const isSettled = new Promise((resolve) => {
          for (const type of ["load", "error"]) picture.addEventListener(type, resolve, { once: true });
        });
        picture.src = src;
        return isSettled;
      }),
    );
  await show("data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==");
  // All of it was in view once, so that the browser has laid it out.
  for (const share of [0.25, 0.5, 0.75, 1, 0]) {
    part.scroller.scrollTop = part.scroller.scrollHeight * share;
    await nextFrame();
    await nextFrame();
  }
  await show("/no-such-picture.png?again");
  await vi.waitFor(() => expect(part.scroller.scrollHeight).toBe(whole.scroller.scrollHeight));
  const heightsOf = (mounted: ViewMount) => picturesOf(mounted).map(({ offsetHeight }) => offsetHeight);
  expect(heightsOf(part)).toEqual(heightsOf(whole));
  expect(heightsOf(part).length).toBe(60);
});

test("on paper of another width all rows are as wide as there, and measured anew", async () => {
  const { whole, part } = await mountBoth(wordsOnly(150));
  // Browsers remember the size of elements that were once close to the view.
  for (const share of [0.5, 0.1]) {
    part.scroller.scrollTop = part.scroller.scrollHeight * share;
    await nextFrame();
    await nextFrame();
  }
  for (const { host } of [whole, part]) host.style.width = "375px";
  await vi.waitFor(() => expect(part.scroller.scrollHeight).toBe(whole.scroller.scrollHeight));
  expect(new Set(rowsOf(part).map((row) => row.clientWidth))).toEqual(new Set([335]));
});

test("a row too wide for the paper makes all rows wider, also while it is far from view", async () => {
  const rows = Array.from({ length: 60 }, (_, index) => aSection(aHeading({ text: `Row ${index}` })));
  const wide = aSection(aBlock("code", { html: '<table width="500"><tr><td>wide</td></tr></table>' }));
  const { whole, part } = await mountBoth(aDocument([...rows, wide]), { widthPx: 320 });
  const widthOfFirst = (mounted: ViewMount) => rowsOf(mounted)[0]?.clientWidth;
  expect(widthOfFirst(whole)).toBeGreaterThan(320);
  await vi.waitFor(() => expect(widthOfFirst(part)).toBe(widthOfFirst(whole)));
});

test("a block far from view has a place, takes the focus, and is scrolled to", async () => {
  const document = documentOfSize(300);
  const mounted = mount(document, { heightPx: 500 });
  await vi.waitFor(() => expect(mounted.view.isFilled()).toBe(true));
  const last = document.root.children?.[0]?.children?.at(-1)?.children?.[0]?.children?.[0]?.id ?? "";
  expect(mounted.view.rectOf(last)?.height).toBeGreaterThan(0);
  expect(mounted.view.focusBlock(last)).toBe(true);
  expect(mounted.view.focusedBlock()).toBe(last);
  mounted.view.scrollToBlock(last);
  await nextFrame();
  const { top, bottom } = mounted.scroller.getBoundingClientRect();
  const rect = mounted.view.elementOf(last)?.getBoundingClientRect();
  expect(rect?.top).toBeGreaterThanOrEqual(top - 1);
  expect(rect?.bottom).toBeLessThanOrEqual(bottom + 1);
  expect(rect && mounted.view.blockAt(rect.left + rect.width / 2, rect.top + rect.height / 2)).toBe(last);
  expectFree(mounted);
});

test("rows keep their elements when others come between them, group by group", async () => {
  const document = documentOfSize(100);
  const mounted = mount(document, { heightPx: 500 });
  const [wrapper] = document.root.children ?? [];
  const before = rowsOf(mounted);
  const [first, ...others] = wrapper?.children ?? [];
  if (!wrapper || !first) throw new Error("no rows");
  mounted.view.update({ ...document, root: { ...document.root, children: [{ ...wrapper, children: [...others, first] }] } });
  expect(rowsOf(mounted)).toEqual([...before.slice(1), ...before.slice(0, 1)]);
});
