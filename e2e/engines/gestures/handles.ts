import type { EmailEditorBlock, EmailEditorDocument } from "@mailwright/elements";
import { cell, documentOf, section } from "../../editor-letter.js";
import type { EngineDriver } from "../driver.js";
import { blockIn, expectOneStep, focusOn } from "../editor-page.js";
import { fingerOf, type Hand, mouseOf } from "../hands.js";
import { locate, press } from "../page-reader.js";
import type { Gesture } from "./gesture.js";

const divider = (id: string) => ({ id, type: "divider", props: { padding: { top: 12, right: 10, bottom: 12, left: 10 } } });

const half = (id: string, block: EmailEditorBlock) => cell(id, [block], { width: 50 });

const email = (picture: string) =>
  documentOf(
    section("single", cell("whole", [divider("line"), { id: "photo", type: "image", props: { src: picture, width: 300 } }])),
    section("pair", half("left", divider("one")), half("right", divider("two"))),
  );

const handle = (name: string) => ({ selector: "[role=slider]", name });
const select = (driver: EngineDriver, id: string) => press(driver, { selector: `[data-block-id=${id}]` });
const paddingOf = (id: string) => (now: EmailEditorDocument) => blockIn(now, id)?.props?.["padding"];
const widthsOf = (now: EmailEditorDocument) => ["left", "right"].map((id) => blockIn(now, id)?.props?.["width"]);
/** To ten pixels: what a pull becomes depends on where browsers round. */
const pictureWidth = (now: EmailEditorDocument) => Math.round(Number(blockIn(now, "photo")?.props?.["width"]) / 10) * 10;

async function pullSpaces(driver: EngineDriver, hand: Hand): Promise<void> {
  await select(driver, "line");
  await expectOneStep(driver, {
    act: () => hand.pull(handle("Space below"), { y: 17 }),
    read: paddingOf("line"),
    becomes: { top: 12, right: 10, bottom: 28, left: 10 },
    says: "Space below: 28 px",
  });
  await expectOneStep(driver, {
    act: () => hand.pull(handle("Space above"), { y: -7 }),
    read: paddingOf("line"),
    becomes: { top: 4, right: 10, bottom: 12, left: 10 },
    says: "Space above: 4 px",
  });
}

async function pullColumns(driver: EngineDriver, hand: Hand): Promise<void> {
  await select(driver, "one");
  const row = await locate(driver, { selector: "[data-block-id=pair]" });
  await expectOneStep(driver, {
    act: () => hand.pull(handle("Widths of columns 1 and 2"), { x: row.width * 0.14 }),
    read: (now) => widthsOf(now).map((width) => Math.round(Number(width) / 2) * 2),
    becomes: [64, 36],
    says: "Widths of columns 1 and 2: 6",
  });
}

async function pullCorner(driver: EngineDriver, hand: Hand): Promise<void> {
  await select(driver, "photo");
  await expectOneStep(driver, {
    // It stands in the middle and grows on both sides.
    act: () => hand.pull(handle("Width"), { x: 50 }),
    read: pictureWidth,
    becomes: 400,
    says: "Width: ",
  });
}

interface KeyTwin {
  readonly block: string;
  readonly handle: string;
  readonly key: string;
  readonly read: (now: EmailEditorDocument) => unknown;
  readonly becomes: unknown;
  readonly says: string;
}

const keyTwins: readonly KeyTwin[] = [
  {
    ...{ block: "line", handle: "Space below", key: "ArrowUp" },
    ...{ read: paddingOf("line"), becomes: { top: 12, right: 10, bottom: 16, left: 10 }, says: "16 px" },
  },
  {
    ...{ block: "line", handle: "Space above", key: "Shift+ArrowUp" },
    ...{ read: paddingOf("line"), becomes: { top: 13, right: 10, bottom: 12, left: 10 }, says: "13 px" },
  },
  {
    ...{ block: "one", handle: "Widths of columns 1 and 2", key: "ArrowLeft" },
    ...{ read: widthsOf, becomes: [49, 51], says: "49 % | 51 %" },
  },
  { block: "photo", handle: "Width", key: "ArrowRight", read: pictureWidth, becomes: 310, says: "310 px" },
];

async function turnByKeys(driver: EngineDriver): Promise<void> {
  for (const { block, handle: name, key, ...step } of keyTwins) {
    await focusOn(driver, `[data-block-id=${block}]`);
    await focusOn(driver, "[role=slider]", name);
    await expectOneStep(driver, { act: () => driver.press(key), ...step });
  }
}

/** Space above and below a block, the edge between columns, the corner of a picture. */
export const handleGestures: readonly Gesture[] = [
  ...(["mouse", "touch"] as const).flatMap((by): Gesture[] => {
    const handOf = by === "mouse" ? mouseOf : fingerOf;
    return [
      { name: "space above and below a block is pulled", by, email, run: (driver) => pullSpaces(driver, handOf(driver)) },
      { name: "the edge between two columns is pulled", by, email, run: (driver) => pullColumns(driver, handOf(driver)) },
      { name: "the corner of a picture is pulled", by, email, run: (driver) => pullCorner(driver, handOf(driver)) },
    ];
  }),
  { name: "the handles turn by arrow keys", by: "keys", email, run: turnByKeys },
];
