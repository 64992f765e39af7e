import type { BlockId } from "@mailwright/document";
import { leadOf } from "@mailwright/editing";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { useViewState } from "../../base/context/editor-context.js";
import { useArrivedCode, useLaterCode } from "../../base/later/later-code.js";
import { useBlockBox } from "../overlay/use-block-box.js";
import { keepInView } from "./keep-in-view.js";
import { blockToolsCode } from "./later-tools.js";

/** Outlines of what is selected; the block that leads carries its path and its actions. */
export function SelectionFrames() {
  const selection = useViewState((viewState) => viewState.selection);
  const lead = leadOf(selection);
  const arrived = useArrivedCode(blockToolsCode);
  return (
    <>
      {selection.map((blockId) =>
        blockId === lead ? <LeadFrame key={blockId} blockId={blockId} /> : <SelectionFrame key={blockId} blockId={blockId} />,
      )}
      {lead === undefined ? null : <LaterHandles key={lead} blockId={lead} />}
      {arrived ? (
        <>
          <arrived.CanvasZoom />
          <arrived.CanvasLasso />
        </>
      ) : null}
    </>
  );
}

/** What changes the selected block on the canvas. Its code comes with that of the head. */
function LaterHandles({ blockId }: { readonly blockId: BlockId }) {
  const code = useLaterCode(blockToolsCode);
  if (code.phase !== "ready") return null;
  return (
    <>
      <code.value.BlockGrips blockId={blockId} />
      <code.value.AddButtons blockId={blockId} />
    </>
  );
}

function SelectionFrame({ blockId }: { readonly blockId: BlockId }) {
  return <div ref={useBlockBox(blockId)} className="mw-selection-frame" />;
}

function LeadFrame({ blockId }: { readonly blockId: BlockId }) {
  const head = useRef<HTMLDivElement>(null);
  const box = useBlockBox(blockId, () => {
    if (head.current) keepInView(head.current);
  });
  const isEditing = useViewState(({ textEditing }) => textEditing?.blockId === blockId);
  const isDragged = useViewState(({ drag }) => drag?.by === "pointer");
  return (
    <div ref={box} className="mw-selection-frame" data-editing={isEditing || undefined}>
      {/* During a drag the head is hidden and stays mounted: browsers send a finger's moves only to the element that it touched first. */}
      <div className="mw-block-head-track" data-dragged={isDragged || undefined}>
        <LaterBlockHead headRef={head} blockId={blockId} />
      </div>
    </div>
  );
}

/** Without a connection the code of the head cannot be fetched. The block can still be edited, and hot keys work. */
function LaterBlockHead({ blockId, headRef }: { readonly blockId: BlockId; readonly headRef: RefObject<HTMLDivElement | null> }) {
  const code = useLaterCode(blockToolsCode);
  const isReady = code.phase === "ready";
  useLayoutEffect(() => {
    if (isReady && headRef.current) keepInView(headRef.current);
  }, [isReady, headRef]);
  return isReady ? <code.value.BlockHead headRef={headRef} blockId={blockId} /> : null;
}
