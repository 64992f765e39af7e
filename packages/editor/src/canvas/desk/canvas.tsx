import { useStyles, useTranslate } from "@mailwright/ui";
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useEditor, useViewState } from "../../base/context/editor-context.js";
import { useLaterCode } from "../../base/later/later-code.js";
import { LaterPaste } from "../clipboard/later-paste.js";
import { useLentCanvas } from "../drag/area/use-lent-canvas.js";
import { DropIndicator, type DropIndicatorHandle } from "../drag/shown/drop-indicator.js";
import { useCanvasKeys } from "../keys/use-canvas-keys.js";
import { useChangeAnnouncements } from "../keys/use-change-announcements.js";
import { useFocusFollowsSelection } from "../keys/use-focus-follows-selection.js";
import { useReaderNews } from "../keys/use-reader-news.js";
import type { BlockContextMenuProps } from "../menu/block-context-menu.js";
import { useContextMenu } from "../menu/use-context-menu.js";
import { EmptyPrompt } from "../overlay/empty-prompt.js";
import { HoverFrame } from "../overlay/hover-frame.js";
import { useHover } from "../pointer/use-hover.js";
import { usePress } from "../pointer/use-press.js";
import { CanvasContext } from "../surface/canvas-context.js";
import { useCanvasView, useDrawnDocument } from "../surface/use-canvas-view.js";
import { usePaper } from "../surface/use-paper.js";
import { canvasStrings } from "../words/canvas-strings.js";
import css from "./canvas.css?inline";
import { blockToolsCode } from "./later-tools.js";
import { SelectionFrames } from "./selection-frames.js";
import { useBlockClipboard } from "./use-block-clipboard.js";

const styles = [css];

export interface CanvasProps {
  /** Parts that work on the canvas, such as text editing: they find it with `useCanvas`. */
  readonly children?: ReactNode;
}

/** The email on its desk: the main landmark of the editor. Must stand inside `DndProvider`. */
export function Canvas({ children }: CanvasProps) {
  useStyles(styles);
  const say = useTranslate(canvasStrings);
  const scroller = useRef<HTMLDivElement>(null);
  const sizer = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const indicator = useRef<DropIndicatorHandle>(null);
  const view = useCanvasView({ scroller, host, overlay });
  usePaper(view, { scroller, sizer, paper });
  useDrawnDocument(view);
  useLentCanvas(view, { scroller, indicator });
  useFocusFollowsSelection(view);
  useChangeAnnouncements();
  useReaderNews(view);
  const menu = useContextMenu(view);
  const onKeyDown = useCanvasKeys(view);
  const clipboard = useBlockClipboard();
  const hasBorders = useViewState((viewState) => viewState.bordersShown);
  const isReadOnly = useViewState((viewState) => viewState.readOnly);
  return (
    <main className="mw-canvas" aria-label={say("canvas")} onKeyDown={onKeyDown} {...clipboard.handlers} {...menu.handlers}>
      <div ref={scroller} className="mw-desk" tabIndex={-1} {...useDeskPress(scroller)}>
        <div ref={sizer} className="mw-desk-sizer">
          <div ref={paper} className="mw-paper">
            <div
              ref={host}
              className="mw-mail"
              data-borders={hasBorders ? "" : undefined}
              data-ghosts={isReadOnly ? undefined : ""}
              style={useSigns()}
              {...usePress(view)}
              {...useHover(view)}
            />
          </div>
          <div ref={overlay} className="mw-canvas-overlay">
            <CanvasContext.Provider value={view}>
              {view ? <HoverFrame /> : null}
              {view ? <SelectionFrames /> : null}
              <EmptyPrompt />
            </CanvasContext.Provider>
            <DropIndicator handleRef={indicator} />
          </div>
        </div>
      </div>
      {clipboard.pasted ? <LaterPaste content={clipboard.pasted} /> : null}
      {menu.menu ? <LaterContextMenu {...menu.menu} /> : null}
      <CanvasContext.Provider value={view}>{children}</CanvasContext.Provider>
    </main>
  );
}

/** The words that style sheets show in the place of a hidden block (`convert-css.ts`) and in an empty text (`mail-sheet.ts`). */
function useSigns(): object {
  const say = useTranslate(canvasStrings);
  return { "--mw-hidden": JSON.stringify(say("hiddenHere")), "--mw-empty": JSON.stringify(say("emptyText")) };
}

function LaterContextMenu(props: BlockContextMenuProps) {
  const code = useLaterCode(blockToolsCode);
  return code.phase === "ready" ? <code.value.BlockContextMenu {...props} /> : null;
}

/** A press beside the paper takes the selection away, or draws a lasso, whose code is fetched while the pointer is on its way. */
function useDeskPress(scroller: RefObject<HTMLDivElement | null>) {
  const editor = useEditor();
  // WebKit selects the words that a press on the desk is moved over, whatever `user-select` says of the desk.
  useEffect(() => {
    const desk = scroller.current;
    const keepWords = (event: Event) => event.target === desk && event.preventDefault();
    desk?.addEventListener("selectstart", keepWords);
    return () => desk?.removeEventListener("selectstart", keepWords);
  }, [scroller]);
  return {
    // Where it cannot be fetched, a press there does what it did before.
    onPointerEnter: () => void blockToolsCode.load().catch(() => undefined),
    onMouseDown(event: MouseEvent<HTMLDivElement>) {
      if (event.target === event.currentTarget) editor.run("select", { step: "none" });
    },
  };
}
