import { fireEvent, waitFor, within } from "@testing-library/dom";
import { afterEach, expect, test } from "vitest";
import { type EditorMount, mountEditor } from "../../testing/mount-editor.js";
import { sampleDocument } from "../../testing/sample-document.js";

let mounted: EditorMount | undefined;
afterEach(() => mounted?.unmount());

/** All that assistive technology is told: live regions, statuses and alerts. */
const spoken = ({ inside }: EditorMount) =>
  [...inside.querySelectorAll("[aria-live], [role=status], [role=alert], output")].map(({ textContent }) => textContent).join(" · ");

/** An action, and its announcement. The focus is not on what changes. */
type Said = readonly [what: string, act: () => unknown, words: string];

test("what changes away from the focus is said", async () => {
  const editor = await mountEditor({ document: sampleDocument() });
  mounted = editor;
  const screen = within(editor.inside);
  const { handle } = editor;
  const run = (command: string, args?: unknown) => () => handle.run(command, args);
  const press = (name: string) => () => fireEvent.click(screen.getByRole("button", { name }));
  const fromPalette = (query: string) => async () => {
    await handle.run("show-commands");
    const dialog = within(await screen.findByRole("dialog", { name: "Commands" }));
    const search = dialog.getByRole("searchbox");
    fireEvent.change(search, { target: { value: query } });
    fireEvent.keyDown(search, { key: "Enter" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  };
  const fromMenu = (name: string) => async () => {
    const tools = within(await screen.findByRole("toolbar", { name: "Heading actions" }));
    fireEvent.click(tools.getByRole("button", { name: "More" }));
    fireEvent.click(await screen.findByRole("menuitem", { name }));
  };
  const moduleTile = async () => {
    fireEvent.click(screen.getByRole("tab", { name: /^Modules/ }));
    fireEvent.click(await screen.findByRole("button", { name: "Voucher" }));
  };
  const steps: readonly Said[] = [
    ["a block is inserted from its tile", press("Heading"), "Heading inserted"],
    ["it is duplicated", run("duplicate-block"), "Duplicate heading"],
    ["it is moved", run("move-block-step", { direction: "up" }), "Move heading"],
    ["it is hidden on phones by its menu", fromMenu("Hide on phones"), "Hide on phones"],
    ["it is deleted", run("remove-block"), "Delete heading"],
    ["that is undone", () => handle.undo(), "Undone: Delete heading"],
    ["and done again", () => handle.redo(), "Redone: Delete heading"],
    ["a module is inserted", moduleTile, "Voucher inserted"],
    ["the canvas grows", run("zoom-in"), "105%"],
    ["the device changes by the command palette", fromPalette("tablet"), "Tablet"],
    ["borders are shown by the command palette", fromPalette("borders"), "Show borders"],
    ["the canvas is cleared", run("clear"), "Clear the canvas"],
    ["the template is saved", () => handle.save(), "Template has been saved"],
    ["where saving stands", () => undefined, "Saved"],
  ];
  for (const [what, act, words] of steps) {
    await act();
    await waitFor(() => expect(spoken(editor), what).toContain(words));
  }
});
