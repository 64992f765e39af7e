import { resolveSettings } from "@mailwright/document";
import { aDocument, aRow, aText } from "@mailwright/testing";
import { within } from "@testing-library/dom";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountPanel, type PanelMount } from "../../testing/mount-settings-panel.js";
import { wholeEmailCode } from "./later-whole-email.js";

beforeAll(async () => {
  await page.viewport(1280, 900);
  // In the editor it comes at the first sign of use.
  await wholeEmailCode.load();
});
let panel: PanelMount | undefined;
afterEach(() => panel?.unmount());

async function open(settings = {}, isReadOnly = false) {
  panel = await mountPanel({ document: aDocument([aRow([aText({}, "one")])], settings) });
  const { editor } = panel.editor.services;
  editor.viewState.setState({ readOnly: isReadOnly });
  const shown = () => resolveSettings(editor.document.get().settings);
  return { editor, shown, inside: within(panel.inside) };
}

test("while nothing is selected, one choice gives texts and headings another font, as one step", async () => {
  const { editor, shown, inside } = await open();
  await userEvent.selectOptions(await inside.findByRole("combobox", { name: "Font" }), "Georgia");
  expect(shown()).toMatchObject({ paragraphFonts: "Georgia", headerFonts: "Georgia" });
  editor.run("undo");
  expect(shown()).toMatchObject({ paragraphFonts: "Arial", headerFonts: "Arial" });
});

test("where headings have another font than texts, that is said", async () => {
  const { inside } = await open({ headerFonts: "Georgia" });
  await inside.findByText("Different values");
});

test("background and width are set there too, and a selected block takes their place", async () => {
  const { editor, shown, inside } = await open();
  const width = await inside.findByRole("spinbutton", { name: "Email width" });
  await userEvent.fill(width, "600");
  await userEvent.keyboard("{Enter}");
  await userEvent.fill(inside.getByRole("textbox", { name: "Background colour, hex value" }), "#ffeedd");
  await vi.waitFor(() => expect(shown()).toMatchObject({ width: 600, bgColor: "#ffeedd" }));
  editor.run("select", { blockIds: ["one"] });
  await vi.waitFor(() => expect(inside.queryByRole("region", { name: "The whole email" })).toBeNull());
});

test("a reader is offered nothing to change", async () => {
  const { inside } = await open({}, true);
  await inside.findByText("Nothing selected");
  await vi.waitFor(() => expect(inside.queryByRole("combobox", { name: "Font" })).toBeNull());
});
