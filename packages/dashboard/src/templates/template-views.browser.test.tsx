import { focusManager } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { refuse } from "../testing/memory-server.js";
import { openDashboard } from "../testing/open-dashboard.js";
import { aSession, aTemplate, templatesOf } from "../testing/sample-templates.js";

let close: () => void = () => undefined;
beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  focusManager.setFocused(undefined);
  close();
});

function open(options: Parameters<typeof openDashboard>[0] = {}) {
  const dashboard = openDashboard(options);
  close = dashboard.close;
  return dashboard;
}

const article = (name: string) => page.getByRole("article", { name, exact: true });
const link = (name: string) => page.getByRole("link", { name: `Open: ${name}`, exact: true });
const focusOn = async (name: string) => {
  await expect.element(link(name)).toBeInTheDocument();
  (link(name).element() as HTMLElement).focus();
};
const lists = (calls: readonly string[]) => calls.filter((call) => call.startsWith("GET /api/v2/usertemplate?"));
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

test("arrows walk the grid, a letter finds a name, Enter opens", async () => {
  const { focused, went } = open({ templates: [...templatesOf(6), aTemplate("Zebra crossing")] });
  await focusOn("Newsletter 1");
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  expect(focused()).toBe("Open: Newsletter 3");
  await userEvent.keyboard("{ArrowLeft}");
  expect(focused()).toBe("Open: Newsletter 2");
  await userEvent.keyboard("z");
  expect(focused()).toBe("Open: Zebra crossing");
  await userEvent.keyboard("{Enter}");
  expect(went).toEqual(["/edit/zebra-crossing"]);
});

test("the list is one stop of the Tab key, and the card in focus has its own controls next", async () => {
  const { focused, root } = open();
  await focusOn("Newsletter 1");
  await userEvent.keyboard("{ArrowRight}");
  await userEvent.tab();
  await userEvent.tab();
  expect(focused()).toBe("Actions for Newsletter 2");
  const stops = [...root.querySelectorAll("ul[aria-label=Templates] :is(a, button)")].filter((control) =>
    control.matches("[tabindex='0']"),
  );
  expect(stops.map((stop) => stop.getAttribute("aria-label"))).toEqual([
    "Open: Newsletter 2",
    "Add to favorites",
    "Actions for Newsletter 2",
  ]);
});

