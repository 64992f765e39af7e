import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLatest } from "../../../base/later/use-latest.js";
import { fillFrame } from "../../preview/frame-picture.js";
import { heightOf, type PartPlace } from "./place-parts.js";

const emptyPage = "<!doctype html><html><head></head><body></body></html>";

export interface EmailPictureProps {
  readonly title: string;
  readonly frameTitle: string;
  readonly html: string;
  /** How wide the window is in which the email is drawn. */
  readonly widthPx: number;
  /** The place of the part that a person looks at. */
  readonly placeOf: (page: Document) => PartPlace | undefined;
}

/** An email in full height, scaled down to the room. Nothing in it can run or load pages. */
export function EmailPicture({ title, frameTitle, html, widthPx, placeOf }: EmailPictureProps) {
  const desk = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [heightPx, setHeight] = useState(0);
  const [place, setPlace] = useState<PartPlace>();
  const roomPx = useWidth(desk);
  const scale = Math.min(1, Math.max(roomPx, 1) / widthPx);
  const look = useLatest(() => {
    const page = frame.current?.contentDocument;
    // A frame that is still loading holds an empty document.
    if (!isLoaded || !page) return;
    setHeight(heightOf(page));
    setPlace(placeOf(page));
  });

  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!isLoaded || !frame.current || !page) return;
    fillFrame(frame.current, html);
    look.current();
    // Pictures that load later make the page longer.
    const onLoad = () => look.current();
    page.addEventListener("load", onLoad, true);
    return () => page.removeEventListener("load", onLoad, true);
  }, [isLoaded, html, look]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the width of the window decides where parts stand.
  useLayoutEffect(() => look.current(), [widthPx, placeOf, look]);

  return (
    <section className="mw-import-picture" aria-label={title}>
      <h3 className="mw-import-picture-title">{title}</h3>
      <div ref={desk} className="mw-import-desk" style={{ blockSize: heightPx * scale }}>
        <iframe
          ref={frame}
          title={frameTitle}
          className="mw-import-frame"
          // `allow-same-origin`, so that the frame can be filled and measured from here. Scripts, forms, popups and navigation stay
          // forbidden.
          sandbox="allow-same-origin"
          srcDoc={emptyPage}
          tabIndex={-1}
          style={{ inlineSize: widthPx, blockSize: heightPx, transform: `scale(${scale})` }}
          onLoad={() => setLoaded(true)}
        />
        {place ? (
          <div className="mw-import-mark" data-part-mark style={{ insetBlockStart: place.top * scale, blockSize: place.height * scale }} />
        ) : null}
      </div>
    </section>
  );
}

function useWidth(desk: { readonly current: HTMLElement | null }): number {
  const [widthPx, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = desk.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [desk]);
  return widthPx;
}
