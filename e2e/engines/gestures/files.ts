import type { EmailEditorDocument } from "@mailwright/elements";
import { expect } from "@playwright/test";
import { letterWith } from "../../editor-letter.js";
import type { EngineDriver } from "../driver.js";
import { blockIn, expectOneStep } from "../editor-page.js";
import { isOnPage, locateAtRest, press } from "../page-reader.js";
import { tellOfFile } from "../page-state.js";
import { greyPicture } from "../picture.js";
import type { Gesture } from "./gesture.js";

const divider = (id: string) => ({ id, type: "divider", props: {} });
const email = () => letterWith(divider("one"), divider("two"));

const stored = (now: EmailEditorDocument) =>
  blockIn(now, "cell")?.children?.map(({ type, props }) => (/\/assets\//.test(String(props?.["src"])) ? "stored picture" : type));

/** No driver has a desktop to drag from: the page is told what a browser tells it of a file that is held over it and let go. */
async function dropFile(driver: EngineDriver): Promise<void> {
  // The code of dragging is fetched when a pointer first comes near.
  await press(driver, { selector: "[data-block-id=one]" });
  const { x, top, height } = await locateAtRest(driver, { selector: "[data-block-id=one]" });
  const file = { x, y: top + height - 2, name: "chair.png", data: greyPicture(320, 200).toString("base64") };
  await expectOneStep(driver, {
    async act() {
      await expect
        .poll(async () => {
          await driver.evaluate(tellOfFile, { ...file, type: "dragover" });
          return isOnPage(driver, { selector: ".mw-drop-line:not([hidden])" });
        })
        .toBe(true);
      await driver.evaluate(tellOfFile, { ...file, type: "drop" });
    },
    read: stored,
    becomes: ["divider", "stored picture", "divider"],
    says: "Add image",
  });
}

/** What comes from the desktop. */
export const fileGestures: readonly Gesture[] = [
  { name: "a file that is dropped becomes a picture (as the page is told of it)", by: "mouse", email, run: dropFile },
];
