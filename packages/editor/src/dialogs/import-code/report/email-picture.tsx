import { emptyPage, useFilledFrame, useRoomWidth } from "@mailwright/views/preview";
import { useLayoutEffect, useRef, useState } from "react";
import { heightOf, type PartPlace } from "./place-parts.js";

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
  const [heightPx, setHeight] = useState(0);
  const [place, setPlace] = useState<PartPlace>();
  const roomPx = useRoomWidth(desk);
  const scale = Math.min(1, Math.max(roomPx, 1) / widthPx);
  const { frame, lookAgain, onLoad } = useFilledFrame(html, (page) => {
    setHeight(heightOf(page));
    setPlace(placeOf(page));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the width of the window decides where parts stand.
  useLayoutEffect(() => lookAgain.current(), [widthPx, placeOf, lookAgain]);

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
          onLoad={onLoad}
        />
        {place ? (
          <div className="mw-import-mark" data-part-mark style={{ insetBlockStart: place.top * scale, blockSize: place.height * scale }} />
        ) : null}
      </div>
    </section>
  );
}
