import type { Locator, Page } from "@playwright/test";
import type { Api } from "../api.js";
import type { Elsewhere } from "./elsewhere.js";
import type { Hand } from "./hand.js";

/** What a task is walked with: the editor of a template, open on a page, and what is needed to look at the result. */
export interface Desk {
  readonly page: Page;
  readonly hand: Hand;
  readonly api: Api;
  /** The panel of the selected block. */
  readonly panel: Locator;
  /** A tile of the palette, or a module. */
  tile(name: string): Locator;
  block(type: string, index?: number): Locator;
  /** Waits until what is typed goes into the last block of a type, as a person sees by its caret. */
  caretIn(type: string): Promise<void>;
  /** The email as it would be sent. */
  html(): Promise<string>;
  /** Saves what is on the canvas. */
  save(): Promise<void>;
  /** Opens another template, an empty one. */
  openAnother(): Promise<void>;
}

/** A task of a designer's day. */
export interface Task {
  readonly name: string;
  /** The email before, as it is stored; absent where it is an empty one. */
  readonly before?: object;
  /** What is done before the first press is counted. */
  prepare?(desk: Desk): Promise<void>;
  /** How many presses it takes. Held by its test. */
  readonly presses: number;
  /** Absent where no documentation that we found tells the steps. */
  readonly elsewhere?: Elsewhere;
  /** Ends when the result is seen. */
  walk(desk: Desk): Promise<void>;
  /** Looks whether that is really what was wanted. */
  check(desk: Desk): Promise<void>;
}
