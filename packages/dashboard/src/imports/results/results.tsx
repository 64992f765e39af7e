import type { Import, ImportResult } from "@mailwright/client";
import { useImportResults } from "@mailwright/client/react";
import { Tabs, useTranslate } from "@mailwright/ui";
import { useMemo, useState } from "react";
import { RemoteView } from "../../remote/remote-view.js";
import { LookDialog } from "../look/look-dialog.js";
import { AcceptBar } from "./accept-bar.js";
import { AcceptedNotice } from "./accepted-notice.js";
import { ResultList } from "./result-list.js";
import { resultStrings } from "./result-strings.js";
import { addRange, keepKnown, nothingChosen, toggleOne } from "./selection.js";
import { filterResults, isAcceptable, type ResultFilter, resultFilters } from "./standing.js";
import { useAccepting } from "./use-accepting.js";

/** What came of the emails, what differs most first: to look at, to choose, and to accept. */
export function Results({ own }: { readonly own: Import }) {
  const say = useTranslate(resultStrings);
  const answer = useImportResults(own);
  return (
    <RemoteView answer={answer} loading={say("listLoading")} failed={say("listFailed")}>
      {(results) => <LoadedResults own={own} results={results} />}
    </RemoteView>
  );
}

interface LoadedResultsProps {
  readonly own: Import;
  readonly results: readonly ImportResult[];
}

function LoadedResults({ own, results }: LoadedResultsProps) {
  const say = useTranslate(resultStrings);
  const [filter, setFilter] = useState<ResultFilter>("all");
  const [looked, setLooked] = useState<{ readonly order: readonly string[]; readonly id: string }>();
  const [chosen, setChosen] = useState(nothingChosen);
  const [categories, setCategories] = useState<readonly string[]>([]);
  const accepting = useAccepting(own.id, categories);
  const acceptable = useMemo(() => new Set(results.filter(isAcceptable).map(({ id }) => id)), [results]);
  const selected = keepKnown(chosen, acceptable);
  const shown = filterResults(results, filter);
  const shownIds = shown.map(({ id }) => id).filter((id) => acceptable.has(id));
  const choose = (id: string, isRange: boolean) =>
    setChosen(isRange ? keepKnown(addRange(chosen, shownIds, id), acceptable) : toggleOne(chosen, id));
  const chooseAll = (isAll: boolean) => setChosen({ ids: new Set(isAll ? shownIds : []), anchor: undefined });
  const lookAt = (id: string) => setLooked({ order: shown.filter(({ state }) => state === "read").map((one) => one.id), id });
  return (
    <>
      <div className="mw-results">
        <AcceptedNotice accepting={accepting} results={results} />
        <Tabs
          label={say("filter")}
          value={filter}
          items={resultFilters.map((value) => ({ value, label: say(value), count: filterResults(results, value).length }))}
          onChange={setFilter}
        >
          <ResultList
            own={own}
            filter={filter}
            shown={shown}
            chosen={selected.ids}
            isAllChosen={shownIds.length > 0 && shownIds.every((id) => selected.ids.has(id))}
            canChoose={shownIds.length > 0}
            onChoose={choose}
            onChooseAll={chooseAll}
            onLook={lookAt}
          />
        </Tabs>
      </div>
      {selected.ids.size > 0 || accepting.progress ? (
        <AcceptBar
          chosen={[...selected.ids]}
          categories={categories}
          onCategories={setCategories}
          accepting={accepting}
          onClear={() => setChosen(nothingChosen)}
        />
      ) : null}
      {looked ? (
        <LookDialog
          importId={own.id}
          results={results}
          {...looked}
          onMove={(id) => setLooked({ ...looked, id })}
          onAccept={(id) => accepting.run([id])}
          onClose={() => setLooked(undefined)}
        />
      ) : null}
    </>
  );
}
