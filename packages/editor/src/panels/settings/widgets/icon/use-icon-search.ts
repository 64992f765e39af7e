import { useEffect, useState } from "react";
import type { IconPort, IconRecord } from "../../../../ports/icon-port.js";

/** How long typing rests before it is searched for (editor.md, section 9). */
const searchDelayMs = 500;

export type IconSearchState =
  | { readonly phase: "searching" }
  | { readonly phase: "failed" }
  | { readonly phase: "found"; readonly icons: readonly IconRecord[]; readonly total: number };

export interface IconSearch {
  readonly query: string;
  readonly state: IconSearchState;
  setQuery(query: string): void;
  /** Fetches the next page. */
  more(): void;
  retry(): void;
}

interface Page {
  readonly query: string;
  /** How many icons are there already. */
  readonly offset: number;
  /** Counts tries, so that the same page can be asked for again. */
  readonly attempt: number;
}

/** Searches icons while somebody types; an answer to an older question is dropped. */
export function useIconSearch(port: IconPort): IconSearch {
  const [query, setQuery] = useState("");
  const [page, setPage] = useState<Page>({ query: "", offset: 0, attempt: 0 });
  const [state, setState] = useState<IconSearchState>({ phase: "searching" });
  useEffect(() => {
    const timer = setTimeout(() => setPage((asked) => (asked.query === query ? asked : { query, offset: 0, attempt: 0 })), searchDelayMs);
    return () => clearTimeout(timer);
  }, [query]);
  useEffect(() => {
    const controller = new AbortController();
    if (page.offset === 0) setState({ phase: "searching" });
    void port.search(page.query.trim(), page.offset, controller.signal).then((answer) => {
      if (controller.signal.aborted) return;
      if (answer.kind === "refused") return setState({ phase: "failed" });
      const { icons, total } = answer;
      setState((known) => {
        const before = page.offset > 0 && known.phase === "found" ? known.icons.slice(0, page.offset) : [];
        return { phase: "found", icons: [...before, ...icons], total };
      });
    });
    return () => controller.abort();
  }, [port, page]);
  return {
    query,
    state,
    setQuery,
    more: () => state.phase === "found" && setPage({ ...page, offset: state.icons.length }),
    retry: () => setPage({ query: page.query, offset: 0, attempt: page.attempt + 1 }),
  };
}
