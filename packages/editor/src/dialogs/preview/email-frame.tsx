import type { BlockId } from "@mailwright/document";
import { fillFrame, PreviewFrame, type PreviewFrameProps } from "@mailwright/views/preview";
import { useEffect, useRef, useState } from "react";

const emptyPage = "<!doctype html><html><head></head><body></body></html>";

export interface EmailFrameProps {
  readonly html: string;
  readonly device: PreviewFrameProps["device"];
  /** Shows the email as on a screen in dark mode. */
  readonly isDark: boolean;
  /** A tablet and a phone have an edge around them. */
  readonly isFramed?: boolean;
  /** What the frame shows, for assistive technology, if it is not simply the email. */
  readonly title?: string | undefined;
  /** The block that is marked, and in view. */
  readonly blockId?: BlockId | undefined;
}

/** The compiled email at the width of a device. Nothing in it can run or load pages. */
export function EmailFrame({ html, device, isDark, isFramed, title, blockId }: EmailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!isLoaded || !frame.current) return;
    fillFrame(frame.current, html, isDark);
    if (blockId !== undefined) showBlock(frame.current, blockId);
  }, [isLoaded, html, isDark, blockId]);
  return (
    <PreviewFrame
      frame={frame}
      device={device}
      isDark={isDark}
      isFramed={isFramed}
      title={title}
      // `allow-same-origin`, so that its styles can be set from here. Scripts, forms, popups and navigation stay forbidden.
      sandbox="allow-same-origin"
      srcDoc={emptyPage}
      onLoad={() => setLoaded(true)}
    />
  );
}

/** Marks a block, and brings it to the middle of the frame. The page around the frame stays where it is. */
function showBlock(frame: HTMLIFrameElement, blockId: BlockId): void {
  const { contentDocument: page, contentWindow: view } = frame;
  const elements = Array.from(page?.querySelectorAll<HTMLElement>(`[data-block-id="${CSS.escape(blockId)}"]`) ?? []);
  const element = elements.find((each) => each.getBoundingClientRect().height > 0);
  if (!element || !view) return;
  element.style.outline = `2px solid ${getComputedStyle(frame).getPropertyValue("--mw-accent") || "Highlight"}`;
  element.style.outlineOffset = "2px";
  const { top, height } = element.getBoundingClientRect();
  view.scrollTo({ top: view.scrollY + top - Math.max(0, (view.innerHeight - height) / 2) });
}
