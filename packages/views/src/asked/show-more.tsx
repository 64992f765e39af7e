import { Button, useStyles, useTranslate } from "@mailwright/ui";
import { useEffect, useRef } from "react";
import { askedStrings } from "./asked-strings.js";
import css from "./show-more.css?inline";

/** The rest of a long list, of which only the beginning was asked for. */
export interface More {
  readonly phase: "idle" | "loading" | "failed";
  /** Asks for the next part. */
  readonly show: () => void;
}

const styles = [css];

/** Stands at the end of a list: asks for more once it comes into view, or when it is pressed. */
export function ShowMore({ more: { phase, show } }: { readonly more: More }) {
  useStyles(styles);
  const say = useTranslate(askedStrings);
  const place = useSeen(phase === "idle" ? show : undefined);
  return (
    <div ref={place} className="mw-show-more">
      {phase === "failed" ? <span role="alert">{say("moreFailed")}</span> : null}
      <Button variant="quiet" isLoading={phase === "loading"} onClick={show}>
        {say(phase === "failed" ? "again" : "more")}
      </Button>
    </div>
  );
}

/** Tells when an element has come into view. */
function useSeen(tell: (() => void) | undefined) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current || !tell) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) tell();
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [tell]);
  return place;
}
