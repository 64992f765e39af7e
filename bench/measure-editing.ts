import type { Browser, Page } from "playwright";
import { type Cost, measureInTurns, type Sampling, type Subject, subjectOf } from "./measure-cost.js";
import { quantile } from "./statistics.js";

/** How a page is made ready for what is measured. */
type Actions = Readonly<Record<string, (page: Page) => Promise<Sampling>>>;

/** What a person does, in this order: what one leaves behind, the next begins with. */
const actions: Actions = {
  key: prepareTyping,
  "slider step": prepareSlider,
  undo: prepareUndo,
  select: (page) => prepareSelect(page, blockSelectors, pressOfHandMs),
  "select and settings": (page) => prepareSelect(page, blockSelectors, 0),
  "device switch": prepareDevices,
  "general setting": prepareSetting,
  "drag move": prepareDrag,
  drop: prepareDrop,
};

/** The same on the floor page. */
const floorActions: Actions = {
  key: prepareFloorTyping,
  undo: prepareUndo,
  select: (page) => prepareSelect(page, ["[data-floor=picture]", "[data-floor=line]"], pressOfHandMs),
  "drag move": prepareFloorMove,
  drop: prepareFloorDrop,
};

/** What is done costs this much in each of the pages. */
export type Costs = Readonly<Record<string, readonly Cost[]>>;

export interface Editing {
  readonly costs: Costs;
  readonly dragFrameP95Ms: readonly number[];
}

/** Does all of it in editors, each in a browser of its own, so that none is in the background. */
export async function measureEditing(browsers: readonly Browser[], urls: readonly string[]): Promise<Editing> {
  const subjects = await openAll(browsers, urls);
  await Promise.all(subjects.map(({ page }) => untilFilled(page)));
  const costs = await measureAll(subjects, actions);
  const dragFrameP95Ms: number[] = [];
  for (const { page } of subjects) dragFrameP95Ms.push(await measureDragFrames(page));
  await closeAll(subjects);
  return { costs, dragFrameP95Ms };
}

export async function measureFloor(browsers: readonly Browser[], urls: readonly string[]): Promise<Costs> {
  const subjects = await openAll(browsers, urls);
  const costs = await measureAll(subjects, floorActions);
  await closeAll(subjects);
  return costs;
}

async function measureAll(subjects: readonly Subject[], wanted: Actions): Promise<Costs> {
  const costs: Record<string, readonly Cost[]> = {};
  for (const [name, prepare] of Object.entries(wanted)) costs[name] = await measureInTurns(subjects, prepare);
  return costs;
}

function openAll(browsers: readonly Browser[], urls: readonly string[]): Promise<Subject[]> {
  return Promise.all(
    browsers.map(async (browser, nth) => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      await page.goto(urls[nth] ?? "");
      await page.waitForFunction(() => performance.getEntriesByName("usable").length > 0);
      return subjectOf(page);
    }),
  );
}

function closeAll(subjects: readonly Subject[]): Promise<unknown> {
  return Promise.all(subjects.map(({ page }) => page.context().close()));
}

/** Rows beyond the first screen are drawn in idle time, then measured; until then they hold room for themselves. */
async function untilFilled(page: Page): Promise<void> {
  const waiting = page.locator("mw-row[style*=min-height]");
  while ((await waiting.count()) > 0) await page.waitForTimeout(100);
  await page.waitForTimeout(2000);
}

async function prepareTyping(page: Page): Promise<Sampling> {
  await page.locator("[data-block-type=text] p").first().click();
  await page.waitForTimeout(400);
  await page.keyboard.type("warm", { delay: 50 });
  return typing(page);
}

async function prepareFloorTyping(page: Page): Promise<Sampling> {
  await page.locator("p").first().click();
  return typing(page);
}

async function prepareFloorMove(page: Page): Promise<Sampling> {
  return { event: "pointermove", times: 60, restMs: 8, act: (round) => page.mouse.move(400 + (round % 7), 300) };
}

async function prepareFloorDrop(page: Page): Promise<Sampling> {
  const lift = async () => {
    await page.mouse.move(20, 300);
    await page.mouse.down();
    await page.mouse.move(400, 300, { steps: 7 });
    await page.waitForTimeout(400);
  };
  return { event: "pointerup", times: 20, restMs: 200, before: lift, act: () => page.mouse.up() };
}

/** Letter by letter, in the text that is being written. */
export function typing(page: Page): Sampling {
  return { event: "keydown", times: 60, restMs: 0, act: (round) => page.keyboard.press("abcdefgh "[round % 9] ?? "a", { delay: 25 }) };
}

