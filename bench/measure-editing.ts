import type { Browser, Page } from "playwright";
import type { BenchServer } from "./bench-server.js";
import { type Cost, measureCost, measuringSession, type Sampling, sampleFrames } from "./measure-cost.js";
import { quantile } from "./statistics.js";

/** What a person does, each with what it costs. */
export interface Editing {
  readonly key: Cost;
  readonly "slider step": Cost;
  readonly select: Cost;
  readonly "device switch": Cost;
  readonly "general setting": Cost;
  readonly undo: Cost;
  readonly "drag move": Cost;
  readonly drop: Cost;
  readonly dragFrameP95Ms: number;
}

/** Does all of it in an opened editor. */
export async function measureEditing(browser: Browser, server: BenchServer, blocks: number): Promise<Editing> {
  const page = await openPage(browser, `${server.url}/editor?blocks=${blocks}`);
  await untilFilled(page);
  const session = await measuringSession(page);
  const measure = (sampling: Sampling) => measureCost(page, session, sampling);
  const key = await measureTyping(page, measure);
  await page.keyboard.press("Escape");
  const sliderStep = await measureSlider(page, measure);
  const undo = await measure({ event: "keydown", times: 12, restMs: 150, act: (round) => page.keyboard.press(undoKeys[round % 2] ?? "") });
  const select = await measureSelect(page, measure);
  const deviceSwitch = await measureDevices(page, measure);
  const generalSetting = await measure({ event: "bench-setting", times: 12, restMs: 150, act: (round) => changeSetting(page, round) });
  const drag = await measureDrag(page, measure);
  await page.context().close();
  return { key, "slider step": sliderStep, select, "device switch": deviceSwitch, "general setting": generalSetting, undo, ...drag };
}

/** The same typing and moving on the floor page. */
export async function measureFloor(browser: Browser, server: BenchServer, blocks: number): Promise<Pick<Editing, "key" | "drag move">> {
  const page = await openPage(browser, `${server.url}/floor?blocks=${blocks}`);
  const session = await measuringSession(page);
  const measure = (sampling: Sampling) => measureCost(page, session, sampling);
  await page.locator("p").first().click();
  const key = await measure(typing(page));
  const move = await measure({ event: "pointermove", times: 60, restMs: 8, act: (round) => page.mouse.move(400 + (round % 7), 300) });
  await page.context().close();
  return { key, "drag move": move };
}

type Measure = (sampling: Sampling) => Promise<Cost>;

const undoKeys = ["Control+z", "Control+Shift+z"];

function typing(page: Page): Sampling {
  return { event: "keydown", times: 60, restMs: 0, act: (round) => page.keyboard.press("abcdefgh "[round % 9] ?? "a", { delay: 25 }) };
}

async function openPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName("usable").length > 0);
  return page;
}

/** Rows beyond the first screen are drawn in idle time, then measured; until then they hold room for themselves. */
async function untilFilled(page: Page): Promise<void> {
  const waiting = page.locator("mw-row[style*=min-height]");
  while ((await waiting.count()) > 0) await page.waitForTimeout(100);
  await page.waitForTimeout(2000);
}

async function measureTyping(page: Page, measure: Measure): Promise<Cost> {
  await page.locator("[data-block-type=text] p").first().click();
  await page.waitForTimeout(400);
  await page.keyboard.type("warm", { delay: 50 });
  return measure(typing(page));
}

async function measureSlider(page: Page, measure: Measure): Promise<Cost> {
  await page.locator("[data-block-type=divider]").first().click();
  await page.getByRole("spinbutton", { name: "Thickness" }).focus();
  await page.keyboard.press("ArrowUp");
  await page.waitForTimeout(600);
  const act = (round: number) => page.keyboard.press(round % 4 < 2 ? "ArrowUp" : "ArrowDown");
  return measure({ event: "keydown", times: 24, restMs: 50, act });
}

async function measureSelect(page: Page, measure: Measure): Promise<Cost> {
  const places = [await boxOf(page, "[data-block-type=image]"), await boxOf(page, "[data-block-type=divider]")];
  const act = async (round: number) => {
    const { x = 0, y = 0 } = places[round % 2] ?? {};
    await page.mouse.click(x + 4, y + 4);
  };
  await act(0);
  await page.waitForTimeout(600);
  await act(1);
  return measure({ event: "pointerdown", times: 24, restMs: 150, act });
}

/** Once round first: each device is measured as one that was looked at before. */
async function measureDevices(page: Page, measure: Measure): Promise<Cost> {
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
  return measure({ event: "click", times: 24, restMs: 150, act });
}

/** What a slider of the dialog does with each step; an event of its own marks the time. */
function changeSetting(page: Page, round: number): Promise<void> {
  return page.evaluate(async (size) => {
    const editor = document.querySelector("email-editor");
    if (!editor || !("run" in editor) || typeof editor.run !== "function") throw new Error("no editor");
    dispatchEvent(new Event("bench-setting"));
    await editor.run("set-settings", { settings: { h1HeadingFontSize: size } });
  }, 30 + round);
}

async function measureDrag(page: Page, measure: Measure): Promise<Pick<Editing, "drag move" | "drop" | "dragFrameP95Ms">> {
  const tile = await page.getByRole("button", { name: "Divider", exact: true }).boundingBox();
  const canvas = await page.getByRole("main", { name: "Canvas" }).boundingBox();
  if (!tile || !canvas) throw new Error("not on the page");
  const middle = canvas.x + canvas.width / 2;
  const lift = async () => {
    await page.mouse.move(tile.x + 20, tile.y + 20);
    await page.mouse.down();
    await page.mouse.move(tile.x + 60, tile.y + 40, { steps: 4 });
    await page.mouse.move(middle, canvas.y + 300, { steps: 3 });
    await page.waitForTimeout(400);
  };
  await lift();
  const frames = sampleFrames(page);
  const act = (round: number) => page.mouse.move(middle + (round % 7), canvas.y + 150 + ((round * 13) % 400));
  const move = await measure({ event: "pointermove", times: 60, restMs: 8, act });
  const dragFrameP95Ms = quantile(await frames, 0.95);
  await page.mouse.up();
  const drop = await measure({ event: "pointerup", times: 12, restMs: 200, before: lift, act: () => page.mouse.up() });
  return { "drag move": move, drop, dragFrameP95Ms };
}

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  return box;
}
