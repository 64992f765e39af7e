import { blockRegistry } from "@mailwright/blocks";
import { findBlock, type JsonValue } from "@mailwright/document";
import { aBlock, aDocumentAround } from "@mailwright/testing";
import { within } from "@testing-library/dom";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountPanel, type PanelMount } from "../../testing/mount-settings-panel.js";

beforeAll(async () => {
  await page.viewport(1280, 900);
  // The panel's code comes with the first selection; here it is there before.
  await import("./selected-block.js");
});
let panel: PanelMount | undefined;
afterEach(() => panel?.unmount());

async function open(extras: Record<string, JsonValue> = {}) {
  const block = { ...aBlock("timer", { end: "2999-01-31T18:00:00", timeZone: "UTC+01:00", width: 300 }, undefined, "one"), extras };
  const mounted = await mountPanel({ document: aDocumentAround([block], blockRegistry) });
  panel = mounted;
  const { editor } = mounted.editor.services;
  editor.run("select", { blockIds: ["one"] });
  await vi.waitFor(() => expect(mounted.inside.querySelector(".mw-looks")).not.toBeNull());
  const group = within(await within(mounted.inside).findByRole("radiogroup", { name: "Ready looks" }));
  const chosen = () =>
    group
      .getAllByRole<HTMLInputElement>("radio")
      .filter(({ checked }) => checked)
      .map((radio) => radio.labels?.[0]?.textContent);
  /** What the block was set to. Its picture is drawn for that and comes when it is drawn, in no step of anybody's. */
  const stored = () => {
    const { picture: _, ...props } = findBlock(editor.document.get().root, "one")?.props ?? {};
    return props;
  };
  return { editor, group, chosen, stored };
}

test("a look sets letters and colours of a countdown as one step, and leaves its moment and size", async () => {
  const { editor, group, chosen, stored } = await open();
  // Nothing was set: that is the first look.
  expect(chosen()).toEqual(["12:30Plain"]);
  const before = stored();
  await userEvent.click(group.getByRole("radio", { name: "Display" }));
  await vi.waitFor(() => expect(chosen()).toEqual(["12:30Display"]));
  expect(stored()).toMatchObject({ ...before, numberFont: "monospace", background: "#0b1210", numberColor: "#4ade80" });
  editor.run("undo");
  await vi.waitFor(() => expect(chosen()).toEqual(["12:30Plain"]));
  expect(stored()).toEqual(before);
});

test("looks are walked by arrow keys; a colour of one's own is none of them", async () => {
  const { editor, group, chosen } = await open();
  group.getByRole("radio", { name: "Plain" }).focus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await vi.waitFor(() => expect(chosen()).toEqual(["12:30Alarm"]));
  editor.run("undo");
  await vi.waitFor(() => expect(chosen()).toEqual(["12:30Night"]));
  editor.run("set-props", { blockIds: ["one"], props: { numberColor: "#123456" } });
  await vi.waitFor(() => expect(chosen()).toEqual([]));
});

test("where the style is locked a look cannot be chosen, and where a device is set there are none", async () => {
  const { editor, group } = await open({ lock: { style: true } });
  expect(group.getAllByRole("radio").every((radio) => radio.hasAttribute("disabled"))).toBe(true);
  editor.viewState.setState({ mode: "advanced", device: "mobile" });
  await vi.waitFor(() => expect(group.queryAllByRole("radio").filter(({ isConnected }) => isConnected)).toEqual([]));
});
