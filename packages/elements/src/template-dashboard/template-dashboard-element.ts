import type { ElementErrorCode } from "../given/misfit.js";
import type { RenewSession } from "../given/renewal.js";
import type { ElementWords } from "../given/words.js";

/** The events of `<template-dashboard>`. They bubble and leave the shadow root. */
export interface TemplateDashboardEventMap {
  /** Where the person wants to go. Unless it is prevented, a view becomes the element's own `view`. */
  "mw-navigate": CustomEvent<{ readonly path: string; readonly replace: boolean; readonly state: unknown }>;
  /** The view on screen is called so now: a title for the page. */
  "mw-title-change": CustomEvent<{ readonly title: string }>;
  /** Unless it is prevented, the element's own `theme` changes. */
  "mw-theme-change": CustomEvent<{ readonly theme: "light" | "dark" }>;
  /** Somebody else is signed in now. */
  "mw-session-change": CustomEvent<{ readonly sessionId: string }>;
  /** The editor mode has changed: load the page anew. */
  "mw-reload": CustomEvent<undefined>;
  "mw-cancel": CustomEvent<undefined>;
  /** Something failed, or something that the page gave does not fit; `code` stays the same from version to version. */
  "mw-error": CustomEvent<{ readonly code: ElementErrorCode | (string & {}); readonly message?: string; readonly path?: string }>;
}

/** `<template-dashboard>`: what TypeScript knows of it. Every property may be set at any time. */
export interface TemplateDashboardElement extends HTMLElement {
  /** Where the server is; empty: the page's own origin. */
  apiUrl?: string | undefined;
  /** What the server gave the page for the person. */
  sessionId?: string | undefined;
  /**
   * Called when the session is over: signs the person in again, however your page does it, and answers the id of the new session (nothing where
   * they do not come back). Calls wait meanwhile and then go on, so that nothing on screen is lost.
   */
  renewSession?: RenewSession | undefined;
  theme?: "light" | "dark" | "auto" | undefined;
  /** A BCP 47 tag: the language of the words, and the form of numbers and dates. */
  locale?: string | undefined;
  /** Framed in a product: Cancel instead of the logo and of Log out. */
  embed?: boolean | undefined;
  /** The view as a query string (`status=draft&…`): the page's address where the element has a page of its own. */
  view?: string | undefined;
  /** The account settings of whoever is signed in; their entry in the user menu is there only with it. */
  accountUrl?: string | undefined;
  /** Where administrators keep the people of the workspace; the entry in their user menu is there only with it. */
  peopleUrl?: string | undefined;
  /** Where a free plan becomes a paid one; the banner of the free plan has its button only with it. */
  upgradeUrl?: string | undefined;
  /** Words that replace ours, keyed `namespace.key`: `dashboard.create.title`. */
  strings?: ElementWords | undefined;
  addEventListener<K extends keyof TemplateDashboardEventMap>(
    type: K,
    listener: (this: TemplateDashboardElement, event: TemplateDashboardEventMap[K]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof TemplateDashboardEventMap>(
    type: K,
    listener: (this: TemplateDashboardElement, event: TemplateDashboardEventMap[K]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "template-dashboard": TemplateDashboardElement;
  }
}
