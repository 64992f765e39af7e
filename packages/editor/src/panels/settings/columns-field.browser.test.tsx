import { findBlock, type JsonValue } from "@mailwright/document";
import { aBlock, aDocument } from "@mailwright/testing";
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
  const column = (id: string) => aBlock("cell", { width: 33.33 }, [aBlock("text", { text: `<p>${id}</p>` }, undefined, id)]);
  const section = { ...aBlock("section", {}, ["one", "two", "three"].map(column), "section"), extras };
  panel = await mountPanel({ document: aDocument([section]) });
  const { editor } = panel.editor.services;
  editor.run("select", { blockIds: ["section"] });
  const group = within(await within(panel.inside).findByRole("group", { name: "Columns" }));
  const columns = () =>
    (findBlock(editor.document.get().root, "section")?.children ?? []).map(({ children = [] }) => children.map(({ id }) => id));
  const pressed = () =>
    group
      .getAllByRole("button")
      .filter((button) => button.getAttribute("aria-pressed") === "true")
      .map((button) => button.getAttribute("aria-label"));
  return { editor, group, columns, pressed };
}

test("three columns become two with one press, nothing is lost, and one undo brings them back", async () => {
  const { editor, group, columns, pressed } = await open();
  expect(pressed()).toEqual(["3 columns"]);
  await userEvent.click(group.getByRole("button", { name: "2 columns" }));
  expect(columns()).toEqual([["one"], ["two", "three"]]);
  await vi.waitFor(() => expect(pressed()).toEqual(["2 columns"]));
  editor.run("undo");
  expect(columns()).toEqual([["one"], ["two"], ["three"]]);
});

test("by keyboard, more columns are added empty", async () => {
  const { group, columns, editor } = await open();
  editor.run("set-columns", { sectionId: "section", widths: [100] });
  group.getByRole("button", { name: "2 columns" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(columns()).toEqual([["one", "two", "three"], []]);
});

test("a block that has no columns has no such field, and a section whose style is locked keeps its own", async () => {
  const { group, editor } = await open({ lock: { style: true } });
  for (const button of group.getAllByRole("button")) expect(button).toHaveProperty("disabled", true);
  editor.run("select", { blockIds: ["one"] });
  const inside = within(panel?.inside ?? document.body);
  await inside.findByRole("heading", { name: "Text" });
  expect(inside.queryByRole("group", { name: "Columns" })).toBeNull();
});
