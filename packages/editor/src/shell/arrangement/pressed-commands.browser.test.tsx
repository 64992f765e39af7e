import { UiRoot } from "@mailwright/ui";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { draftInfo } from "../../testing/memory-ports.js";
import type { TestEditor, TestEditorOptions } from "../../testing/open-editor.js";
import { sampleDocument } from "../../testing/sample-document.js";
import { StoryPart } from "../../testing/story-part.js";
import { addLaterCommands } from "../../workspace/commands/add-later-commands.js";
import { everyCommand } from "../../workspace/commands/later-commands.js";
import { EditorHeader } from "../header/editor-header.js";
import { EditorToolbar } from "../toolbar/editor-toolbar.js";
import { CanvasAndPanels } from "./canvas-and-panels.js";

let unmount: () => void = () => undefined;
afterEach(() => unmount());

/** The header, the tools and the sidebars over an editor in memory, without what they open. */
async function mount(options: TestEditorOptions, hasAll = true): Promise<{ readonly editor: TestEditor; readonly root: ShadowRoot }> {
  const host = document.body.appendChild(document.createElement("div"));
  host.style.cssText = "display:block;width:1280px;height:800px";
  const root = host.attachShadow({ mode: "open" });
  const react = createRoot(root);
  const editor = await new Promise<TestEditor>((resolve) =>
    react.render(
      <UiRoot root={root}>
        <StoryPart document={sampleDocument()} {...options} prepare={resolve}>
          <EditorHeader isNarrow={false} />
          <EditorToolbar />
          <CanvasAndPanels band="wide" />
        </StoryPart>
      </UiRoot>,
    ),
  );
  unmount = () => {
    react.unmount();
    host.remove();
  };
  await vi.waitFor(() => expect(root.querySelector(".mw-mail")).not.toBeNull());
  // What comes later is waited for by a press of its button: here it has come.
  if (hasAll) await addLaterCommands(editor.services.editor);
  return { editor, root };
}

/** What can be pressed in the header, the tools, and the heads and tabs of the sidebars. Menus only open. */
const pressable = [".mw-header button", ".mw-tools button", ".mw-side-head .mw-icon-button", ".mw-rail button", ".mw-side-tab"]
  .map((selector) => `${selector}:not([aria-haspopup=menu], :disabled)`)
  .join();

/** The words of a tab without the count behind them, which comes when the modules are there. */
const nameOf = (button: Element) => {
  const words = button.role === "tab" ? button.firstChild : button;
  return button.getAttribute("aria-label") ?? words?.textContent ?? "";
};

async function pressAll({ editor, root }: Awaited<ReturnType<typeof mount>>) {
  const ran: string[] = [];
  const silent: string[] = [];
  editor.services.editor.on("run", ({ commandId }) => ran.push(commandId));
  const names = [...root.querySelectorAll(pressable)].map(nameOf);
  const atFirst = editor.workspace.getState();
  const backToFirst = () => {
    editor.workspace.setState({ ...atFirst, dialog: null, touring: false });
    editor.services.editor.viewState.setState({ preview: false });
  };
  const find = (name: string) => [...root.querySelectorAll<HTMLButtonElement>(pressable)].find((each) => nameOf(each) === name);
  for (const name of names) {
    // What was pressed before may have closed the sidebar that it stands in, or ended only now.
    backToFirst();
    await vi.waitFor(() => expect(find(name), name).toBeDefined());
    const before = ran.length;
    find(name)?.click();
    // Saving and moving show on the button that they are being worked on.
    await vi.waitFor(() => expect(editor.workspace.getState()).toMatchObject({ movingTo: null }));
    if (ran.length === before) silent.push(name);
  }
  backToFirst();
  return { names, ran: new Set(ran), silent };
}

const situations: readonly (readonly [string, TestEditorOptions])[] = [
  ["a draft", {}],
  ["a published template", { info: { ...draftInfo, status: "published" } }],
  ["a deleted template", { info: { ...draftInfo, status: "deleted", readOnly: true } }],
  ["an embedded editor", { isEmbedded: true }],
  ["a shared template", { info: { ...draftInfo, isShared: true, isLocked: true } }],
];

test.each(situations)("whatever is pressed around the canvas of %s is a command of the list", async (_, options) => {
  const editor = await mount(options);
  // With something to undo, and to redo.
  editor.editor.services.editor.run("insert-block", { blueprint: { type: "divider" } });
  editor.editor.services.editor.run("insert-block", { blueprint: { type: "divider" } });
  editor.editor.services.editor.run("undo");
  const { names, ran, silent } = await pressAll(editor);
  expect(names.length).toBeGreaterThan(8);
  expect(silent).toEqual([]);
  const known = new Set(everyCommand.map(({ id }) => id));
  expect([...ran].filter((id) => !known.has(id))).toEqual([]);
});

test("a button that is pressed before its command has come waits for it", async () => {
  const { editor, root } = await mount({}, false);
  const button = [...root.querySelectorAll<HTMLButtonElement>(pressable)].find((each) => nameOf(each) === "Export");
  button?.click();
  await vi.waitFor(() => expect(editor.workspace.getState().dialog).toEqual({ kind: "export" }));
});
