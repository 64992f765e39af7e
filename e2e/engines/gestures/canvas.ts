import type { EmailEditorDocument } from "@mailwright/elements";
import { expect } from "@playwright/test";
import { cell, documentOf, letterWith, section } from "../../editor-letter.js";
import type { EngineDriver } from "../driver.js";
import { blockIn, expectOneStep, focusOn, readEmail, readHeard } from "../editor-page.js";
import { fingerOf, type Hand, mouseOf } from "../hands.js";
import { locate, locateAtRest, press, untilFocused } from "../page-reader.js";
import { hasSelectedWords, scrolledBy } from "../page-state.js";
import type { Gesture } from "./gesture.js";

const divider = (id: string) => ({ id, type: "divider", props: {} });
const button = (id: string) => ({ id, type: "button", props: { label: id } });
const spacer = (id: string) => ({ id, type: "spacer", props: { height: 400 } });

const rows = () => documentOf(section("first", cell("whole", [divider("line"), spacer("end")])), section("last", cell("more", [])));
const buttons = () => letterWith(...["one", "two", "three", "four"].map(button));
const dividers = () => letterWith(...["a", "b", "c", "d"].map(divider));
const tall = () => letterWith(divider("line"), ...["s1", "s2", "s3", "s4"].map(spacer));

const block = (id: string) => ({ selector: `[data-block-id=${id}]` });
const typesIn = (id: string) => (now: EmailEditorDocument) => blockIn(now, id)?.children?.map(({ type }) => type);
const alignments = (now: EmailEditorDocument) => ["one", "two", "three", "four"].map((id) => blockIn(now, id)?.props?.["align"]);
const alignLeft = { selector: "input[type=radio]", name: "Left" };

async function add(driver: EngineDriver, hand: Hand): Promise<void> {
  await press(driver, block("line"));
  await expectOneStep(driver, {
    async act() {
      await hand.press({ selector: "button", name: "Add a block below" });
      await hand.press({ selector: ".mw-add-item", name: "Divider" });
    },
    read: typesIn("whole"),
    becomes: ["divider", "divider", "spacer"],
    says: "Divider inserted",
  });
  await press(driver, block("line"));
  await expectOneStep(driver, {
    async act() {
      await hand.press({ selector: "button", name: "Add a section below" });
      await hand.press({ selector: ".mw-add-item", name: "2 columns" });
    },
    read: (now) => blockIn(now, "page")?.children?.map(({ children }) => children?.length),
    becomes: [1, 2, 1],
    says: "inserted",
  });
}

async function addByKeys(driver: EngineDriver): Promise<void> {
  await focusOn(driver, "[data-block-id=line]");
  await expectOneStep(driver, {
    async act() {
      await focusOn(driver, "button", "Add a block below");
      await driver.press("Enter");
      await untilFocused(driver, ".mw-add-search");
      await driver.type("divid");
      await driver.press("Enter");
    },
    read: typesIn("whole"),
    becomes: ["divider", "divider", "spacer"],
    says: "Divider inserted",
  });
}

async function expectSelected(driver: EngineDriver, count: number): Promise<void> {
  await expect.poll(() => readHeard(driver), { message: "what is read aloud" }).toContain(`${count} blocks selected`);
}

async function alignAll(driver: EngineDriver, act: () => Promise<void>, becomes: readonly (string | undefined)[]): Promise<void> {
  await expectOneStep(driver, { act, read: alignments, becomes, says: "Left" });
}

async function selectWithKeysHeld(driver: EngineDriver): Promise<void> {
  await press(driver, block("one"));
  await driver.hold("Control");
  await press(driver, block("three"));
  await driver.letGo("Control");
  await expectSelected(driver, 2);
  await alignAll(driver, () => press(driver, alignLeft), ["left", undefined, "left", undefined]);
  await driver.hold("Shift");
  await press(driver, block("four"));
  await driver.letGo("Shift");
  await expect.poll(() => readHeard(driver)).toMatch(/[234] blocks selected, Button last/);
}

async function selectByKeys(driver: EngineDriver): Promise<void> {
  await focusOn(driver, "[data-block-id=one]");
  await driver.press("Shift+ArrowDown");
  await expectSelected(driver, 2);
  const left = async () => {
    await focusOn(driver, alignLeft.selector, alignLeft.name);
    await driver.press("Space");
  };
  await alignAll(driver, left, ["left", "left", undefined, undefined]);
}

async function selectByFinger(driver: EngineDriver): Promise<void> {
  const finger = fingerOf(driver);
  await finger.press(block("two"));
  await finger.press({ selector: ".mw-block-toolbar button", name: "More" });
  await finger.press({ selector: "[role=menuitem]", name: "Select all of this kind" });
  await expectSelected(driver, 4);
  await alignAll(driver, () => finger.press(alignLeft), ["left", "left", "left", "left"]);
}

