import type { Locator, Page } from "@playwright/test";

/** Letters a second, of a person who types well: 60 words a minute. */
export const typedPerSecond = 5;

type Point = { readonly x: number; readonly y: number };
type Picture = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/**
 * One hand at the editor, whose presses are counted. The same rule holds for what others document:
 *
 * - a press of the mouse is one, with Shift held or with the other button too; a double press is two;
 * - a drag is one;
 * - a shortcut or a single key is one;
 * - a text or a number that is typed is one, however long it is. To reach its field is another press, unless it has the focus already;
 * - a choice in a drop-down list is two: opening it, and the entry;
 * - a file is two: the button, and the file in the system's dialog.
 *
 * Looking, pointing and thinking are not counted. The seconds go from the first press to the result on the screen. They are what the product
 * needs, with typing at five letters a second; no pause of a person is in them.
 */
export interface Hand {
  press(target: Locator, how?: { readonly at?: Point; readonly button?: "right" }): Promise<void>;
  /** Types where the focus is. */
  type(words: string): Promise<void>;
  /** Presses a field and puts this in the place of what stands there. */
  write(field: Locator, words: string): Promise<void>;
  keys(shortcut: string): Promise<void>;
  choose(list: Locator, entry: string): Promise<void>;
  /** Drags by this many pixels. */
  drag(what: Locator, by: Point): Promise<void>;
  pickFile(button: Locator, file: Picture): Promise<void>;
  /** What was done so far; the clock stands still when the result is painted. */
  count(): Promise<{ readonly presses: number; readonly seconds: number }>;
}

export function handOn(page: Page): Hand {
  let presses = 0;
  let letters = 0;
  let startMs: number | undefined;
  let typingMs = 0;
  const begin = (more = 1) => {
    presses += more;
    startMs ??= performance.now();
  };
  const typed = async (words: string, write: () => Promise<void>) => {
    begin();
    letters += words.length;
    const beforeMs = performance.now();
    await write();
    typingMs += performance.now() - beforeMs;
  };
  return {
    async press(target, { at, ...how } = {}) {
      await target.scrollIntoViewIfNeeded();
      begin();
      await target.click({ ...how, ...(at && { position: at }) });
    },
    type: (words) => typed(words, () => page.keyboard.type(words)),
    async write(field, words) {
      begin();
      await field.click();
      await typed(words, () => field.fill(words));
    },
    async keys(shortcut) {
      begin();
      await page.keyboard.press(shortcut);
    },
    async choose(list, entry) {
      begin(2);
      await list.selectOption(entry);
    },
    async drag(what, by) {
      const box = await what.boundingBox();
      if (!box) throw new Error("What is dragged is not on the screen.");
      const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      begin();
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(start.x + by.x, start.y + by.y, { steps: 8 });
      await page.mouse.up();
    },
    async pickFile(button, file) {
      begin(2);
      const chooser = page.waitForEvent("filechooser");
      await button.click();
      await (await chooser).setFiles(file);
    },
    async count() {
      await painted(page);
      if (startMs === undefined) return { presses, seconds: 0 };
      const machineMs = performance.now() - startMs - typingMs;
      return { presses, seconds: machineMs / 1000 + letters / typedPerSecond };
    },
  };
}

/** Two frames later what was drawn last is on the screen. */
function painted(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}
