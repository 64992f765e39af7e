import { fireEvent, within } from "@testing-library/dom";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { type EditorMount, mountEditor } from "../../testing/mount-editor.js";
import { sampleDocument } from "../../testing/sample-document.js";
import { findCode } from "./later-find.js";

let editor: EditorMount;
afterEach(() => editor.unmount());

test("words typed right after the keys for Find are what is looked for", async () => {
  editor = await mountEditor({ document: sampleDocument() });
  await vi.waitFor(() => expect(findCode.peek()).toBeDefined());
  fireEvent.keyDown(within(editor.inside).getByRole("button", { name: "Save" }), { key: "f", code: "KeyF", ctrlKey: true });
  await userEvent.keyboard("sale");
  const field = editor.root.activeElement;
  expect(field instanceof HTMLInputElement && field.value).toBe("sale");
});
