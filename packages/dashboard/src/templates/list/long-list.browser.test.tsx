import { focusManager } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { article, focusOn, link, lists, prepareDashboards } from "../../testing/dashboard-tests.js";
import { refuse } from "../../testing/memory-server.js";
import { aTemplate, templatesOf } from "../../testing/sample-templates.js";

const open = prepareDashboards();

const many = templatesOf(10_000).map((template) => ({ ...template, previewUrl: "about:blank" }));

test("of ten thousand templates only those near the screen exist, and the last one is one key away", async () => {
  const { root, calls, focused, scroller } = open({ templates: many });
  await focusOn("Newsletter 1");
  const heightPx = scroller()?.scrollHeight;
  expect(root.querySelectorAll("article").length).toBeLessThan(50);
  await userEvent.keyboard("{End}");
  await vi.waitFor(() => expect(root.querySelector("[aria-posinset='10000'] article")).not.toBeNull());
  await expect.element(link("Newsletter 10000")).toBeInTheDocument();
  expect(root.querySelectorAll("article").length).toBeLessThan(50);
  expect(scroller()?.scrollHeight).toBe(heightPx);
  expect(lists(calls).length).toBeLessThan(8);
  await userEvent.keyboard("{Home}");
  await vi.waitFor(() => expect(focused()).toBe("Open: Newsletter 1"));
});

test("scrolling from end to end asks for what comes to rest on the screen, not for all that flies by", async () => {
  const { calls, scroller } = open({ templates: many });
  await expect.element(article("Newsletter 1")).toBeInTheDocument();
  const element = scroller();
  for (let step = 1; step <= 40; step++) {
    element?.scrollTo({ top: (element.scrollHeight / 40) * step });
    await new Promise(requestAnimationFrame);
  }
  await expect.element(article("Newsletter 10000")).toBeInTheDocument();
  expect(lists(calls).length).toBeLessThan(40);
});

test("nothing moves by itself while a long list loads, is scrolled and is chosen from", async () => {
  const moved: string[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[])
      for (const { previousRect, currentRect } of entry.sources) moved.push([previousRect, currentRect].map(writeRect).join(" to "));
  });
  observer.observe({ type: "layout-shift" });
  const { scroller } = open({ templates: many });
  await expect.element(article("Newsletter 1")).toBeInTheDocument();
  await page.getByRole("button", { name: "Bulk actions" }).click();
  await expect.element(page.getByRole("toolbar", { name: "Bulk actions" })).toBeInTheDocument();
  for (const top of [700, 5000, 90_000]) {
    scroller()?.scrollTo({ top });
    await vi.waitFor(() => expect(scroller()?.querySelector("[data-mw-waiting]")).toBeNull());
  }
  await new Promise(requestAnimationFrame);
  observer.disconnect();
  expect(moved).toEqual([]);
});

test("who scrolls before it is known who they are stays where they scrolled to", async () => {
  const left = open({ templates: many });
  await expect.element(article("Newsletter 1")).toBeInTheDocument();
  left.scroller()?.scrollTo({ top: 4000 });
  await expect.element(article("Newsletter 50")).toBeInTheDocument();
  left.close();

  let tellWho: (answer: undefined) => void = () => undefined;
  const toldWho = new Promise<undefined>((resolve) => {
    tellWho = resolve;
  });
  const intercept = ({ url }: Request) => (new URL(url).pathname.endsWith("/session") ? toldWho : undefined);
  const { scroller, root } = open({ templates: many, intercept });
  await expect.element(article("Newsletter 1")).toBeInTheDocument();
  scroller()?.scrollTo({ top: 8200 });
  await expect.element(article("Newsletter 90")).toBeInTheDocument();
  tellWho(undefined);
  await expect.element(page.getByRole("button", { name: "User menu: Ann Lee" })).toBeInTheDocument();
  expect(root.querySelector<HTMLElement>(".mw-dashboard-scroll")?.scrollTop).toBe(8200);
});

test("Ctrl and a press chooses one, Shift and a press all between, loaded or not", async () => {
  const { root } = open({ templates: many });
  await expect.element(link("Newsletter 2")).toBeInTheDocument();
  await link("Newsletter 2").click({ modifiers: ["Control"] });
  root.querySelector<HTMLElement>(".mw-dashboard-scroll")?.scrollTo({ top: 8200 });
  await expect.element(link("Newsletter 90")).toBeInTheDocument();
  await link("Newsletter 90").click({ modifiers: ["Shift"] });
  await expect.element(page.getByRole("button", { name: "Bulk actions 89 selected" })).toBeInTheDocument();
});

