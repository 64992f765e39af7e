import { expect, test, vi } from "vitest";
import { openAuthorizationWindow } from "./authorization-window.js";

/** A browser in which one window can be opened, and whose half seconds pass when they are told to. */
function createBrowser({ allows = true } = {}) {
  const location = { address: "about:blank", isForeign: false };
  const opened = {
    closed: false,
    close: () => void Object.assign(opened, { closed: true }),
    location: {
      get href() {
        if (location.isForeign) throw new Error("SecurityError");
        return location.address;
      },
      set href(url: string) {
        location.address = url;
        location.isForeign = true;
      },
    },
  };
  const looks = new Map<number, () => void>();
  const listeners = new Set<(event: unknown) => void>();
  const open = vi.fn((_url: string, _target: string, _features: string) => (allows ? opened : null));
  const setInterval = vi.fn((look: () => void, _ms: number) => {
    looks.set(looks.size, look);
    return looks.size - 1;
  });
  const view = {
    screenX: 0,
    screenY: 0,
    outerWidth: 1400,
    outerHeight: 900,
    open,
    setInterval,
    clearInterval: (id: number) => looks.delete(id),
    addEventListener: (_: string, listener: (event: unknown) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (event: unknown) => void) => listeners.delete(listener),
  } as unknown as Window;
  const comeBack = (address: string) => Object.assign(location, { address, isForeign: false });
  return {
    view,
    opened,
    open,
    setInterval,
    comeBack,
    look: () => [...looks.values()].forEach((each) => void each()),
    say: (event: object) => [...listeners].forEach((each) => void each({ source: opened, origin: "https://mail.example", ...event })),
    isQuiet: () => looks.size + listeners.size === 0,
  };
}

function lead(browser: ReturnType<typeof createBrowser>) {
  const window = openAuthorizationWindow(browser.view);
  if (!window) throw new Error("no window opened");
  return { window, end: window.lead("https://service.example/agree", "https://mail.example") };
}

test("the window is 600 by 600 and is looked at every half second", () => {
  const browser = createBrowser();
  lead(browser);
  expect(browser.open.mock.calls[0]?.[2]).toContain("width=600,height=600");
  expect(browser.setInterval.mock.calls[0]?.[1]).toBe(500);
});

test("the code is read from the address as soon as the window is back on our pages", async () => {
  const browser = createBrowser();
  const { end } = lead(browser);
  browser.look();
  browser.comeBack("https://app.example/auth/exported?code=sealed");
  browser.look();
  await expect(end).resolves.toEqual({ kind: "code", code: "sealed" });
  expect(browser.isQuiet()).toBe(true);
});

test("closing the window ends the waiting", async () => {
  const browser = createBrowser();
  const { end } = lead(browser);
  browser.opened.close();
  browser.look();
  await expect(end).resolves.toEqual({ kind: "closed" });
  expect(browser.isQuiet()).toBe(true);
});

test("who does not agree is told so", async () => {
  const browser = createBrowser();
  const { end } = lead(browser);
  browser.comeBack("https://app.example/auth/exported?error=access_denied");
  browser.look();
  await expect(end).resolves.toEqual({ kind: "denied", error: "access_denied" });
});

test("a page of another origin sends the code, and nobody else can", async () => {
  const browser = createBrowser();
  const { end } = lead(browser);
  const data = { type: "mailwright-export-window", code: "forged", error: null };
  browser.say({ data, origin: "https://service.example" });
  browser.say({ data, source: {} });
  browser.say({ data: "nonsense" });
  browser.say({ data: { ...data, code: "sealed" } });
  await expect(end).resolves.toEqual({ kind: "code", code: "sealed" });
});

test("a browser that allows no window is told apart", () => {
  expect(openAuthorizationWindow(createBrowser({ allows: false }).view)).toBeNull();
});
