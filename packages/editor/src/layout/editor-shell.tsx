import { useEffect, useRef } from "react";
import { blockToolsCode, DndProvider } from "../canvas/index.js";
import { DialogHost } from "../dialogs/dialog-host.js";
import { preloadSafetyDialogs } from "../dialogs/dialog-loaders.js";
import { useEditor, useSession } from "../editor-context.js";
import { EditorHeader } from "../header/editor-header.js";
import { selectedBlockCode } from "../settings/later-selected-block.js";
import { useEditorShortcuts } from "../shortcuts/use-editor-shortcuts.js";
import { EditorToolbar } from "../toolbar/editor-toolbar.js";
import { useLeaveGuard } from "../workspace/use-leave-guard.js";
import { EditorWorkspace } from "./editor-workspace.js";
import { laterCode, useLaterCode } from "./later-code.js";
import { PreviewWaiting } from "./preview-waiting.js";
import { useFirstUse } from "./use-first-use.js";
import { useWidthBand } from "./use-width-band.js";

const previewCode = laterCode(async () => (await import("../preview/preview.js")).Preview);
const restMs = 600;

/** The editor around the canvas: header, tools, sidebars, dialogs, preview. */
export function EditorShell() {
  const root = useRef<HTMLDivElement>(null);
  const band = useWidthBand(root);
  const isPreview = useSession((session) => session.preview);
  const onKeyDown = useEditorShortcuts();
  useLeaveGuard();
  usePreload();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys pressed anywhere inside the editor end up here.
    <div ref={root} className="mw-editor-root" data-band={band} onKeyDown={onKeyDown}>
      <div className="mw-editor" inert={isPreview}>
        <EditorHeader />
        <EditorToolbar />
        <DndProvider>
          <EditorWorkspace band={band} />
        </DndProvider>
      </div>
      {isPreview ? <LaterPreview /> : null}
      <DialogHost />
    </div>
  );
}

function LaterPreview() {
  const editor = useEditor();
  const code = useLaterCode(previewCode);
  if (code.phase === "ready") return <code.value />;
  const exit = () => editor.session.setState({ preview: false });
  return <PreviewWaiting onRetry={code.phase === "failed" ? code.retry : undefined} onExit={exit} />;
}

/** What the first selection needs comes at the first sign of use; what is needed when the connection is gone, once the editor rests. */
function usePreload(): void {
  useFirstUse(() => void Promise.allSettled([blockToolsCode.load(), selectedBlockCode.load()]));
  useEffect(() => {
    const timer = setTimeout(() => void preloadSafetyDialogs(), restMs);
    return () => clearTimeout(timer);
  }, []);
}
