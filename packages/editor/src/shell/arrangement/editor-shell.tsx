import { inertIf, useRoot } from "@mailwright/ui";
import { type RefObject, useEffect, useRef } from "react";
import { useEditor, useEditorServices, useViewState } from "../../base/context/editor-context.js";
import { useFocusBack } from "../../base/focus/use-focus-back.js";
import { useLaterCode } from "../../base/later/later-code.js";
import { useFirstUse } from "../../base/later/use-first-use.js";
import { refusalWordsCode } from "../../base/words/refusal-words.js";
import { blockToolsCode } from "../../canvas/desk/later-tools.js";
import { DndProvider } from "../../canvas/drag/start/dnd-provider.js";
import { useFirstTour } from "../../dialogs/tour/use-first-tour.js";
import { findCode } from "../../panels/find/later-find.js";
import { selectedBlockCode } from "../../panels/settings/later-selected-block.js";
import { wholeEmailCode } from "../../panels/settings/later-whole-email.js";
import { publishingCode } from "../../workspace/actions/later-publishing.js";
import { addLaterCommands } from "../../workspace/commands/add-later-commands.js";
import { LaterPart } from "../../workspace/lost-code/later-part.js";
import { useLeaveGuard } from "../../workspace/use-leave-guard.js";
import { useWorkspace, useWorkspaceStore } from "../../workspace/workspace-context.js";
import { DialogPlace } from "../dialogs/dialog-place.js";
import { EditorHeader } from "../header/editor-header.js";
import { useEditorShortcuts } from "../shortcuts/use-editor-shortcuts.js";
import { EditorToolbar } from "../toolbar/editor-toolbar.js";
import { CanvasAndPanels } from "./canvas-and-panels.js";
import { freePlanCode, previewCode, tourCode } from "./later-parts.js";
import { PreviewWaiting } from "./preview-waiting.js";
import { useWidthBand } from "./use-width-band.js";

const restMs = 600;

/** The editor around the canvas: header, tools, sidebars, dialogs, preview. */
export function EditorShell() {
  const root = useRef<HTMLDivElement>(null);
  const band = useWidthBand(root);
  const isPreview = useViewState((viewState) => viewState.preview);
  const onKeyDown = useEditorShortcuts();
  const isTouring = useWorkspace(({ touring }) => touring);
  const isTried = useWorkspace(({ triedBy }) => triedBy !== undefined);
  usePageKeys(root, onKeyDown);
  useLeaveGuard();
  useFirstTour();
  usePreload();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys pressed anywhere inside the editor end up here.
    <div ref={root} className="mw-editor-root" data-band={band} onKeyDown={(event) => onKeyDown(event.nativeEvent)}>
      <div className="mw-editor" {...inertIf(isPreview)}>
        <EditorHeader isNarrow={band === "narrow"} />
        <EditorToolbar />
        <DndProvider>
          <CanvasAndPanels band={band} />
        </DndProvider>
        {isTried ? <LaterPart code={freePlanCode} /> : null}
      </div>
      {isPreview ? <LaterPreview /> : null}
      {isTouring ? <LaterTour /> : null}
      <DialogPlace />
    </div>
  );
}

/** Keys that nothing has the focus for may be the editor's. Whether they are is found out by code that is fetched at once, beside the canvas. */
function usePageKeys(root: RefObject<HTMLElement | null>, onKeyDown: (event: KeyboardEvent) => void): void {
  const workspace = useWorkspaceStore();
  useEffect(() => {
    const element = root.current;
    const abort = new AbortController();
    const { signal } = abort;
    const isCovered = () => workspace.getState().dialog !== null;
    import("../shortcuts/watch-page-keys.js").then(
      ({ watchPageKeys }) => element && watchPageKeys({ element, onKeyDown, isCovered, signal }),
      () => undefined, // without a connection such keys stay the page's
    );
    return () => abort.abort();
  }, [root, onKeyDown, workspace]);
}

function LaterPreview() {
  const editor = useEditor();
  const code = useLaterCode(previewCode);
  useFocusBack();
  if (code.phase === "ready") return <code.value />;
  const exit = () => editor.run("preview", { isOpen: false });
  return <PreviewWaiting failed={code.phase === "failed" ? code : undefined} onExit={exit} />;
}

function LaterTour() {
  const code = useLaterCode(tourCode);
  const workspace = useWorkspaceStore();
  // Without a connection there is no tour. It starts on the next visit, or from Help.
  useEffect(() => {
    if (code.phase === "failed") workspace.setState({ touring: false });
  }, [code.phase, workspace]);
  return code.phase === "ready" ? <code.value /> : null;
}

/** Without a connection this fails, and the dialogs are fetched when they are asked for. */
async function preloadSafetyDialogs(): Promise<void> {
  const { safetyDialogs } = await import("../dialogs/dialog-loaders.js");
  await Promise.all(safetyDialogs.map((load) => load()));
}

/**
 * The code for the first selection is fetched at the first sign of use. The code that must be there at once, or without a connection, is
 * fetched when the editor is idle; after it, everything else that needs no server (see `fetchAhead`).
 */
function usePreload(): void {
  const { editor, registry, compiler } = useEditorServices();
  const root = useRoot();
  useFirstUse(
    () => void Promise.allSettled([blockToolsCode.load(), selectedBlockCode.load(), wholeEmailCode.load(), addLaterCommands(editor)]),
  );
  useEffect(() => {
    const abort = new AbortController();
    const preload = async () => {
      await Promise.allSettled([preloadSafetyDialogs(), findCode.load(), refusalWordsCode.load(), publishingCode.load()]);
      const { fetchAhead } = await import("./fetch-ahead.js");
      const view = (root.ownerDocument ?? root).defaultView;
      if (view && !abort.signal.aborted)
        abort.signal.addEventListener("abort", fetchAhead({ editor, registry, compiler }, view), { once: true });
    };
    // Without a connection each is fetched when it is asked for.
    const timer = setTimeout(() => void preload().catch(() => undefined), restMs);
    abort.signal.addEventListener("abort", () => clearTimeout(timer));
    return () => abort.abort();
  }, [editor, registry, compiler, root]);
}
