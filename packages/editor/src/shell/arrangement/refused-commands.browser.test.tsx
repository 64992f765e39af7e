import { UiRoot } from "@mailwright/ui";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { refusalWordsCode } from "../../base/words/refusal-words.js";
import type { TestEditor } from "../../testing/open-editor.js";
import { sampleDocument } from "../../testing/sample-document.js";
import { StoryPart } from "../../testing/story-part.js";
import { addLaterCommands } from "../../workspace/commands/add-later-commands.js";
import { EditorHeader } from "../header/editor-header.js";
import { EditorToolbar } from "../toolbar/editor-toolbar.js";

let unmount: () => void = () => undefined;
afterEach(() => unmount());

const nameOf = (button: Element) => button.getAttribute("aria-label") ?? button.querySelector(".mw-button-label")?.textContent ?? "";

/** The header and the tools over an editor in memory, with the words for reasons. */
async function mount() {
  const host = document.body.appendChild(document.createElement("div"));
  const root = host.attachShadow({ mode: "open" });
  const react = createRoot(root);
  const opened = await new Promise<TestEditor>((resolve) =>
    react.render(
      <UiRoot root={root}>
        <StoryPart document={sampleDocument()} prepare={resolve}>
          <EditorHeader isNarrow={false} />
          <EditorToolbar />
        </StoryPart>
      </UiRoot>,
    ),
  );
  unmount = () => {
    react.unmount();
    host.remove();
  };
  const buttons = () => [...root.querySelectorAll("button")];
  /** The buttons that cannot be used now, and why. */
  const refused = () =>
    Object.fromEntries(
      buttons()
        .filter((button) => button.ariaDisabled === "true")
        .map((button) => [nameOf(button), button.getAttribute("aria-description") ?? button.title]),
    );
  await refusalWordsCode.load();
  await vi.waitFor(() => expect(buttons().length).toBeGreaterThan(8));
  return {
    editor: opened.services.editor,
    refused,
    press: (name: string) =>
      buttons()
        .find((each) => nameOf(each) === name)
        ?.click(),
  };
}

const undo = { Undo: "There is nothing to undo" };
const redo = { Redo: "There is nothing to redo" };
const size = { "Reset zoom": "The email is shown at this size already" };

test("what cannot be done now is marked, and says why", async () => {
  const { editor, refused } = await mount();
  await vi.waitFor(() => expect(refused()).toMatchObject({ ...undo, ...redo, ...size }));
  editor.viewState.setState({ fittingZoom: 80 });
  editor.run("insert-block", { blueprint: { type: "divider" } });
  await vi.waitFor(() => expect(refused()).toEqual({ ...redo, ...size }));
  editor.run("undo");
  editor.run("zoom-in");
  await vi.waitFor(() => expect(refused()).toEqual(undo));
  editor.viewState.setState({ zoom: 200 });
  await vi.waitFor(() => expect(refused()).toEqual({ ...undo, "Zoom in": "The email cannot be shown larger" }));
});

test("a command whose code comes later is marked when it has come", async () => {
  const { editor, refused } = await mount();
  editor.document.replace({ ...editor.document.get(), root: { id: "root", type: "root", props: {}, children: [] } }, { asLoaded: true });
  await addLaterCommands(editor);
  await vi.waitFor(() => expect(refused()).toMatchObject({ Clear: "There is nothing to change" }));
});

test("a press on it is refused by the command itself", async () => {
  const { editor, press } = await mount();
  const outcomes: unknown[] = [];
  editor.on("run", ({ commandId, outcome }) => outcomes.push([commandId, outcome]));
  press("Undo");
  expect(outcomes).toEqual([["undo", { done: false, refusal: "nothing-to-undo" }]]);
});
