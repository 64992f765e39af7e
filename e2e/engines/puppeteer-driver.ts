import puppeteer, { type KeyInput, type Page, type TouchHandle } from "puppeteer-core";
import { chromiumLaunchOptions } from "../../scripts/testing/chromium.mjs";
import { type EngineDriver, type Finger, viewport } from "./driver.js";

/** Chromium, or Firefox over WebDriver BiDi. */
export async function launchPuppeteer(engine: "chromium" | "firefox", executablePath: string): Promise<EngineDriver> {
  const browser = await puppeteer.launch({
    browser: engine === "firefox" ? "firefox" : "chrome",
    executablePath,
    headless: true,
    args: engine === "firefox" ? [] : chromiumLaunchOptions().args,
    // Without a touch screen Firefox has no touch events either.
    extraPrefsFirefox: { "app.update.enabled": false, "dom.w3c_touch_events.enabled": 1 },
    defaultViewport: null,
    protocolTimeout: 30_000,
  });
  const page = await browser.newPage(); // Firefox's first page never has focus: no focus events, and Enter does not press buttons
  await page.setViewport(viewport);
  return {
    version: await browser.version(),
    goto: async (url) => {
      await page.goto(url, { waitUntil: "load" });
    },
    // Puppeteer's own types cannot tell that a JSON argument comes back as itself.
    evaluate: (run, argument) => page.evaluate(run as never, argument as never) as never,
    move: (x, y, steps = 1) => page.mouse.move(x, y, { steps }),
    down: () => page.mouse.down(),
    up: () => page.mouse.up(),
    click: (x, y, count = 1) => page.mouse.click(x, y, { count }),
    press: (keys) => press(page, keys),
    hold: (key) => page.keyboard.down(asKey(key)),
    letGo: (key) => page.keyboard.up(asKey(key)),
    wheel: (deltaY) => page.mouse.wheel({ deltaY }),
    finger: () => fingerOn(page),
    type: (text) => page.keyboard.type(text),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}

async function press(page: Page, keys: string): Promise<void> {
  const names = keys.split("+").map(asKey);
  const last = names.pop();
  for (const name of names) await page.keyboard.down(name);
  if (last) await page.keyboard.press(last);
  for (const name of names.reverse()) await page.keyboard.up(name);
}

const characters: Readonly<Record<string, string>> = { Space: " ", Plus: "+" };

// WebDriver BiDi knows the character, not the name.
function asKey(name: string): KeyInput {
  return (characters[name] ?? name) as KeyInput;
}

function fingerOn(page: Page): Finger {
  let touch: TouchHandle | undefined;
  return {
    async down(x, y) {
      touch = await page.touchscreen.touchStart(x, y);
    },
    moveTo: async (x, y) => touch?.move(x, y),
    lift: async () => touch?.end(),
  };
}
