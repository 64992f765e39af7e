import { findBlock } from "@mailwright/document";
import { aButton, aDocument, aHeading, aSection, aSpacer } from "@mailwright/testing";
import { within } from "@testing-library/dom";
import { afterEach, beforeAll, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountPanel, type PanelMount } from "../../testing/mount-settings-panel.js";

beforeAll(() => page.viewport(1280, 800));
let panel: PanelMount | undefined;
afterEach(() => panel?.unmount());

async function open(...ids: readonly string[]) {
  const document = aDocument([
    aSection(
      aButton({ label: "Left", align: "left" }, "left"),
      aButton({ label: "Right", align: "right" }, "right"),
      aHeading({ text: "Spring" }, "title"),
      aSpacer({}, "gap"),
    ),
  ]);
  panel = await mountPanel({ document });
  const { editor } = panel.editor.services;
  editor.run("select", { blockIds: ids });
  const controls = within(panel.inside);
  const props = (id: string) => findBlock(editor.document.get().root, id)?.props ?? {};
  return { editor, controls, props };
}

test("several blocks of a kind are set together, in one step", async () => {
  const { editor, controls, props } = await open("left", "right");
  await controls.findByRole("heading", { name: "2 blocks selected" });
  await userEvent.click(controls.getByRole("radio", { name: "Centre" }));
  expect([props("left")["align"], props("right")["align"]]).toEqual(["center", "center"]);
  expect(editor.document.history().entries).toHaveLength(1);
  editor.run("undo");
  expect([props("left")["align"], props("right")["align"]]).toEqual(["left", "right"]);
});

test("values that differ are said to, and no longer once they are the same", async () => {
  const { editor, controls } = await open("left", "right");
  await controls.findByRole("heading", { name: "2 blocks selected" });
  expect(controls.getAllByText("Different values")).toHaveLength(1);
  editor.run("set-props", { blockIds: ["left", "right"], props: { align: "center" } });
  await expect.poll(() => controls.queryByText("Different values")).toBeNull();
});

test("of different kinds only what all of them have is shown, and no words", async () => {
  const { controls } = await open("title", "left");
  await controls.findByRole("heading", { name: "2 blocks selected" });
  expect(controls.queryByText("Alignment")).not.toBeNull();
  expect(controls.queryByText("Padding")).not.toBeNull();
  expect(controls.queryByText("Label")).toBeNull();
  expect(controls.queryByText("Border")).toBeNull();
});

test("what has no effect in any of them is not shown", async () => {
  const { editor, controls } = await open("left", "right");
  await controls.findByRole("heading", { name: "2 blocks selected" });
  expect(controls.queryByText("Icon size")).toBeNull();
  editor.run("set-props", { blockIds: ["left"], props: { icon: "https://example.com/icon.png" } });
  await controls.findByText("Icon size");
});

test("where the email has more of their kind, all of it is offered, and nothing once all are selected", async () => {
  panel = await mountPanel({ document: aDocument([aSection(...["a", "b", "c", "d"].map((id) => aButton({ label: id }, id)))]) });
  const { editor } = panel.editor.services;
  editor.run("select", { blockIds: ["b", "a"] });
  const controls = within(panel.inside);
  await userEvent.click(await controls.findByRole("button", { name: "Select all 4 of this kind" }));
  await controls.findByRole("heading", { name: "4 blocks selected" });
  expect(editor.viewState.getState().selection.at(-1)).toBe("a");
  expect(controls.queryByRole("button", { name: /of this kind/ })).toBeNull();
});