/** Selects a block and waits for its handles: then the code is there that zooms, moves the canvas and draws a lasso. */
async function selectWithTools(driver: EngineDriver, id: string): Promise<void> {
  await press(driver, block(id));
  await locate(driver, { selector: "[role=slider]" });
}

/** Draws a rectangle from beside the paper over the second and the third block. */
async function drawLasso(driver: EngineDriver): Promise<void> {
  const desk = await locateAtRest(driver, { selector: ".mw-desk" });
  const second = await locate(driver, block("b"));
  const third = await locate(driver, block("c"));
  await driver.move(desk.left + 12, second.y);
  await driver.down();
  await driver.move(third.x, third.y, 6);
  await driver.up();
}

async function lasso(driver: EngineDriver): Promise<void> {
  // At once, as a hand may do it: whatever has come of the editor's code until then, no words of the page are selected.
  await drawLasso(driver);
  expect(await driver.evaluate(hasSelectedWords, null)).toBe(false);
  await selectWithTools(driver, "a");
  const before = await readEmail(driver);
  await drawLasso(driver);
  await expectSelected(driver, 2);
  expect(await driver.evaluate(hasSelectedWords, null)).toBe(false);
  await driver.press("Shift+ArrowDown");
  await expectSelected(driver, 3);
  expect(await readEmail(driver)).toEqual(before);
}

async function expectZoom(driver: EngineDriver, figure: RegExp): Promise<void> {
  await expect.poll(() => readHeard(driver), { message: "the zoom as it is read aloud" }).toMatch(figure);
}

async function zoomByWheel(driver: EngineDriver): Promise<void> {
  await selectWithTools(driver, "line");
  const before = await readEmail(driver);
  await driver.hold("Control");
  await driver.wheel(-200);
  await driver.letGo("Control");
  await expectZoom(driver, /14\d%/);
  await driver.press("Control+Shift+0");
  await expectZoom(driver, /\b100%/);
  expect(await readEmail(driver)).toEqual(before);
}

async function zoomByKeys(driver: EngineDriver): Promise<void> {
  await focusOn(driver, "[data-block-id=line]");
  for (const [keys, figure] of [
    ["Control+Shift+Plus", /105%/],
    ["Control+Shift+Plus", /110%/],
    ["Control+Shift+-", /105%/],
    ["Control+Shift+0", /\b100%/],
  ] as const) {
    await driver.press(keys);
    await expectZoom(driver, figure);
  }
}

async function pinch(driver: EngineDriver): Promise<void> {
  await selectWithTools(driver, "line");
  const { x, y } = await locateAtRest(driver, block("s1"));
  const [one, other] = [driver.finger(), driver.finger()];
  await one.down(x - 50, y);
  await other.down(x + 50, y);
  await one.moveTo(x - 75, y);
  await other.moveTo(x + 75, y);
  await one.lift();
  await other.lift();
  await expectZoom(driver, /1[45]\d%/);
}

async function pan(driver: EngineDriver): Promise<void> {
  await selectWithTools(driver, "line");
  const before = await readEmail(driver);
  const { x, y } = await locateAtRest(driver, block("s1"));
  await driver.hold("Space");
  await driver.move(x, y);
  await driver.down();
  await driver.move(x, y - 80, 4);
  await driver.up();
  await driver.letGo("Space");
  expect(await driver.evaluate(scrolledBy, null)).toBe(80);
  expect(await readEmail(driver)).toEqual(before);
  await expect.poll(() => readHeard(driver), { message: "the focus stays on the block" }).toContain("Divider");
}

/** What is done on the canvas itself: adding, selecting several, the lasso, zoom and pan. */
export const canvasGestures: readonly Gesture[] = [
  { name: "a block and a section are added by +", by: "mouse", email: rows, run: (driver) => add(driver, mouseOf(driver)) },
  { name: "a block and a section are added by +", by: "tap", email: rows, run: (driver) => add(driver, fingerOf(driver)) },
  { name: "a block is added by + and its search", by: "keys", email: rows, run: addByKeys },
  { name: "several blocks are selected with Ctrl and Shift, and set together", by: "mouse", email: buttons, run: selectWithKeysHeld },
  { name: "several blocks are selected with Shift and arrows, and set together", by: "keys", email: buttons, run: selectByKeys },
  { name: "several blocks are selected by the menu of one, and set together", by: "tap", email: buttons, run: selectByFinger },
  { name: "a lasso selects what it touches, and no words", by: "mouse", email: dividers, run: lasso },
  { name: "Ctrl and the wheel zoom", by: "wheel", email: tall, run: zoomByWheel },
  { name: "the canvas zooms", by: "keys", email: tall, run: zoomByKeys },
  { name: "two fingers zoom", by: "touch", email: tall, run: pinch },
  { name: "the canvas moves with the pointer while Space is held", by: "mouse", email: tall, run: pan },
];
