import type { TemplateRequest } from "@mailwright/client";
import { useKnownPages, useTemplatePages } from "@mailwright/client/react";
import { pageSizeDefault, type TemplatePage, type TemplateSummary } from "@mailwright/contract";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import { refreshMs } from "../../remote/use-live-queries.js";
import { useSelectionStore } from "../../selection/selection-context.js";
import { refreshChosen } from "../../selection/selection-store.js";
import { useDashboard } from "../../view/dashboard-context.js";
import { requestOf } from "../../view/dashboard-view.js";
import { type Arrangement, arrangePages } from "./arrange-pages.js";

/** The list on screen. Of a long one only the pages near the screen are loaded. */
export interface TemplateListValue extends Arrangement {
  readonly request: TemplateRequest;
  /** What is shown answers an older question; the newer one is on its way. */
  readonly isOutdated: boolean;
  /** A page near the screen that could not be loaded. */
  readonly error: Error | null;
  readonly retry: () => void;
  /** Says which places are on screen; their pages are loaded and kept up to date. */
  readonly show: (first: number, last: number) => void;
  /** Loads whatever is missing between two places, both included, and answers it in order. */
  readonly load: (first: number, last: number) => Promise<readonly TemplateSummary[]>;
}

const ListContext = createContext<TemplateListValue | null>(null);

/** Loads the list of the view on screen for everything below it. */
export function TemplateListProvider({ children }: { readonly children: ReactNode }) {
  return <ListContext.Provider value={useListOfView()}>{children}</ListContext.Provider>;
}

/** The nearest list. */
export function useTemplateList(): TemplateListValue {
  const value = useContext(ListContext);
  if (!value) throw new Error("useTemplateList needs a TemplateListProvider above it.");
  return value;
}

const pageSize = pageSizeDefault;
const firstPage = { first: 0, last: 0 };

function useListOfView(): TemplateListValue {
  const request = useRequest();
  const [shown, setShown] = useState({ request, ...firstPage });
  const { first, last } = shown.request === request ? shown : firstPage;
  const indexes = useMemo(() => pagesBetween(first, last), [first, last]);
  const { pages, error, retry, isPartlyRefreshed } = useTemplatePages(request, indexes, { pageSize, refreshMs });
  const known = useKnownPages(request, { pageSize });
  const current = useSameMap(pages);
  const before = useSameMap(known.read());
  const latest = useMemo(() => arrangePages(current, pageSize, before), [current, before]);
  const arrangement = useWhole(latest, request, isPartlyRefreshed);
  const outdated = useRef(arrangement);
  const isPending = arrangement.total === undefined && !error;
  if (!isPending) outdated.current = arrangement;
  const isOutdated = isPending && outdated.current.total !== undefined;
  useKeptSelection(arrangement.templates);

  const knownTotal = useRef(arrangement.total);
  knownTotal.current = arrangement.total;
  const show = useCallback(
    (from: number, to: number) => {
      const lastPage = Math.floor(Math.max(0, (knownTotal.current ?? 1) - 1) / pageSize);
      const pageAt = (index: number) => Math.min(Math.floor(Math.max(0, index) / pageSize), lastPage);
      const next = { first: pageAt(from), last: pageAt(to) };
      setShown((now) => (now.request === request && now.first === next.first && now.last === next.last ? now : { request, ...next }));
    },
    [request],
  );
  const load = useCallback(
    async (from: number, to: number) => {
      const needed = pagesBetween(Math.floor(from / pageSize), Math.floor(to / pageSize));
      const loaded = await known.load(needed);
      const found = new Map<number, TemplatePage>();
      for (const [nth, page] of loaded.entries()) found.set(needed[nth] ?? 0, page);
      const { at } = arrangePages(found, pageSize);
      return Array.from({ length: to - from + 1 }, (_, step) => at(from + step)).filter((template) => template !== undefined);
    },
    [known],
  );
  return useMemo(
    () => ({ ...(isOutdated ? outdated.current : arrangement), request, isOutdated, error, retry, show, load }),
    [arrangement, request, isOutdated, error, retry, show, load],
  );
}

function pagesBetween(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, step) => first + step);
}

/** The same object for as long as it asks the same. */
function useRequest(): TemplateRequest {
  const { view } = useDashboard();
  const written = JSON.stringify(requestOf(view));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says all of the view that the request is made of
  return useMemo(() => requestOf(view), [written]);
}

/** The map of before, where it holds the same values. */
function useSameMap<Key, Value>(map: ReadonlyMap<Key, Value>): ReadonlyMap<Key, Value> {
  const before = useRef(map);
  const isSame = before.current.size === map.size && [...map].every(([key, value]) => before.current.get(key) === value);
  if (!isSame) before.current = map;
  return before.current;
}

/** Keeps showing the old list while parts of it are loaded again, so that nothing jumps. */
function useWhole(latest: Arrangement, request: TemplateRequest, isPartly: boolean): Arrangement {
  const whole = useRef({ arrangement: latest, request });
  if (!isPartly || whole.current.request !== request) whole.current = { arrangement: latest, request };
  return whole.current.arrangement;
}

/** What is known of chosen templates follows the list. */
function useKeptSelection(templates: readonly TemplateSummary[]): void {
  const selection = useSelectionStore();
  useEffect(() => refreshChosen(selection, templates), [selection, templates]);
}
