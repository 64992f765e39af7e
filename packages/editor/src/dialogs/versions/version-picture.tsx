import type { EmailDocument } from "@mailwright/document";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { useLatest } from "../../base/later/use-latest.js";
import { writePicture } from "../../import/write-picture.js";
import type { ChangedBlock } from "../../workspace/versions/compare-documents.js";
import { fillFrame } from "../preview/frame-picture.js";
import { type ChangePlace, placeChanges } from "./change-place.js";

const emptyPage = "<!doctype html><html><head></head><body></body></html>";
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
  const html = useMemo(() => writePicture(compiler, document), [compiler, document]);
  const scroller = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [drawn, setDrawn] = useState<{ readonly heightPx: number; readonly places: readonly ChangePlace[] }>({ heightPx: 0, places: [] });
  const scale = useScale(scroller);
  const look = useLatest(() => {
    const page = frame.current?.contentDocument;
    // A frame that is still loading holds an empty document.
    if (!isLoaded || !page) return;
    const heightPx = Math.min(heightMaxPx, page.documentElement.scrollHeight, page.body?.scrollHeight ?? heightMaxPx);
    setDrawn({ heightPx, places: placeChanges(page, document, other, changes) });
  });
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!isLoaded || !frame.current || !page) return undefined;
    fillFrame(frame.current, html);
    look.current();
    // Pictures that load later make the page longer.
    const onLoad = () => look.current();
    page.addEventListener("load", onLoad, true);
    return () => page.removeEventListener("load", onLoad, true);
  }, [isLoaded, html, look]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is compared decides what is marked.
  useLayoutEffect(() => look.current(), [changes, look]);

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
            onLoad={() => setLoaded(true)}
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

function useScale(room: { readonly current: HTMLElement | null }): number {
  const [widthPx, setWidth] = useState(windowPx);
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [room]);
  return Math.min(1, Math.max(widthPx, 1) / windowPx);
}
