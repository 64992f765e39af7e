import type { TextCaret } from "@mailwright/editing";
import { useTranslate } from "@mailwright/ui";
import { useLayoutEffect, useRef } from "react";
import { placeBox } from "../../canvas/overlay/place-box.js";
import { useCanvas } from "../../canvas/surface/canvas-context.js";
import type { CanvasHandle } from "../../canvas/surface/canvas-handle.js";
import type { PersonHere } from "../../ports/collaboration-port.js";
import { companyStrings } from "./company-strings.js";

interface PersonCaretProps {
  readonly person: PersonHere;
  readonly blockId: string;
  readonly caret: TextCaret;
}

/** Where in a text somebody writes. Hidden from screen readers, as the outline is. */
export function PersonCaret({ person, blockId, caret }: PersonCaretProps) {
  const say = useTranslate(companyStrings);
  const canvas = useCanvas();
  const line = useRef<HTMLDivElement>(null);
  const { at, startsLine } = caret;
  const { prop, item, member } = caret.place ?? {};
  useLayoutEffect(() => {
    if (!canvas) return undefined;
    const isIn = prop !== undefined && item !== undefined && member !== undefined ? { prop, item, member } : undefined;
    const text = () => canvas.textElementOf(blockId, isIn);
    const place = () => {
      const rect = rectOfCaret(canvas, text(), { at, startsLine });
      return () => void (line.current && placeBox(line.current, rect));
    };
    // What is typed here moves the caret of somebody who writes behind it.
    const written = text();
    const observer = new MutationObserver(() => canvas.placeSoon(place));
    if (written) observer.observe(written, { subtree: true, childList: true, characterData: true });
    const stop = canvas.follow(place);
    return () => {
      stop();
      observer.disconnect();
    };
  }, [canvas, blockId, at, startsLine, prop, item, member]);
  return (
    <div ref={line} className="mw-person-caret" data-person={person.colour} aria-hidden="true">
      {/* Another place: the name is shown anew. */}
      <span key={`${at} ${startsLine} ${item}`} className="mw-person-name">
        {say("writing", { name: person.name })}
      </span>
    </div>
  );
}

function rectOfCaret(canvas: CanvasHandle, text: HTMLElement | undefined, caret: TextCaret) {
  const found = text && findCaret(text, caret);
  if (!text || !found) return undefined;
  const range = text.ownerDocument.createRange();
  range.setStart(found.node, found.offset);
  const { left, top, height } = range.getBoundingClientRect();
  return height === 0 ? undefined : canvas.toOverlay(new DOMRect(left, top, 0, height));
}

/** The text may be a little shorter here than it is for them. */
function findCaret(text: HTMLElement, { at, startsLine }: TextCaret): { readonly node: Text; readonly offset: number } | undefined {
  const walker = text.ownerDocument.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  let before = 0;
  let found: { node: Text; offset: number } | undefined;
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!(node instanceof Text)) continue;
    if (before > at || (before === at && found && !startsLine)) break;
    found = { node, offset: Math.min(at - before, node.length) };
    before += node.length;
  }
  return found;
}
