import { afterEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useAnnounce, useOverlay } from "../context/ui-context.js";
import { adoptStyles } from "../styles/adopt-styles.js";
import { mountInShadow, type ShadowMount } from "../testing/mount-in-shadow.js";
import { overlayAttribute, reopenOverlays } from "./overlay-layer.js";

let mounted: ShadowMount | undefined;
const pageStyle = document.head.appendChild(document.createElement("style"));

afterEach(() => {
  mounted?.unmount();
  pageStyle.textContent = "";
});

const inRoot = (selector: string) => {
  const element = mounted?.root.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
const styleOf = (selector: string) => getComputedStyle(inRoot(selector));

describe("styles", () => {
  test("nothing of a hostile page reaches the inside", async () => {
    pageStyle.textContent =
      "html { font-size: 62.5% } * { letter-spacing: 4px !important; color: red; font-family: fantasy; text-transform: uppercase }";
    mounted = mountInShadow(<p id="text">Words</p>);
    await expect.element(page.getByText("Words")).toBeVisible();
    expect(styleOf("#text")).toMatchObject({ letterSpacing: "normal", color: "rgb(27, 30, 37)", fontSize: "13px", textTransform: "none" });
  });

  test("a token set on the host wins over ours, in both themes", async () => {
    mounted = mountInShadow(<p id="text" style={{ color: "var(--mw-text)" }} />, { theme: "dark" });
    await vi.waitFor(() => expect(styleOf("#text").color).toBe("rgb(231, 233, 238)"));
    pageStyle.textContent = "div { --mw-text: rgb(1, 2, 3) }";
    expect(styleOf("#text").color).toBe("rgb(1, 2, 3)");
  });

  test("each style text is adopted once", () => {
    const root = document.createElement("div").attachShadow({ mode: "open" });
    adoptStyles(root, ["a { color: red }"]);
    adoptStyles(root, ["a { color: red }", "b { color: red }"]);
    expect(root.adoptedStyleSheets).toHaveLength(2);
  });

  test("two elements share one sheet", () => {
    const [one, two] = [0, 1].map(() => document.createElement("div").attachShadow({ mode: "open" }));
    for (const root of [one, two]) if (root) adoptStyles(root, ["i { color: red }"]);
    expect(one?.adoptedStyleSheets[0]).toBe(two?.adoptedStyleSheets[0]);
  });
});

describe("the top layer", () => {
  test("is open from the start, and open again after the element is moved", async () => {
    mounted = mountInShadow(<p>Words</p>);
    const layer = `[${overlayAttribute}]`;
    await vi.waitFor(() => expect(mounted?.root.querySelector(layer)).not.toBeNull());
    await vi.waitFor(() => expect(inRoot(layer).matches(":popover-open")).toBe(true));
    const { host, root } = mounted;
    document.body.appendChild(document.createElement("section")).append(host);
    expect(inRoot(layer).matches(":popover-open")).toBe(false);
    reopenOverlays(root);
    expect(inRoot(layer).matches(":popover-open")).toBe(true);
    expect(inRoot(layer).getBoundingClientRect()).toMatchObject({ width: 0, height: 0 });
  });

  test("holds the app inert until the last hold is let go", async () => {
    const releases: (() => void)[] = [];
    function Holder() {
      const overlay = useOverlay();
      return (
        <button type="button" onClick={() => releases.push(overlay.holdInert())}>
          Hold
        </button>
      );
    }
    mounted = mountInShadow(<Holder />);
    await expect.element(page.getByRole("button", { name: "Hold" })).toBeVisible();
    inRoot("button").click();
    inRoot("button").click();
    releases[0]?.();
    releases[0]?.();
    expect(inRoot(".mw-app").inert).toBe(true);
    releases[1]?.();
    expect(inRoot(".mw-app").inert).toBe(false);
  });
});

test("announces, also the same words twice", async () => {
  function Speaker() {
    const announce = useAnnounce();
    return (
      <button type="button" onClick={() => announce("Moved up")}>
        Say
      </button>
    );
  }
  mounted = mountInShadow(<Speaker />);
  await page.getByRole("button", { name: "Say" }).click();
  const first = inRoot("[data-mw-live=polite]").textContent;
  await page.getByRole("button", { name: "Say" }).click();
  const second = inRoot("[data-mw-live=polite]").textContent;
  expect([first, second?.trim()]).toEqual(["Moved up", "Moved up"]);
  expect(second).not.toBe(first);
});

test("keys typed into a field do not reach the page, Escape does", async () => {
  mounted = mountInShadow(<input aria-label="Field" />);
  const heard: string[] = [];
  const listen = (event: KeyboardEvent) => heard.push(event.key);
  document.addEventListener("keydown", listen);
  await page.getByRole("textbox").click();
  await userEvent.keyboard("/{Escape}");
  document.removeEventListener("keydown", listen);
  expect(heard).toEqual(["Escape"]);
});

test("writes right to left in a language that does", async () => {
  mounted = mountInShadow(<p id="text" />, { locale: "ar-EG" });
  await vi.waitFor(() => expect(styleOf("#text").direction).toBe("rtl"));
});
