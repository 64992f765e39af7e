import { useImportResult } from "@mailwright/client/react";
import { useTranslate } from "@mailwright/ui";
import { emptyPage, useFilledFrame } from "@mailwright/views/preview";
import { type RefObject, useEffect, useRef, useState } from "react";
import { lookStrings } from "../look/look-strings.js";

interface ResultPictureProps {
  readonly importId: string;
  readonly resultId: string;
  readonly onLook: () => void;
}

/** The top of an email as it would be here, small. What it shows is said beside it, so it is for the eye alone. */
export function ResultPicture({ importId, resultId, onLook }: ResultPictureProps) {
  const place = useRef<HTMLButtonElement>(null);
  const isInView = useInView(place);
  return (
    <button ref={place} type="button" className="mw-result-picture" tabIndex={-1} aria-hidden="true" onClick={onLook}>
      {isInView ? <Shown importId={importId} resultId={resultId} /> : null}
    </button>
  );
}

function Shown({ importId, resultId }: Pick<ResultPictureProps, "importId" | "resultId">) {
  const say = useTranslate(lookStrings);
  const { data } = useImportResult(importId, resultId);
  const { frame, onLoad } = useFilledFrame(data?.after ?? "", () => undefined);
  if (!data) return null;
  const title = say("frameAfter");
  return (
    // `allow-same-origin`, so that it can be filled from here; nothing runs in it.
    <iframe
      ref={frame}
      title={title}
      className="mw-result-frame"
      sandbox="allow-same-origin"
      srcDoc={emptyPage}
      tabIndex={-1}
      onLoad={onLoad}
    />
  );
}

const restMs = 200;

/** Is it in view, and has been for a moment? Who scrolls past hundreds of emails loads none of them. */
function useInView(place: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(rest);
      if (entries.at(-1)?.isIntersecting) rest = setTimeout(() => setInView(true), restMs);
      else setInView(false);
    });
    observer.observe(place.current);
    return () => {
      clearTimeout(rest);
      observer.disconnect();
    };
  }, [place]);
  return isInView;
}
