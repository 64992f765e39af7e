import type { Locator, Page, Route } from "@playwright/test";
import { expect } from "./test.js";

/** What is said where the server gives no reason of its own. */
export const generic = "Something went wrong. Try again later";

interface Fault {
  readonly answer: (route: Route) => Promise<void>;
  readonly words: string;
}

/** The server gives its reason. */
const refusal = (status: number, code: string): Fault => {
  const words = `The reason of the server for its ${status}.`;
  return { words, answer: (route) => route.fulfill({ status, json: { error: words, code, fields: [], requestId: "r" } }) };
};

/** What may come in place of an answer, and what is said of it. What is said twice has something else in between. */
export const faults: Readonly<Record<string, Fault>> = {
  "the network cut": { answer: (route) => route.abort(), words: generic },
  "401": refusal(401, "session-ended"),
  "403": refusal(403, "owner-only"),
  "500": { answer: (route) => route.fulfill({ status: 500, body: "no" }), words: generic },
  "404": refusal(404, "not-found"),
  nonsense: { answer: (route) => route.fulfill({ status: 200, body: "<html>A proxy speaks</html>" }), words: generic },
  "409": refusal(409, "wrong-status"),
  "412": refusal(412, "version-conflict"),
};

const names = Object.keys(faults);
/** So many faults are met by each action, in turn, and each fault by more than every third action: all are told in one place. */
const metByEach = 3;

/** A question: what is asked, and the button that does it. */
export function question(page: Page, title: string, button: string, role: "alertdialog" | "dialog" = "alertdialog") {
  const dialog = page.getByRole(role, { name: title, exact: true });
  return { dialog, press: () => dialog.getByRole("button", { name: button, exact: true }).click() };
}

/** One thing that somebody does, up to the press that sends it; the same press tries it again. */
export interface Attempt {
  readonly press: () => Promise<void>;
  /** What shows that it is done, and must not be there before. */
  readonly done: Locator;
  /** What must be there as long as it is not done: the template, the question, what was typed. */
  readonly stays: Locator;
  /** Where a failure is told; a notification when left out. */
  readonly told?: Locator;
  /** Faults that are told in words of the page's own instead of the server's. */
  readonly ownWords?: Readonly<Record<string, string>>;
}

/** Every write of a page meets a fault while one is set. */
export interface FailingWrites {
  fault: Fault | undefined;
  /** Tries it against the faults whose turn it is: each is told in its words, and nothing looks done that is not. Then it works. */
  tryNext(attempt: Attempt): Promise<void>;
  /** From here on the end of the session ends the visit, as it does for everybody. */
  letSessionEnd(): Promise<void>;
}

type Told = Window & { ended?: number; isHeld?: boolean };

/** Takes the writes of a page that is open. What its host does when the session ends (it leads to the login) is held back and counted. */
export async function failWrites(page: Page): Promise<FailingWrites> {
  let turn = 0;
  const writes: FailingWrites = {
    fault: undefined,
    tryNext: (attempt) => {
      const met = Array.from({ length: metByEach }, (_, step) => names[(turn + step) % names.length] ?? "");
      turn += metByEach;
      return tryThese(page, writes, attempt, met);
    },
    letSessionEnd: () => page.evaluate(() => void Object.assign(window, { isHeld: false })),
  };
  await page.route("**/api/v2/**", (route) => {
    const request = route.request();
    // A search is a POST and writes nothing.
    const isReading = request.method() === "GET" || request.url().endsWith("/search");
    return writes.fault && !isReading ? writes.fault.answer(route) : route.fallback();
  });
  await page.evaluate(() => {
    const told = Object.assign(window as Told, { ended: 0, isHeld: true });
    const hold = (event: Event) => {
      if (!told.isHeld) return;
      event.stopImmediatePropagation();
      told.ended += 1;
    };
    window.addEventListener("mw-error", hold, true);
  });
  return writes;
}

async function tryThese(
  page: Page,
  writes: FailingWrites,
  { press, done, stays, told = notifications(page), ownWords = {} }: Attempt,
  names: readonly string[],
): Promise<void> {
  const before = await sessionsEnded(page);
  for (const name of names) {
    const fault = faults[name];
    writes.fault = fault;
    await press();
    await expect(told.getByText(ownWords[name] ?? fault?.words ?? "").last(), name).toBeVisible();
    await expect(done, name).toHaveCount(0);
    await expect(stays, name).toHaveCount(1);
    await dismissAll(page);
  }
  expect(await sessionsEnded(page), "401 ends the session").toBe(before + (names.includes("401") ? 1 : 0));
  writes.fault = undefined;
  await press();
  await expect(done.first()).toBeVisible();
  await dismissAll(page);
}

const sessionsEnded = (page: Page) => page.evaluate(() => (window as Told).ended ?? 0);

const notifications = (page: Page) => page.getByRole("region", { name: "Notifications" });

/** Takes every notification away. */
export async function dismissAll(page: Page): Promise<void> {
  const buttons = notifications(page).getByRole("button", { name: "Dismiss" });
  await buttons.evaluateAll((found) => {
    for (const button of found) (button as HTMLElement).click();
  });
  await expect(buttons).toHaveCount(0);
}
