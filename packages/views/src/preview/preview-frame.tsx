import { useStyles, useTranslate } from "@mailwright/ui";
import { type ComponentProps, type CSSProperties, type Ref, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { fitDevice } from "./fit-device.js";
import type { PreviewDevice } from "./preview-device.js";
import css from "./preview-frame.css?inline";
import { previewStrings } from "./preview-strings.js";

const styles = [css];

export interface PreviewFrameProps extends Pick<ComponentProps<"iframe">, "src" | "srcDoc" | "title" | "onLoad"> {
  /** What it is looked at on, or how wide that is in pixels. */
  readonly device: PreviewDevice | number;
  /** The frame itself, for who fills it. */
  readonly frame?: Ref<HTMLIFrameElement> | undefined;
  /** What the email may do in the frame, as `sandbox` says it; never run scripts. */
  readonly sandbox: "" | "allow-same-origin";
  /** As on a screen whose owner has chosen dark. */
  readonly isDark?: boolean | undefined;
  /** A tablet and a phone stand free, with an edge around them. */
  readonly isFramed?: boolean | undefined;
}

/** An email at the width of a device; where there is less room, it is drawn smaller. */
export function PreviewFrame({ device, isDark = false, isFramed = false, title, frame, ...page }: PreviewFrameProps) {
  useStyles(styles);
  const say = useTranslate(previewStrings);
  const desk = useRef<HTMLDivElement>(null);
  const room = useRoom(desk);
  const hasEdge = isFramed && device !== "desktop";
  return (
    <div ref={desk} className="mw-preview-desk" data-framed={hasEdge ? "" : undefined}>
      <iframe
        {...page}
        ref={frame}
        title={title ?? say("frame")}
        className="mw-preview-frame"
        data-scheme={isDark ? "dark" : "light"}
        style={frameStyle(device, room, hasEdge ? edgesPx : 0)}
      />
    </div>
  );
}

/** What is left free above and below a device that stands free. */
const edgesPx = 48;

interface Room {
  readonly widthPx: number;
  readonly heightPx: number;
}

function useRoom(desk: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>({ widthPx: 0, heightPx: 0 });
  useLayoutEffect(() => {
    const element = desk.current;
    if (!element) return;
    const measure = () => setRoom({ widthPx: element.clientWidth, heightPx: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [desk]);
  return room;
}

function frameStyle(device: PreviewDevice | number, room: Room, freePx: number): CSSProperties {
  const { widthPx, scale } = fitDevice(device, room.widthPx);
  return {
    inlineSize: widthPx,
    blockSize: Math.max(0, (room.heightPx - freePx) / scale),
    marginInlineStart: (-widthPx * scale) / 2,
    transform: scale === 1 ? undefined : `scale(${scale})`,
  };
}
