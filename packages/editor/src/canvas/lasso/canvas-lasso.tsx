import type { BlockId } from "@mailwright/document";
import { useAnnounce, useLatest, useStyles, useTranslate } from "@mailwright/ui";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useEditor } from "../../base/context/editor-context.js";
import { placeBox } from "../overlay/place-box.js";
import { useBlockBox } from "../overlay/use-block-box.js";
import { useCanvas } from "../surface/canvas-context.js";
import { blockToolsStrings } from "../words/block-tools-strings.js";
import { followLasso, type Lasso } from "./follow-lasso.js";
import css from "./lasso.css?inline";

const styles = [css];

/** The rectangle that selects blocks, while it is drawn. How many were selected in the end is announced by the head of the block that leads. */
export function CanvasLasso() {
  useStyles(styles);
  const editor = useEditor();
  const canvas = useCanvas();
  const say = useTranslate(blockToolsStrings);
  const latest = useLatest({ announce: useAnnounce(), say });
  const [lasso, setLasso] = useState<Lasso | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const desk = canvas?.overlay.closest<HTMLElement>(".mw-desk");
    if (!canvas || !desk) return undefined;
    const onGiveUp = () => latest.current.announce(latest.current.say("lassoGivenUp"));
    return followLasso({ editor, canvas, desk, onChange: setLasso, onGiveUp });
  }, [editor, canvas, latest]);
  useLayoutEffect(() => {
    if (box.current && lasso) placeBox(box.current, lasso.rect);
  }, [lasso]);
  if (!lasso) return null;
  return (
    <>
      {lasso.touched.map((blockId) => (
        <TouchedFrame key={blockId} blockId={blockId} />
      ))}
      <div ref={box} className="mw-lasso" />
    </>
  );
}

function TouchedFrame({ blockId }: { readonly blockId: BlockId }) {
  return <div ref={useBlockBox(blockId)} className="mw-selection-frame" />;
}
