import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { link, prepareDashboards } from "../testing/dashboard-tests.js";
import { refuse } from "../testing/memory-server.js";
import { templatesOf } from "../testing/sample-templates.js";

const openDashboard = prepareDashboards();

function open(options: Parameters<typeof openDashboard>[0] = {}) {
  const dashboard = openDashboard({ templates: templatesOf(4), ...options });
  const { root, world } = dashboard;
  const chip = () => root.querySelector(".mw-template-chip")?.textContent ?? null;
  const inSeasonal = () =>
    world.templates.filter(({ categories }) => categories.some(({ id }) => id === "seasonal")).map(({ name }) => name);
  return { ...dashboard, chip, inSeasonal };
}

const entry = (name: RegExp) => page.getByRole("link", { name });
const bar = page.getByRole("toolbar", { name: "Bulk actions" });

/** A finger on an element, as the browser tells of it: every event goes to where it was put down. */
function fingerOn(target: Element) {
  const box = target.getBoundingClientRect();
  let at = { clientX: box.left + 30, clientY: box.top + 30 };
  const tell = (type: "touchstart" | "touchmove" | "touchend") => {
    const touch = new Touch({ identifier: 1, target, ...at });
    const touches = type === "touchend" ? [] : [touch];
    target.dispatchEvent(new TouchEvent(type, { bubbles: true, composed: true, cancelable: true, touches, changedTouches: [touch] }));
  };
  tell("touchstart");
  const moveTo = (clientX: number, clientY: number) => {
    at = { clientX, clientY };
    tell("touchmove");
  };
  return {
    moveBy: (x: number, y: number) => moveTo(at.clientX + x, at.clientY + y),
    moveOver: (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      moveTo(left + width / 2, top + height / 2);
    },
    lift: () => tell("touchend"),
  };
}

/** Lets a second pass after what a finger has done. */
async function restLong(act: () => void) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  act();
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  await new Promise(requestAnimationFrame);
}

/** Lets answers that are there be drawn. */
async function restALittle() {
  for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
}

async function chooseFromMenu(name: string, category: string) {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Move to" }).click();
  await page.getByRole("menuitemcheckbox", { name: category }).click();
  await expect.element(page.getByText(`“${name}” is now in ${category}`)).toBeInTheDocument();
}

test("a finger that rests on a card lifts it, and the menu that a long press asks for stays away; dropped on a category it is in it", async () => {
  const { chip, inSeasonal } = open();
  await expect.element(entry(/^Seasonal/)).toBeInTheDocument();
  await expect.element(link("Newsletter 2")).toBeInTheDocument();
  const finger = fingerOn(link("Newsletter 2").element());
  await vi.waitFor(() => expect(chip()).toBe("Newsletter 2"));
  link("Newsletter 2")
    .element()
    .dispatchEvent(new PointerEvent("contextmenu", { bubbles: true, composed: true, cancelable: true }));
  finger.moveOver(entry(/^Seasonal/).element());
  await vi.waitFor(() => expect(entry(/^Seasonal/).element().parentElement?.dataset["drop"]).toBe("over"));
  expect(page.getByRole("menu").query()).toBeNull();
  finger.lift();
  await expect.element(page.getByText("“Newsletter 2” is now in Seasonal")).toBeInTheDocument();
  expect(inSeasonal()).toEqual(["Newsletter 2"]);
});

test("a category that gets its first template appears after the drop, not under what is held", async () => {
  let tell: () => void = () => undefined;
  const told = new Promise<undefined>((resolve) => {
    tell = () => resolve(undefined);
  });
  let isMoved = false;
  const { chip, inSeasonal } = open({
    intercept: (request) => {
      isMoved ||= request.method === "PATCH";
      return isMoved && request.method === "GET" && new URL(request.url).pathname.endsWith("/categories") ? told : undefined;
    },
  });
  await expect.element(entry(/^Seasonal/)).toBeInTheDocument();
  await chooseFromMenu("Newsletter 1", "Events");
  const finger = fingerOn(link("Newsletter 2").element());
  await vi.waitFor(() => expect(chip()).toBe("Newsletter 2"));
  const own = page.getByRole("region", { name: "My categories" });
  finger.moveOver(entry(/^Seasonal/).element());
  tell();
  await vi.waitFor(() => expect(entry(/^Seasonal/).element().parentElement?.dataset["drop"]).toBe("over"));
  await restALittle();
  expect(own.query()).toBeNull();
  finger.lift();
  await expect.element(own.getByRole("link", { name: /^Seasonal/ })).toBeInTheDocument();
  await expect.element(own.getByRole("link", { name: /^Events/ })).toBeInTheDocument();
  expect(inSeasonal()).toEqual(["Newsletter 2"]);
});

