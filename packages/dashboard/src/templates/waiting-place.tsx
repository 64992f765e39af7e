import { Skeleton, useTranslate } from "@mailwright/ui";
import { listStrings } from "./list-strings.js";

interface WaitingPlaceProps {
  readonly index: number;
  readonly className: string;
}

/** The place of a template that is on its way. The focus may wait here for it. */
export function WaitingPlace({ index, className }: WaitingPlaceProps) {
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
      <Skeleton />
    </button>
  );
}