test("Space chooses, Shift chooses up to here, and the words say how many", async () => {
  open({ templates: templatesOf(5) });
  await focusOn("Newsletter 1");
  await userEvent.keyboard(" ");
  await expect.element(page.getByRole("checkbox", { name: "Select Newsletter 1" })).toBeChecked();
  await userEvent.keyboard("{Shift>}{ArrowRight}{ArrowRight}{/Shift}");
  await expect.element(page.getByRole("checkbox", { name: "Select Newsletter 3" })).toBeChecked();
  await expect.element(page.getByRole("button", { name: "Bulk actions 3 selected" })).toBeInTheDocument();
  await page.getByRole("button", { name: "Bulk actions 3 selected" }).click();
  await expect.element(page.getByRole("checkbox", { name: "Select Newsletter 1" })).not.toBeInTheDocument();
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

test("the right button and the menu key open a template's menu", async () => {
  open();
  await expect.element(link("Newsletter 1")).toBeInTheDocument();
  await link("Newsletter 1").click({ button: "right" });
  await expect.element(page.getByRole("menu", { name: "Actions for Newsletter 1" })).toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await focusOn("Newsletter 2");
  await userEvent.keyboard("{ContextMenu}");
  await expect.element(page.getByRole("menu", { name: "Actions for Newsletter 2" })).toBeInTheDocument();
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

test("the table sorts by its columns, the other way round when pressed again", async () => {
  const { preferences, calls } = open({ templates: [aTemplate("Beta"), aTemplate("Alpha"), aTemplate("Gamma")] });
  await page.getByRole("radio", { name: "List" }).click();
  await expect.element(page.getByRole("table", { name: "Templates" })).toBeInTheDocument();
  expect(preferences.get("templatesViewType")).toBe("list");
  const names = () =>
    page
      .getByRole("rowheader")
      .all()
      .map((cell) => cell.getByRole("link").element().textContent);
  await page.getByRole("button", { name: "Name", exact: true }).click();
  await expect.element(page.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "ascending");
  await vi.waitFor(() => expect(names()).toEqual(["Alpha", "Beta", "Gamma"]));
  await page.getByRole("button", { name: "Name", exact: true }).click();
  await expect.element(page.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "descending");
  await vi.waitFor(() => expect(names()).toEqual(["Gamma", "Beta", "Alpha"]));
  expect(lists(calls).at(-1)).toContain("orderDirection=DESC");
});

/** What a `PerformanceObserver` tells of something that moved by itself; the types of the DOM do not know it yet. */
interface LayoutShift extends PerformanceEntry {
  readonly sources: readonly { readonly previousRect: DOMRectReadOnly; readonly currentRect: DOMRectReadOnly }[];
}

const writeRect = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width} by ${height}`;

/** Holds an element over another one, as a mouse does. */
function drag(from: Element, to: Element) {
  const at = (element: Element, type: string, offsetPx = 0) => {
    const box = element.getBoundingClientRect();
    const place = { clientX: box.left + box.width / 2 + offsetPx, clientY: box.top + box.height / 2 };
    return new MouseEvent(type, { ...place, bubbles: true, composed: true, cancelable: true, button: 0 });
  };
  from.dispatchEvent(at(from, "mousedown"));
  document.dispatchEvent(at(from, "mousemove", 10));
  const moving = setInterval(() => document.dispatchEvent(at(to, "mousemove")), 30);
  return {
    drop: () => {
      clearInterval(moving);
      document.dispatchEvent(at(to, "mouseup"));
    },
  };
}

const answers = {
  cut: () => Promise.reject(new TypeError("Failed to fetch")),
  "500": () => refuse(500, "internal"),
  "404": () => refuse(404, "not-found"),
  "409": () => refuse(409, "wrong-status"),
  "412": () => refuse(412, "version-conflict"),
  nonsense: () => new Response("<html>A proxy speaks</html>", { headers: { "content-type": "application/json" } }),
} satisfies Record<string, () => Response | Promise<Response>>;

test.each(Object.keys(answers) as (keyof typeof answers)[])("a list that ends in %s says so, and can be asked for again", async (fault) => {
  let isBroken = true;
  open({ intercept: (request) => (isBroken && request.url.includes("/usertemplate?") ? answers[fault]() : undefined) });
  await expect.element(page.getByText("Templates haven't been loaded. Please, try again later"), { timeout: 15_000 }).toBeInTheDocument();
  expect(page.getByRole("article").query()).toBeNull();
  isBroken = false;
  await page.getByRole("button", { name: "Retry" }).click();
  await expect.element(article("Newsletter 1")).toBeInTheDocument();
});

test("what a user may not see says so, and leads back", async () => {
  const { went } = open({
    view: "status=deleted&system_templates=true",
    intercept: (request) => (request.url.includes("/systemtemplate/") ? refuse(403, "admin-only") : undefined),
  });
  await expect.element(page.getByText("You may not see these templates")).toBeInTheDocument();
  await page.getByRole("button", { name: "Go to my templates" }).click();
  expect(went).toEqual(["/"]);
});

test("a session that has ended is told to the page", async () => {
  const { told } = open({
    intercept: (request) => (request.url.includes("/usertemplate?") ? refuse(401, "session-ended") : undefined),
  });
  await vi.waitFor(() => expect(told).toContain("error signed-out"));
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

test("a card dragged onto the drafts is asked about and moved; where it may not go is refused", async () => {
  const { world } = open({ templates: [aTemplate("Autumn"), aTemplate("Winter", { status: "draft" })] });
  await expect.element(link("Autumn")).toBeInTheDocument();
  const drafts = page.getByRole("link", { name: "Draft 1" }).element();
  const { drop } = drag(link("Autumn").element(), drafts);
  await vi.waitFor(() => expect(drafts.parentElement?.dataset["drop"]).toBe("over"));
  expect(page.getByRole("link", { name: "Published 1" }).element().parentElement?.dataset["drop"]).toBe("refused");
  drop();
  await page.getByRole("alertdialog").getByRole("button", { name: "Unpublish" }).click();
  await vi.waitFor(() => expect(world.templates[0]?.status).toBe("draft"));
});

test("by keyboard a template is put into a category through its menu", async () => {
  const { world } = open();
  await focusOn("Newsletter 1");
  await userEvent.keyboard("{ContextMenu}");
  await page.getByRole("menuitem", { name: "Move to" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Seasonal" }).click();
  await expect.element(page.getByText("“Newsletter 1” is now in Seasonal")).toBeInTheDocument();
  expect(world.templates[0]?.categories).toEqual([{ id: "seasonal" }]);
});

test("a lock says who is editing", async () => {
  open({
    view: "status=draft",
    session: aSession(),
    templates: [
      aTemplate("Locked", { status: "draft", isShared: true, isLocked: true, collaboratorId: "ben", collaboratorsList: ["ben"] }),
    ],
  });
  const words = "The template is locked because it's currently being edited by another user. Editing now: Ben Castellanos";
  await expect.element(page.getByRole("img", { name: words })).toBeInTheDocument();
});

test("the banner of the free plan goes for good when it is dismissed", async () => {
  const { preferences } = open({ session: aSession({ subscriptionPlan: 0 }), links: { upgrade: "https://example.com/subscriptions" } });
  const words = "You are currently trying out our Premium Features. Your Free Trial ends soon!";
  await expect.element(page.getByText(words)).toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Upgrade Now" })).toBeInTheDocument();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect.element(page.getByText(words)).not.toBeInTheDocument();
  expect(preferences.get("freePlanBannerDismissed.ann")).toBe("true");
});

test("in a narrow place the sidebar is a sheet, and choosing a view closes it", async () => {
  await page.viewport(390, 844);
  open({ templates: templatesOf(3, { status: "draft" }) });
  await page.getByRole("button", { name: "Template views" }).click();
  await page.getByRole("dialog", { name: "Template views" }).getByRole("link", { name: "Draft 3" }).click();
  await expect.element(article("Newsletter 1")).toBeInTheDocument();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});