test("a template made elsewhere appears when somebody comes back to the page, without moving what is on screen", async () => {
  vi.useFakeTimers({ toFake: ["Date"], shouldAdvanceTime: true });
  try {
    const { world, scroller, root } = open({ templates: many });
    await expect.element(article("Newsletter 1")).toBeInTheDocument();
    scroller()?.scrollTo({ top: 4000 });
    await expect.element(article("Newsletter 50")).toBeInTheDocument();
    const topOf = () => article("Newsletter 50").element().getBoundingClientRect().top;
    const before = topOf();
    const made = Array.from({ length: 4 }, (_, nth) => aTemplate(`Made elsewhere ${nth}`, { previewUrl: "about:blank" }));
    world.templates = [...made, ...world.templates];
    vi.setSystemTime(Date.now() + 60_000);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await expect.element(page.getByRole("link", { name: "Published 10,004" })).toBeInTheDocument();
    await vi.waitFor(() => expect(root.querySelector("[aria-setsize='10005']")).not.toBeNull());
    expect(Math.abs(topOf() - before)).toBeLessThan(2);
  } finally {
    vi.useRealTimers();
  }
});

test("coming back to the page asks for every page on screen, whenever each of them came", async () => {
  vi.useFakeTimers({ toFake: ["Date"], shouldAdvanceTime: true });
  try {
    const { calls, scroller } = open({ templates: many });
    await expect.element(article("Newsletter 1")).toBeInTheDocument();
    vi.setSystemTime(Date.now() + 9000);
    scroller()?.scrollTo({ top: 1300 });
    await expect.element(article("Newsletter 21")).toBeInTheDocument();
    vi.setSystemTime(Date.now() + 5000);
    const before = calls.length;
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    const asked = () => lists(calls.slice(before)).map((call) => /offset=(\d+)/.exec(call)?.[1]);
    await vi.waitFor(() => expect(asked().sort()).toEqual(["0", "20"]));
  } finally {
    vi.useRealTimers();
  }
});

test("a part of the list that does not come leaves the rest in place, and can be asked for again", async () => {
  let isBroken = true;
  const { scroller } = open({
    templates: many,
    intercept: (request) => (isBroken && /offset=(?!0)/.test(request.url) ? refuse(400, "invalid-request") : undefined),
  });
  await expect.element(article("Newsletter 1")).toBeInTheDocument();
  scroller()?.scrollTo({ top: 3000 });
  await expect.element(page.getByRole("alert")).toHaveTextContent("Templates haven't been loaded");
  isBroken = false;
  await page.getByRole("alert").getByRole("button", { name: "Retry" }).click();
  await expect.element(article("Newsletter 45")).toBeInTheDocument();
  expect(page.getByRole("alert").query()).toBeNull();
});

test("Retry asks again for all that was asked for before, also for what fails a moment later", async () => {
  let fail = () => {};
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  let isBroken = true;
  const askedAgain: string[] = [];
  const { root, scroller } = open({
    templates: many,
    async intercept({ url }) {
      const offset = /offset=([1-9]\d*)/.exec(url)?.[1];
      if (offset === undefined) return undefined;
      if (!isBroken) {
        askedAgain.push(offset);
        return undefined;
      }
      if (offset === "40") await failing;
      return refuse(400, "invalid-request");
    },
  });
  await expect.element(article("Newsletter 1")).toBeInTheDocument();
  scroller()?.scrollTo({ top: 3000 });
  await expect.element(page.getByRole("alert")).toHaveTextContent("Templates haven't been loaded");
  const onClick = () => {
    isBroken = false;
    fail();
  };
  root.addEventListener("click", onClick, { capture: true, once: true });
  await page.getByRole("alert").getByRole("button", { name: "Retry" }).click();
  await vi.waitFor(() => expect(askedAgain).toEqual(expect.arrayContaining(["20", "40"])));
  await expect.element(article("Newsletter 45")).toBeInTheDocument();
});

/** What a `PerformanceObserver` tells of something that moved by itself; the types of the DOM do not know it yet. */
interface LayoutShift extends PerformanceEntry {
  readonly sources: readonly { readonly previousRect: DOMRectReadOnly; readonly currentRect: DOMRectReadOnly }[];
}

const writeRect = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width} by ${height}`;
