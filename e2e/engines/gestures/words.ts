import type { EmailEditorDocument } from "@mailwright/elements";
import { expect } from "@playwright/test";
import { letterWith } from "../../editor-letter.js";
import type { EngineDriver } from "../driver.js";
import { blockIn, expectOneStep, focusOn, readHeard } from "../editor-page.js";
import { fingerOf, mouseOf } from "../hands.js";
import { untilFocused } from "../page-reader.js";
import type { Gesture } from "./gesture.js";

interface Item {
  readonly text?: string;
  readonly title?: string;
}

const email = () =>
  letterWith(
    { id: "menu", type: "menu", props: { links: ["Shop", "Stories", "Help"].map((text) => ({ text })) } },
    { id: "questions", type: "accordion", props: { items: ["When?", "Where?"].map((title) => ({ title, words: "Soon." })) } },
  );

const listIn = (now: EmailEditorDocument, id: string, prop: string) => (blockIn(now, id)?.props?.[prop] ?? []) as readonly Item[];
const labels = (now: EmailEditorDocument) => listIn(now, "menu", "links").map(({ text }) => text);
const question = (now: EmailEditorDocument) => listIn(now, "questions", "items")[0]?.title;

const written = "[contenteditable=true]";

/** Writes at the end of what is edited now, which must be called so, and leaves it. */
async function write(driver: EngineDriver, name: string, words: string): Promise<void> {
  await untilFocused(driver, written);
  await expect.poll(() => readHeard(driver), { message: "what is written in" }).toContain(name);
  await driver.press("End");
  await driver.type(words);
  await driver.press("Escape");
}

async function writeLabel(driver: EngineDriver, begin: () => Promise<void>): Promise<void> {
  await expectOneStep(driver, {
    async act() {
      await begin();
      await write(driver, "Menu, Link 2 of 3: Text", " and news");
    },
    read: labels,
    becomes: ["Shop", "Stories and news", "Help"],
    says: "Menu",
  });
}

async function writeQuestion(driver: EngineDriver, begin: () => Promise<void>): Promise<void> {
  await expectOneStep(driver, {
    async act() {
      await begin();
      await write(driver, "1 of 2", " a b c");
    },
    read: question,
    becomes: "When? a b c",
    says: "Accordion",
  });
}

/** The second of three labels stands in the middle of the menu. */
const label = { selector: "[data-block-id=menu]" };
const title = { selector: "[data-block-id=questions] summary span", name: "When?" };

async function enterLabel(driver: EngineDriver): Promise<void> {
  await focusOn(driver, label.selector);
  await driver.press("Enter");
  await untilFocused(driver, written);
  await driver.press("Tab");
}

async function enterQuestion(driver: EngineDriver): Promise<void> {
  await focusOn(driver, "[data-block-id=questions]");
  await driver.press("Enter");
}

const labelName = "a label of a menu is written where it stands";
const questionName = "a question of an accordion is written where it stands, with its spaces";

/** What is written where it stands. */
export const wordGestures: readonly Gesture[] = [
  ...(["mouse", "tap"] as const).flatMap((by): Gesture[] => {
    const handOf = by === "mouse" ? mouseOf : fingerOf;
    return [
      { name: labelName, by, email, run: (driver) => writeLabel(driver, () => handOf(driver).press(label)) },
      { name: questionName, by, email, run: (driver) => writeQuestion(driver, () => handOf(driver).press(title)) },
    ];
  }),
  { name: labelName, by: "keys", email, run: (driver) => writeLabel(driver, () => enterLabel(driver)) },
  { name: questionName, by: "keys", email, run: (driver) => writeQuestion(driver, () => enterQuestion(driver)) },
];
