import type { SystemClipboardPort } from "../clipboard-port.js";
import type { ClockPort } from "../clock-port.js";
import type { CrashDraftStore } from "../crash-draft.js";
import type { PagePort } from "../page-port.js";
import type { PreferencePort } from "../preference-port.js";
import { createLaterDrafts } from "./later-drafts.js";

/** What every editor in a browser is given, connected or host-driven. */
export interface BrowserPorts {
  readonly clock: ClockPort;
  readonly newId: () => string;
  readonly preferences: PreferencePort;
  readonly clipboard: SystemClipboardPort;
  readonly page: PagePort;
  readonly crashDrafts: CrashDraftStore;
}

export interface BrowserPortsOptions {
  /** Called once if the browser keeps no crash drafts: there is no room, or this frame is not allowed to. */
  readonly onDraftFault?: (cause: unknown) => void;
}

const preferencePrefix = "mailwright.";

/** The browser's clock, random ids, local storage, clipboard, page and database. */
export function browserPorts({ onDraftFault }: BrowserPortsOptions = {}): BrowserPorts {
  const now = () => Date.now();
  return {
    clock: { now },
    newId: createRandomId,
    preferences: { get: readPreference, set: writePreference },
    clipboard: {
      writeText: (text) => navigator.clipboard.writeText(text),
      readText: () => navigator.clipboard.readText(),
      write: async (forms) => (await import("./system-clipboard.js")).writeForms(forms),
      read: async () => (await import("./system-clipboard.js")).readForms(),
    },
    page: { onLeave, reload: () => location.reload() },
    crashDrafts: createLaterDrafts(async () => {
      const { createIndexedDrafts } = await import("./indexed-drafts.js");
      return createIndexedDrafts({ now, ...(onDraftFault && { onFault: onDraftFault }) });
    }, onDraftFault),
  };
}

// `crypto.randomUUID` exists on secure pages only, and an intranet may lack HTTPS. 72 random bits are as unlikely to meet again.
function createRandomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

// When a phone's system ends a sleeping tab, `pagehide` is not fired. Being hidden is the last event that such a page gets.
function onLeave(listener: () => void): () => void {
  const onHide = () => document.visibilityState === "hidden" && listener();
  window.addEventListener("pagehide", listener);
  document.addEventListener("visibilitychange", onHide);
  return () => {
    window.removeEventListener("pagehide", listener);
    document.removeEventListener("visibilitychange", onHide);
  };
}

// Storage may be off, full, or forbidden in a third-party frame. Then the preference is forgotten.
function readPreference(key: string): string | null {
  try {
    return localStorage.getItem(preferencePrefix + key);
  } catch {
    return null;
  }
}

function writePreference(key: string, value: string): void {
  try {
    localStorage.setItem(preferencePrefix + key, value);
  } catch {
    // see above: the preference is forgotten
  }
}
