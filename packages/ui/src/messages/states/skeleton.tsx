import type { CSSProperties } from "react";
import { useTranslate } from "../../context/use-translate.js";
import { uiStrings } from "../../translate/ui-strings.js";

export interface SkeletonProps {
  readonly width?: CSSProperties["inlineSize"];
  readonly height?: CSSProperties["blockSize"];
  readonly shape?: "block" | "line" | "circle" | undefined;
}

/** A grey stand-in of the size of what is coming, so that nothing jumps. */
export function Skeleton({ width = "100%", height, shape = "block" }: SkeletonProps) {
  return <span className={`mw-skeleton mw-skeleton-${shape}`} style={{ inlineSize: width, blockSize: height }} aria-hidden="true" />;
}

/** Lines of text that are coming, said as "Loading". */
export function SkeletonText({ lines = 3 }: { readonly lines?: number }) {
  const say = useTranslate(uiStrings);
  return (
    <div role="status" className="mw-skeleton-text">
      <span className="mw-hidden">{say("loading")}</span>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={`line-${line.toString()}`} shape="line" width={line === lines - 1 && lines > 1 ? "60%" : "100%"} />
      ))}
    </div>
  );
}
