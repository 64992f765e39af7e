import { Skeleton, useTranslate } from "@mailwright/ui";
import type { ReactNode } from "react";
import { listStrings } from "../list-strings.js";

interface WaitingPlaceProps {
  readonly index: number;
  readonly className: string;
  readonly children: ReactNode;
}

/** The card of a template that is on its way. */
export function WaitingCard({ index }: { readonly index: number }) {
  return (
    <WaitingPlace index={index} className="mw-card mw-card-waiting">
      <Skeleton height="100%" />
      <span className="mw-card-foot">
        <Skeleton shape="line" width="72%" />
        <Skeleton shape="line" width="48%" />
      </span>
    </WaitingPlace>
  );
}

/** What the row of a template on its way holds. */
export function WaitingCell({ index }: { readonly index: number }) {
  return (
    <WaitingPlace index={index} className="mw-row-waiting">
      <Skeleton width={40} height={51} />
      <span className="mw-row-words">
        <Skeleton shape="line" width="32%" />
        <Skeleton shape="line" width="20%" />
      </span>
    </WaitingPlace>
  );
}

/** The place of a template that is on its way. The focus may wait here for it. */
function WaitingPlace({ index, className, children }: WaitingPlaceProps) {
  const t = useTranslate(listStrings);
  return (
    <button
      type="button"
      className={className}
      aria-disabled="true"
      aria-label={t("loadingMore")}
      tabIndex={-1}
      data-mw-place={index}
      data-mw-waiting=""
    >
      {children}
    </button>
  );
}
