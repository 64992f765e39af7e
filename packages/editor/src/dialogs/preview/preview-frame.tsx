import type { Device } from "@mailwright/editing";
import { useStyles, useTranslate } from "@mailwright/ui";
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from "react";
import { fitDevice } from "./device-width.js";
import { fillFrame } from "./frame-picture.js";
import css from "./preview.css?inline";
import { previewStrings } from "./preview-strings.js";

const styles = [css];
const emptyPage = "<!doctype html><html><head></head><body></body></html>";

export interface PreviewFrameProps {
  readonly html: string;
  readonly device: Device;
  /** As on a screen whose owner has chosen dark. */
  readonly isDark: boolean;
  /** What it shows, for assistive technology, where that is not simply the email. */
  readonly title?: string | undefined;
}

/** The compiled email at the width of a device, where nothing of it can run or reach out. */
export function PreviewFrame({ html, device, isDark, title }: PreviewFrameProps) {
  useStyles(styles);
  const say = useTranslate(previewStrings);
  const desk = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const room = useRoom(desk);

  useEffect(() => {
    if (isLoaded && frame.current) fillFrame(frame.current, html, isDark);
  }, [isLoaded, html, isDark]);

  return (
    <div ref={desk} className="mw-preview-desk" data-device={device}>
      <iframe
        ref={frame}
        title={title ?? say("frame")}
        className="mw-preview-frame"
        data-scheme={isDark ? "dark" : "light"}
        // Same origin, so that its styles can be set from here; no scripts, forms, popups or navigation.
        sandbox="allow-same-origin"
        srcDoc={emptyPage}
        style={frameStyle(device, room)}
        onLoad={() => setLoaded(true)}
      />
    </div>
  );
}

interface Room {
  readonly widthPx: number;
  readonly heightPx: number;
}

function useRoom(desk: { readonly current: HTMLElement | null }): Room {
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

function frameStyle(device: Device, room: Room): CSSProperties {
  const { widthPx, scale } = fitDevice(device, room.widthPx);
  const marginPx = device === "desktop" ? 0 : 48;
  return {
    inlineSize: widthPx,
    blockSize: Math.max(0, (room.heightPx - marginPx) / scale),
    marginInlineStart: (-widthPx * scale) / 2,
    transform: scale === 1 ? undefined : `scale(${scale})`,
  };
}
