import type { EmailDocument } from "@mailwright/document";
import { emptyPage, useFilledFrame, useRoomWidth } from "@mailwright/views/preview";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { compilerOf } from "../../base/document/compiler-of.js";
import { writePicture } from "../../import/write-picture.js";
import type { ChangedBlock } from "../../workspace/versions/compare-documents.js";
import { type ChangePlace, placeChanges } from "./change-place.js";

/** The width of the window in which the email is drawn. */
const windowPx = 800;
const heightMaxPx = 30_000;

export interface VersionPictureProps {
  readonly title: string;
  readonly frameTitle: string;
  readonly document: EmailDocument;
  /** The email that it is compared with. */
  readonly other: EmailDocument;
  readonly changes: readonly ChangedBlock[];
  /** The change that a person looks at, with the word that stands beside it. */
  readonly shown: string | undefined;
  readonly shownWord: string;
}

/** One of two emails in full height, with an outline around each change. The change that is looked at is scrolled to. Nothing in it can run or load pages. */
export function VersionPicture({ title, frameTitle, document, other, changes, shown, shownWord }: VersionPictureProps) {
  const { compiler } = useEditorServices();
  const html = useMemo(() => writePicture(compilerOf({ compiler }), document), [compiler, document]);
  const scroller = useRef<HTMLElement>(null);
  const [drawn, setDrawn] = useState<{ readonly heightPx: number; readonly places: readonly ChangePlace[] }>({ heightPx: 0, places: [] });
  const scale = Math.min(1, Math.max(useRoomWidth(scroller), 1) / windowPx);
  const { frame, lookAgain, onLoad } = useFilledFrame(html, (page) => {
    const heightPx = Math.min(heightMaxPx, page.documentElement.scrollHeight, page.body?.scrollHeight ?? heightMaxPx);
    setDrawn({ heightPx, places: placeChanges(page, document, other, changes) });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is compared decides what is marked.
  useLayoutEffect(() => lookAgain.current(), [changes, lookAgain]);

  const target = drawn.places.find(({ id }) => id === shown);
  const middle = target && (target.top + Math.min(target.height, windowPx) / 2) * scale;
  useEffect(() => {
    const element = scroller.current;
    if (element && middle !== undefined) element.scrollTop = middle - element.clientHeight / 2;
  }, [middle]);

  return (
    <section aria-label={title} className="mw-compare-picture">
      <h3 className="mw-compare-title">{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
      <section ref={scroller} className="mw-compare-scroller" aria-label={frameTitle} tabIndex={0}>
        <div className="mw-compare-paper" style={{ blockSize: drawn.heightPx * scale, inlineSize: windowPx * scale }}>
          <iframe
            ref={frame}
            title={frameTitle}
            className="mw-compare-frame"
            // `allow-same-origin`, so that the frame can be filled and measured from here. Scripts, forms, popups and navigation stay forbidden.
            sandbox="allow-same-origin"
            srcDoc={emptyPage}
            tabIndex={-1}
            style={{ inlineSize: windowPx, blockSize: drawn.heightPx, transform: `scale(${scale})` }}
            onLoad={onLoad}
          />
          {drawn.places.map((place) => (
            <Mark key={place.id} place={place} scale={scale} word={place.id === shown ? shownWord : undefined} />
          ))}
        </div>
      </section>
    </section>
  );
}

function Mark({ place, scale, word }: { readonly place: ChangePlace; readonly scale: number; readonly word: string | undefined }) {
  const { kind, top, left, width, height } = place;
  return (
    <div
      className="mw-compare-mark"
      data-kind={kind}
      data-shown={word === undefined ? undefined : ""}
      style={{ top: top * scale, left: left * scale, inlineSize: width * scale, blockSize: height * scale }}
    >
      {word === undefined || kind === "gap" ? null : <span className="mw-compare-mark-word">{word}</span>}
    </div>
  );
}
