import { IconButton, Spinner, useTranslate } from "@mailwright/ui";
import { ChevronDown } from "@mailwright/ui/icons";
import type { RefObject } from "react";
import { listStrings } from "../list-strings.js";
import { useTemplateList } from "../loaded/list-context.js";

interface ListEndProps {
  readonly scroll: RefObject<HTMLElement | null>;
  readonly isMoreBelow: boolean;
  /** The places on screen. */
  readonly first: number;
  readonly last: number;
}

/** What floats over the end of the list: that more is on its way, or that there is more to scroll to. */
export function ListEnd({ scroll, isMoreBelow, first, last }: ListEndProps) {
  const t = useTranslate(listStrings);
  const { total = 0, at, error } = useTemplateList();
  const isWaiting = Array.from({ length: last - first + 1 }, (_, step) => first + step).some((index) => index < total && !at(index));
  const scrollDown = () => scroll.current?.scrollBy({ top: scroll.current.clientHeight * 0.9, behavior: "smooth" });
  return (
    <div className="mw-list-end">
      {isWaiting && !error ? (
        <span className="mw-list-end-chip" role="status" aria-label={t("loadingMore")}>
          <Spinner />
        </span>
      ) : (
        isMoreBelow &&
        total > 0 && <IconButton className="mw-list-end-chip" label={t("scrollDown")} icon={ChevronDown} onClick={scrollDown} />
      )}
    </div>
  );
}