test("a finger that moves at once scrolls, and lifts nothing", async () => {
  const { chip } = open();
  await expect.element(link("Newsletter 2")).toBeInTheDocument();
  await restLong(() => fingerOn(link("Newsletter 2").element()).moveBy(0, -40));
  expect(chip()).toBeNull();
});

test("on a phone, where the sidebar is closed, a card is not lifted, and its menu moves it", async () => {
  await page.viewport(390, 800);
  const { chip, inSeasonal } = open();
  await expect.element(link("Newsletter 2")).toBeInTheDocument();
  await restLong(() => void fingerOn(link("Newsletter 2").element()));
  expect(chip()).toBeNull();
  await chooseFromMenu("Newsletter 2", "Seasonal");
  expect(inSeasonal()).toEqual(["Newsletter 2"]);
});

async function chooseThree() {
  await expect.element(link("Newsletter 1")).toBeInTheDocument();
  (link("Newsletter 1").element() as HTMLElement).focus();
  await userEvent.keyboard(" {Shift>}{ArrowRight}{ArrowRight}{/Shift}");
  await expect.element(bar.getByRole("status")).toHaveTextContent("3 selected");
}

test("by keyboard, all that are chosen go into a category at once, come back by Undo, and are taken out again", async () => {
  const { inSeasonal, focused } = open();
  await chooseThree();
  const moveTo = bar.getByRole("button", { name: "Move to" });
  (moveTo.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}Seas{Enter}");
  await expect.element(page.getByText("3 templates are now in Seasonal")).toBeInTheDocument();
  expect(inSeasonal()).toEqual(["Newsletter 1", "Newsletter 2", "Newsletter 3"]);
  await vi.waitFor(() => expect(focused()).toBe("Move to"));
  await expect.element(bar.getByRole("status")).toHaveTextContent("3 selected");

  await moveTo.click();
  await expect.element(page.getByRole("menuitemcheckbox", { name: "Seasonal" })).toBeChecked();
  await page.getByRole("menuitemcheckbox", { name: "Seasonal" }).click();
  await expect.element(page.getByText("3 templates are no longer in Seasonal")).toBeInTheDocument();
  expect(inSeasonal()).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await vi.waitFor(() => expect(inSeasonal()).toHaveLength(3));
});

test("what may not be moved is named with the reason, and the others are moved", async () => {
  const { inSeasonal } = open({
    intercept: (request) =>
      request.method === "PATCH" && request.url.endsWith("newsletter-2") ? refuse(409, "template-locked") : undefined,
  });
  await chooseThree();
  await bar.getByRole("button", { name: "Move to" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Seasonal" }).click();
  const result = page.getByRole("dialog", { name: "Not all templates are done" });
  await expect.element(result.getByText("2 templates are now in Seasonal")).toBeInTheDocument();
  await expect
    .element(result.getByRole("listitem"))
    .toHaveTextContent("Newsletter 2The template is locked because it's currently being edited by another user.");
  expect(inSeasonal()).toEqual(["Newsletter 1", "Newsletter 3"]);
});

test("a move that takes long shows how far it is and can be cancelled; the rest is taken up again", async () => {
  let letGo: () => void = () => undefined;
  const held = new Promise<undefined>((resolve) => {
    letGo = () => resolve(undefined);
  });
  const { inSeasonal } = open({
    intercept: (request) => (request.method === "PATCH" && request.url.endsWith("newsletter-2") ? held : undefined),
  });
  await chooseThree();
  await bar.getByRole("button", { name: "Move to" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Seasonal" }).click();
  const work = page.getByRole("dialog", { name: "Move to Seasonal" });
  await expect.element(work.getByText("1 of 3 templates")).toBeInTheDocument();
  await work.getByRole("button", { name: "Cancel" }).click();
  letGo();
  const result = page.getByRole("dialog", { name: "Not all templates are done" });
  await expect.element(result.getByText("1 template has not been tried.")).toBeInTheDocument();
  await result.getByRole("button", { name: "Retry" }).click();
  await expect.element(page.getByText("“Newsletter 3” is now in Seasonal")).toBeInTheDocument();
  expect(inSeasonal()).toEqual(["Newsletter 1", "Newsletter 2", "Newsletter 3"]);
});
