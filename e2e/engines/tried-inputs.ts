import { setTimeout } from "node:timers/promises";
import type { EngineDriver } from "./driver.js";

/** What of a hand a driver cannot bring to a page, with the reason; `undefined`: it can. */
export interface TriedInputs {
  readonly mouse: undefined;
  readonly keys: undefined;
  /** A finger that presses, moves and is lifted. */
  readonly touch: string | undefined;
  /** A finger that presses a button as a mouse would. */
  readonly tap: string | undefined;
  /** The wheel with Ctrl held. */
  readonly wheel: string | undefined;
}

export type Input = keyof TriedInputs;

/** Tries on the open page what the driver of an engine can do. It is tried and not looked up, because drivers learn. */
export async function tryInputs(driver: EngineDriver): Promise<TriedInputs> {
  await driver.evaluate(listen, null);
  // The tap first: one that follows a swipe only ends its scrolling.
  const refused = await attempt(async () => {
    const tapping = driver.finger();
    await tapping.down(30, 30);
    await tapping.lift();
    await untilClicked(driver);
    const swiping = driver.finger();
    await swiping.down(30, 30);
    await swiping.moveTo(60, 30);
    await swiping.lift();
  });
  await driver.move(30, 60);
  const unturned = await attempt(async () => {
    await driver.hold("Control");
    await driver.wheel(-40);
  });
  await driver.letGo("Control");
  const heard = await driver.evaluate(readHeard, null);
  await driver.evaluate(stopListening, null);
  const touch =
    refused ?? (heard.includes("touchmove") ? undefined : `its driver makes no touch events, but ${heard.join(", ") || "nothing"}`);
  return {
    mouse: undefined,
    keys: undefined,
    touch,
    tap: touch ?? (heard.includes("click") ? undefined : "its driver makes no click of a finger that is lifted"),
    wheel: unturned ?? (heard.includes("ctrl+wheel") ? undefined : "its driver turns the wheel without the keys that are held"),
  };
}

/** A click of a finger comes when it is known to be no double one. */
async function untilClicked(driver: EngineDriver): Promise<void> {
  for (let look = 0; look < 20 && !(await driver.evaluate(readHeard, null)).includes("click"); look++) await setTimeout(50);
}

async function attempt(act: () => Promise<void>): Promise<string | undefined> {
  try {
    await act();
    return undefined;
  } catch (error) {
    return `its driver refuses: ${error instanceof Error ? error.message : String(error)}`;
  }
}

// Runs in the page: a layer over everything that notes what arrives.
function listen(): void {
  const layer = document.body.appendChild(document.createElement("div"));
  layer.id = "tried-inputs";
  layer.style.cssText = "position:fixed;inset:0;z-index:2147483647;touch-action:none";
  const note = (what: string) => {
    const known = (layer.dataset["heard"] ?? "").split(" ").filter(Boolean);
    if (!known.includes(what)) layer.dataset["heard"] = [...known, what].join(" ");
  };
  for (const type of ["touchstart", "touchmove", "touchend", "click"]) layer.addEventListener(type, () => note(type));
  layer.addEventListener("pointerdown", ({ pointerType }) => note(`${pointerType}-pointer`));
  layer.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      note(event.ctrlKey ? "ctrl+wheel" : "wheel");
    },
    { passive: false },
  );
}

// Runs in the page: it may use nothing from outside itself.
function readHeard(): string[] {
  return (document.querySelector<HTMLElement>("#tried-inputs")?.dataset["heard"] ?? "").split(" ").filter(Boolean);
}

// Runs in the page: it may use nothing from outside itself.
function stopListening(): void {
  document.querySelector("#tried-inputs")?.remove();
}
