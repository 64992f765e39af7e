import { useTranslate } from "@mailwright/ui";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { fitDevice, type PreviewDevice } from "./fit-device.js";
import { previewStrings } from "./preview-strings.js";

interface PreviewFrameProps {
  /** The server's own preview page of the template. */
  readonly url: string;
  readonly device: PreviewDevice;
}

/** The compiled email at the width of a device, where nothing of it can run or reach out. */
export function PreviewFrame({ url, device }: PreviewFrameProps) {
  const say = useTranslate(previewStrings);
  const desk = useRef<HTMLDivElement>(null);
  const { widthPx: roomPx, heightPx } = useRoom(desk);
  const { widthPx, scale } = fitDevice(device, roomPx);
  return (
    <div ref={desk} className="mw-preview-desk">
      <iframe
        src={url}
        title={say("frame")}
        className="mw-preview-frame"
        sandbox=""
        style={{
          inlineSize: widthPx,
          blockSize: heightPx / scale,
          marginInlineStart: (-widthPx * scale) / 2,
          transform: scale === 1 ? undefined : `scale(${scale})`,
        }}
      />
    </div>
  );
}

function useRoom(desk: RefObject<HTMLElement | null>) {
  const [room, setRoom] = useState({ widthPx: 0, heightPx: 0 });
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
