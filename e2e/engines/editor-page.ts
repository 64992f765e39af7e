import { setTimeout } from "node:timers/promises";
import type { EmailEditorBlock, EmailEditorDocument } from "@mailwright/elements";
import { expect } from "@playwright/test";
import type { Api } from "../api.js";
import type { EngineDriver } from "./driver.js";
import { locate, markToursDone, untilFocused } from "./page-reader.js";

/** Is signed in at once, on the page of the product that is open then. */
export async function beSignedIn(driver: EngineDriver, url: string, sessionId: string): Promise<void> {
  await driver.goto(`${url}/login`);
  await driver.evaluate(markToursDone, null);
  expect(await driver.evaluate(signIn, sessionId)).toBe(204);
}

/** Opens a new template with this email in the editor. */
export async function openEmail(driver: EngineDriver, url: string, api: Api, components: EmailEditorDocument): Promise<void> {
  const { id } = await api.createTemplate("In the hand", { html: "<p></p>", css: "", components });
  await driver.goto(`${url}/edit/${id}`);
  await locate(driver, { selector: "[data-block-id]" });
}

/** Waits until nothing has been fetched for a moment: what comes later than the first screen is there. */
export async function untilQuiet(driver: EngineDriver): Promise<void> {
  for (let before = -1, now = 0; now !== before; ) {
    before = now;
    await setTimeout(400);
    now = await driver.evaluate(countFetched, null);
  }
}

/** The email as the editor has it, with what is being written. */
export async function readEmail(driver: EngineDriver): Promise<EmailEditorDocument> {
  return JSON.parse(await driver.evaluate(askForDocument, null));
}

/** The email as it is sent. */
export function readSent(driver: EngineDriver): Promise<string> {
  return driver.evaluate(askForHtml, null);
}

/** A block of an email by its id. */
export function blockIn({ root }: EmailEditorDocument, id: string): EmailEditorBlock | undefined {
  const find = (block: EmailEditorBlock): EmailEditorBlock | undefined =>
    block.id === id ? block : block.children?.map(find).find((found) => found !== undefined);
  return find(root);
}

/** What is read aloud now: the live regions, the statuses, and the name and value of what has the focus. */
export function readHeard(driver: EngineDriver): Promise<string> {
  return driver.evaluate(listenToPage, null);
}

/** Gives something the focus, as Tab would in the end. */
export async function focusOn(driver: EngineDriver, selector: string, name = ""): Promise<void> {
  await locate(driver, { selector, name });
  await driver.evaluate(focusInPage, { selector, name });
  await untilFocused(driver, selector);
}

/** How large the email is drawn: 1 is its own size. */
export function readScale(driver: EngineDriver): Promise<number> {
  return driver.evaluate(scaleOfPaper, null);
}

export interface OneStep {
  /** What the hand does. */
  readonly act: () => Promise<void>;
  /** What it is about, and what that becomes. */
  readonly read: (email: EmailEditorDocument) => unknown;
  readonly becomes: unknown;
  /** What is read aloud of it. */
  readonly says: string;
}

/** A gesture does what it should and says so, and one Ctrl+Z takes all of it back. */
export async function expectOneStep(driver: EngineDriver, { act, read, becomes, says }: OneStep): Promise<void> {
  const before = await readEmail(driver);
  await act();
  await expect.poll(async () => read(await readEmail(driver)), { message: "what is changed" }).toEqual(becomes);
  await expect.poll(() => readHeard(driver), { message: "what is read aloud" }).toContain(says);
  await driver.press("Control+z");
  await expect.poll(() => readEmail(driver), { message: "what one undo leaves" }).toEqual(before);
  await expect.poll(() => readHeard(driver), { message: "what is read aloud of the undo" }).toContain("Undone");
}

// Runs in the page: it may use nothing from outside itself.
function countFetched(): number {
  return performance.getEntriesByType("resource").length;
}

// Runs in the page: it may use nothing from outside itself.
async function signIn(sessionId: string): Promise<number> {
  const headers = { "content-type": "application/json", "x-session-id": "cookie" };
  const answer = await fetch("/api/v2/demo/session", { method: "POST", headers, body: JSON.stringify({ sessionId }) });
  return answer.status;
}

// Runs in the page: it may use nothing from outside itself.
async function askForDocument(): Promise<string> {
  const editor = document.querySelector("email-editor") as unknown as { getDocument(): Promise<unknown> };
  return JSON.stringify(await editor.getDocument());
}

// Runs in the page: it may use nothing from outside itself.
function askForHtml(): Promise<string> {
  const editor = document.querySelector("email-editor") as unknown as { exportHtml(): Promise<string> };
  return editor.exportHtml();
}

// Runs in the page: it may use nothing from outside itself.
function listenToPage(): string {
  const roots: (Document | ShadowRoot)[] = [document];
  const heard: (string | null)[] = [];
  for (const root of roots) {
    for (const element of root.querySelectorAll("*")) if (element.shadowRoot) roots.push(element.shadowRoot);
    for (const element of root.querySelectorAll("[aria-live], [role=status], [role=alert], output")) heard.push(element.textContent);
  }
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  for (const name of ["aria-label", "aria-valuetext"]) heard.push(focused?.getAttribute(name) ?? null);
  return heard.filter(Boolean).join(" | ");
}

// Runs in the page: it may use nothing from outside itself.
function focusInPage({ selector, name }: { readonly selector: string; readonly name: string }): void {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) {
    for (const element of root.querySelectorAll("*")) if (element.shadowRoot) roots.push(element.shadowRoot);
    for (const element of root.querySelectorAll<HTMLElement>(selector)) {
      if (!(element.getAttribute("aria-label") ?? element.textContent ?? "").includes(name)) continue;
      element.focus();
      return;
    }
  }
}

// Runs in the page: it may use nothing from outside itself.
function scaleOfPaper(): number {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) {
    for (const element of root.querySelectorAll("*")) if (element.shadowRoot) roots.push(element.shadowRoot);
    const paper = root.querySelector<HTMLElement>(".mw-paper");
    if (paper) return paper.getBoundingClientRect().width / paper.offsetWidth;
  }
  return 1;
}
