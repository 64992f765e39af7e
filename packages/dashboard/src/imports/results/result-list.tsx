import type { Import, ImportResult } from "@mailwright/client";
import { Checkbox, EmptyState, useTranslate } from "@mailwright/ui";
import { Inbox } from "@mailwright/ui/icons";
import { ResultRow } from "./result-row.js";
import { resultStrings } from "./result-strings.js";
import { isAcceptable, type ResultFilter } from "./standing.js";

interface ResultListProps {
  readonly own: Import;
  readonly filter: ResultFilter;
  readonly shown: readonly ImportResult[];
  readonly chosen: ReadonlySet<string>;
  readonly isAllChosen: boolean;
  readonly canChoose: boolean;
  readonly onChoose: (id: string, isRange: boolean) => void;
  readonly onChooseAll: (isAll: boolean) => void;
  readonly onLook: (id: string) => void;
}

const nothing = { look: "nothingLook", ready: "nothingReady", refused: "nothingRefused", accepted: "nothingAccepted" } as const;

/** The results that are shown, in rows, below what chooses all of them. */
export function ResultList({ own, filter, shown, chosen, isAllChosen, canChoose, onChoose, onChooseAll, onLook }: ResultListProps) {
  const say = useTranslate(resultStrings);
  if (shown.length === 0) {
    return (
      <EmptyState title={say("nothingHere")} icon={Inbox}>
        {say(filter === "all" || own.state === "running" ? "nothingYet" : nothing[filter])}
      </EmptyState>
    );
  }
  return (
    <div className="mw-results-scroll">
      <div className="mw-results-columns">
        <Checkbox
          label={say("chooseAll")}
          isLabelHidden
          isChecked={isAllChosen}
          isMixed={!isAllChosen && chosen.size > 0}
          isDisabled={!canChoose}
          onChange={onChooseAll}
        />
        <span aria-hidden="true" className="mw-results-email">
          {say("email")}
        </span>
        <span aria-hidden="true" className="mw-result-share">
          {say("desktop")}
        </span>
        <span aria-hidden="true" className="mw-result-share">
          {say("phone")}
        </span>
        <span aria-hidden="true">{say("standing")}</span>
      </div>
      <ul className="mw-result-rows" aria-label={say("list")}>
        {shown.map((result) => (
          <ResultRow
            key={result.id}
            importId={own.id}
            result={result}
            isChosen={chosen.has(result.id)}
            onChoose={isAcceptable(result) ? (isRange) => onChoose(result.id, isRange) : undefined}
            onLook={() => onLook(result.id)}
          />
        ))}
      </ul>
    </div>
  );
}
