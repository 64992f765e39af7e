import { Segmented, Spinner, useTranslate } from "@mailwright/ui";
import { Monitor, Smartphone } from "@mailwright/ui/icons";
import { emptyPage, useFilledFrame, useRoomWidth } from "@mailwright/views/preview";
import { useLayoutEffect, useRef, useState } from "react";
import { lookStrings } from "./look-strings.js";

/** The widths that emails are measured at. */
const widths = { desktop: 800, phone: 375 } as const;
/** Longer ones are cut off here: a frame of any height would take the memory. */
const heightMaxPx = 30_000;

interface LookPicturesProps {
  readonly before: string;
  readonly after: string;
  /** The email is being read again. */
  readonly isReading: boolean;
}

/** The email before and after at one of two widths, scrolling together. */
export function LookPictures({ before, after, isReading }: LookPicturesProps) {
  const say = useTranslate(lookStrings);
  const [width, setWidth] = useState<keyof typeof widths>("desktop");
  return (
    <div className="mw-look-pictures">
      <div className="mw-look-tools">
        <Segmented
          label={say("width")}
          isLabelHidden
          value={width}
          options={[
            { value: "desktop", label: say("desktop"), icon: Monitor },
            { value: "phone", label: say("phone"), icon: Smartphone },
          ]}
          onChange={setWidth}
        />
        {isReading ? (
          <span className="mw-look-reading" role="status">
            <Spinner />
            {say("reading")}
          </span>
        ) : null}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
      <section className="mw-look-scroller" data-width={width} aria-label={say("pictures")} tabIndex={0}>
        <EmailPicture title={say("before")} frameTitle={say("frameBefore")} html={before} widthPx={widths[width]} />
        <EmailPicture title={say("after")} frameTitle={say("frameAfter")} html={after} widthPx={widths[width]} isWaiting={isReading} />
      </section>
    </div>
  );
}

interface EmailPictureProps {
  readonly title: string;
  readonly frameTitle: string;
  readonly html: string;
  /** How wide the window is in which the email is drawn. */
  readonly widthPx: number;
  readonly isWaiting?: boolean;
}

/** An email in full height, scaled down to the room. Nothing in it can run or load pages. */
function EmailPicture({ title, frameTitle, html, widthPx, isWaiting = false }: EmailPictureProps) {
  const desk = useRef<HTMLDivElement>(null);
  const [heightPx, setHeight] = useState(0);
  const scale = Math.min(1, Math.max(useRoomWidth(desk), 1) / widthPx);
  const { frame, lookAgain, onLoad } = useFilledFrame(html, ({ documentElement, body }) =>
    setHeight(Math.min(heightMaxPx, Math.max(body?.scrollHeight ?? 0, documentElement.getBoundingClientRect().height))),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the width of the window decides how high the email is.
  useLayoutEffect(() => lookAgain.current(), [widthPx, lookAgain]);
  return (
    <section className="mw-look-picture" aria-label={title} aria-busy={isWaiting}>
      <h3 className="mw-look-picture-title">{title}</h3>
      <div ref={desk} className="mw-look-desk" style={{ blockSize: heightPx * scale }}>
        <iframe
          ref={frame}
          title={frameTitle}
          className="mw-look-frame"
          // `allow-same-origin`, so that the frame can be filled and measured from here. Scripts, forms, popups and navigation stay
          // forbidden.
          sandbox="allow-same-origin"
          srcDoc={emptyPage}
          tabIndex={-1}
          style={{ inlineSize: widthPx, blockSize: heightPx, transform: `scale(${scale})` }}
          onLoad={onLoad}
        />
      </div>
    </section>
  );
}
