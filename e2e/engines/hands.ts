import type { EngineDriver } from "./driver.js";
import { readScale } from "./editor-page.js";
import { type Found, locateAtRest, press, type Target } from "./page-reader.js";

/** What presses and pulls: a mouse, or a finger. */
export interface Hand {
  press(target: Target): Promise<void>;
  /** Takes something by its middle and pulls it so far, in the email's own pixels. */
  pull(target: Target, by: { readonly x?: number; readonly y?: number }): Promise<void>;
}

const pullSteps = 5;

export function mouseOf(driver: EngineDriver): Hand {
  return {
    press: (target) => press(driver, target),
    async pull(target, by) {
      const [from, to] = await ways(driver, target, by);
      await driver.move(from.x, from.y);
      await driver.down();
      await driver.move(to.x, to.y, pullSteps);
      await driver.up();
    },
  };
}

export function fingerOf(driver: EngineDriver): Hand {
  return {
    async press(target) {
      const at = await locateAtRest(driver, target);
      const finger = driver.finger();
      await finger.down(at.x, at.y);
      await finger.lift();
    },
    async pull(target, by) {
      const [from, to] = await ways(driver, target, by);
      const finger = driver.finger();
      await finger.down(from.x, from.y);
      for (let step = 1; step <= pullSteps; step++) {
        await finger.moveTo(from.x + ((to.x - from.x) * step) / pullSteps, from.y + ((to.y - from.y) * step) / pullSteps);
      }
      await finger.lift();
    },
  };
}

/** Where a pull begins and ends, in whole pixels, so that no driver rounds its length. */
async function ways(driver: EngineDriver, target: Target, { x = 0, y = 0 }: { readonly x?: number; readonly y?: number }) {
  const at: Found = await locateAtRest(driver, target);
  const scale = await readScale(driver);
  const from = { x: Math.round(at.x), y: Math.round(at.y) };
  return [from, { x: from.x + Math.round(x * scale), y: from.y + Math.round(y * scale) }] as const;
}