async function prepareSlider(page: Page): Promise<Sampling> {
  await page.keyboard.press("Escape");
  await page.locator("[data-block-type=divider]").first().click();
  await page.getByRole("spinbutton", { name: "Thickness" }).focus();
  await page.keyboard.press("ArrowUp");
  await page.waitForTimeout(600);
  const act = (round: number) => page.keyboard.press(round % 4 < 2 ? "ArrowUp" : "ArrowDown");
  return { event: "keydown", times: 60, restMs: 50, act };
}

async function prepareUndo(page: Page): Promise<Sampling> {
  return { event: "keydown", times: 60, restMs: 100, act: (round) => page.keyboard.press(undoKeys[round % 2] ?? "") };
}

const undoKeys = ["Control+z", "Control+Shift+z"];

/** Both make so much garbage that of 60 the browser collects it in three or four, and the p95 of 60 is the fourth from the top. */
const timesAmongCollections = 120;

/** People hold a button for 60 to 100 ms. While they do, the settings follow the outline; a press of no length has both in one frame. */
const pressOfHandMs = 60;

const blockSelectors = ["[data-block-type=image]", "[data-block-type=divider]"] as const;

async function prepareSelect(page: Page, [one, other]: readonly [string, string], delay: number): Promise<Sampling> {
  const places = [await boxOf(page, one), await boxOf(page, other)];
  const act = async (round: number) => {
    const { x = 0, y = 0 } = places[round % 2] ?? {};
    await page.mouse.click(x + 4, y + 4, { delay });
  };
  await act(0);
  await page.waitForTimeout(600);
  await act(1);
  return { event: "pointerdown", times: timesAmongCollections, restMs: 100, act };
}

/** Once round first: each device is measured as one that was looked at before. */
async function prepareDevices(page: Page): Promise<Sampling> {
  const places: { readonly x: number; readonly y: number }[] = [];
  for (const name of ["Tablet", "Mobile", "Desktop"]) {
    const radio = page.getByRole("radio", { name });
    const box = await radio.boundingBox();
    if (box) places.push({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    await radio.click();
    await page.waitForTimeout(3000);
  }
  const act = async (round: number) => {
    const { x = 0, y = 0 } = places[round % 3] ?? {};
    await page.mouse.click(x, y);
  };
  return { event: "click", times: timesAmongCollections, restMs: 100, act };
}

/** What a slider of the dialog does with each step; an event of its own marks the time. */
async function prepareSetting(page: Page): Promise<Sampling> {
  const act = (round: number) =>
    page.evaluate(async (size) => {
      const editor = document.querySelector("email-editor");
      if (!editor || !("run" in editor) || typeof editor.run !== "function") throw new Error("no editor");
      dispatchEvent(new Event("bench-setting"));
      await editor.run("set-settings", { settings: { h1HeadingFontSize: size } });
    }, 30 + round);
  return { event: "bench-setting", times: 30, restMs: 150, act };
}

/** Lifts a tile, and moves it about. */
export async function prepareDrag(page: Page): Promise<Sampling> {
  const lift = await prepareLift(page);
  return { event: "pointermove", times: 60, restMs: 8, act: await lift() };
}

async function prepareDrop(page: Page): Promise<Sampling> {
  await page.mouse.up();
  const lift = await prepareLift(page);
  return { event: "pointerup", times: 20, restMs: 200, before: lift, act: () => page.mouse.up() };
}

/** How to lift a tile from the palette onto the canvas; that answers how to move it about there. */
async function prepareLift(page: Page) {
  const tile = await page.getByRole("button", { name: "Divider", exact: true }).boundingBox();
  const canvas = await page.getByRole("main", { name: "Canvas" }).boundingBox();
  if (!tile || !canvas) throw new Error("not on the page");
  const middle = canvas.x + canvas.width / 2;
  return async () => {
    await page.mouse.move(tile.x + 20, tile.y + 20);
    await page.mouse.down();
    await page.mouse.move(tile.x + 60, tile.y + 40, { steps: 4 });
    await page.mouse.move(middle, canvas.y + 300, { steps: 3 });
    await page.waitForTimeout(400);
    return (round: number) => page.mouse.move(middle + (round % 7), canvas.y + 150 + ((round * 13) % 400));
  };
}

/** The gaps between frames while something is dragged about. */
async function measureDragFrames(page: Page): Promise<number> {
  const lift = await prepareLift(page);
  const move = await lift();
  const frames = sampleFrames(page);
  for (let round = 0; round < 60; round++) {
    await move(round);
    await page.waitForTimeout(8);
  }
  await page.mouse.up();
  return quantile(await frames, 0.95);
}

function sampleFrames(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const gaps: number[] = [];
        let last = performance.now();
        const until = last + 900;
        const tick = (now: number) => {
          gaps.push(now - last);
          last = now;
          if (now < until) requestAnimationFrame(tick);
          else resolve(gaps);
        };
        requestAnimationFrame(tick);
      }),
  );
}

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  return box;
}
