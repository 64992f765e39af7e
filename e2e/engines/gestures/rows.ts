import type { EmailEditorDocument } from "@mailwright/elements";
import { cell, documentOf, section } from "../../editor-letter.js";
import type { EngineDriver } from "../driver.js";
import { blockIn, expectOneStep, focusOn } from "../editor-page.js";
import { fingerOf, type Hand, mouseOf } from "../hands.js";
import { locateAtRest, press, untilFocused } from "../page-reader.js";
import type { Gesture } from "./gesture.js";

const divider = (id: string) => ({ id, type: "divider", props: {} });
const email = () =>
  documentOf(section("first", cell("upper", [divider("line")])), section("second", cell("lower", [divider("end"), divider("last")])));

/** How many blocks each section has in its first column. */
const sizes = (now: EmailEditorDocument) => blockIn(now, "page")?.children?.map(({ children }) => children?.[0]?.children?.length);
const hiddenOn = (now: EmailEditorDocument) => blockIn(now, "first")?.props?.["hideElement"];
const nameOf = (now: EmailEditorDocument) => blockIn(now, "first")?.extras?.["label"];

const tool = (name: string) => ({ selector: ".mw-block-toolbar button", name });
const entry = (name: string) => ({ selector: "[role=menuitem]", name });

async function selectRow(hand: Hand): Promise<void> {
  await hand.press({ selector: "[data-block-id=line]" });
  await hand.press({ selector: ".mw-block-path button", name: "Select Section" });
}

async function useRow(driver: EngineDriver, hand: Hand): Promise<void> {
  await selectRow(hand);
  const fromMenu = (name: string) => async () => {
    await hand.press(tool("More"));
    await hand.press(entry(name));
  };
  await expectOneStep(driver, { act: () => hand.press(tool("Duplicate")), read: sizes, becomes: [1, 1, 2], says: "Duplicate section" });
  await expectOneStep(driver, { act: fromMenu("Move down"), read: sizes, becomes: [2, 1], says: "Move section" });
  await expectOneStep(driver, { act: fromMenu("Hide on phones"), read: hiddenOn, becomes: "mobile", says: "Hide on phones" });
}

async function useRowByKeys(driver: EngineDriver): Promise<void> {
  const onRow = (keys: string) => async () => {
    await focusOn(driver, "[data-block-id=first]");
    await driver.press(keys);
  };
  await expectOneStep(driver, { act: onRow("Control+d"), read: sizes, becomes: [1, 1, 2], says: "Duplicate section" });
  await expectOneStep(driver, { act: onRow("Alt+ArrowDown"), read: sizes, becomes: [2, 1], says: "Move section" });
  await expectOneStep(driver, {
    async act() {
      await onRow("Control+k")();
      await untilFocused(driver, "[role=dialog] input");
      await driver.type("Hide on phones");
      await driver.press("Enter");
    },
    read: hiddenOn,
    becomes: "mobile",
    says: "Hide on phones",
  });
}

async function nameRow(driver: EngineDriver, begin: () => Promise<void>): Promise<void> {
  await press(driver, { selector: "[role=tab]", name: "Layers" });
  await expectOneStep(driver, {
    async act() {
      await begin();
      await untilFocused(driver, "[role=tree] input");
      await driver.type("Opening");
      await driver.press("Enter");
    },
    read: nameOf,
    becomes: { name: "Opening" },
    says: "Opening",
  });
}

const rowLine = { selector: "[data-layer=first]" };

async function doubleClickRow(driver: EngineDriver): Promise<void> {
  const { x, y } = await locateAtRest(driver, rowLine);
  await driver.click(x, y, 2);
}

async function pressF2OnRow(driver: EngineDriver): Promise<void> {
  await focusOn(driver, rowLine.selector);
  await driver.press("F2");
}

/** What is done with a whole section: copied, moved, hidden, named. */
export const rowGestures: readonly Gesture[] = [
  { name: "a section is duplicated, moved and hidden", by: "mouse", email, run: (driver) => useRow(driver, mouseOf(driver)) },
  { name: "a section is duplicated, moved and hidden", by: "tap", email, run: (driver) => useRow(driver, fingerOf(driver)) },
  { name: "a section is duplicated, moved and hidden", by: "keys", email, run: useRowByKeys },
  { name: "a section gets a name", by: "mouse", email, run: (driver) => nameRow(driver, () => doubleClickRow(driver)) },
  { name: "a section gets a name", by: "keys", email, run: (driver) => nameRow(driver, () => pressF2OnRow(driver)) },
];
