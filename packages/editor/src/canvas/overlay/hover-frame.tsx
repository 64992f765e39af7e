import type { BlockId } from "@mailwright/document";
import { useViewState } from "../../base/context/editor-context.js";
import { useBlockName } from "../words/use-block-name.js";
import { useBlockBox } from "./use-block-box.js";

/** A thin outline and the name of the block under the pointer. */
export function HoverFrame() {
  const hovered = useViewState(({ hovered, selection, drag }) => (drag || (hovered && selection.includes(hovered)) ? null : hovered));
  return hovered === null ? null : <HoverBox key={hovered} blockId={hovered} />;
}

function HoverBox({ blockId }: { readonly blockId: BlockId }) {
  const box = useBlockBox(blockId);
  const name = useBlockName(blockId);
  return (
    <div ref={box} className="mw-hover-frame" aria-hidden="true">
      <span className="mw-hover-name">{name}</span>
    </div>
  );
}
