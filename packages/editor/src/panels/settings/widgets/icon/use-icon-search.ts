import { type Asked, useAsked } from "@mailwright/views/asked";
import { useEffect, useState } from "react";
import type { IconPort, IconRecord, IconsAmong } from "../../../../ports/icon-port.js";

/** A search begins after this pause in typing. */
const searchDelayMs = 500;

const everywhere: IconsAmong = { category: "", style: "" };

export type IconSearchState = { readonly phase: "searching" } | { readonly phase: "failed" } | ({ readonly phase: "found" } & FoundIcons);

interface FoundIcons {
  readonly icons: readonly IconRecord[];
  readonly total: number;
}

export interface IconSearch {
  readonly query: string;
  readonly among: IconsAmong;
  readonly state: IconSearchState;
  setQuery(query: string): void;
  /** Looks through a category, or in a style, at once. */
  narrow(among: Partial<IconsAmong>): void;
  /** Fetches the next page. */
  more(): void;
  retry(): void;
}

interface Page {
  readonly query: string;
  readonly among: IconsAmong;
  /** The icons of the pages before. */
  readonly before: readonly IconRecord[];
}

/** Searches icons while somebody types. An answer to an older query is dropped. */
export function useIconSearch(port: IconPort): IconSearch {
  const [query, setQuery] = useState("");
  const [page, setPage] = useState<Page>({ query: "", among: everywhere, before: [] });
  useEffect(() => {
    const timer = setTimeout(() => setPage((asked) => (asked.query === query ? asked : { ...asked, query, before: [] })), searchDelayMs);
    return () => clearTimeout(timer);
  }, [query]);
  const asked = useAsked(
    async (signal) => {
      const answer = await port.search(page.query.trim(), page.before.length, signal, page.among);
      return answer.kind === "refused" ? answer : { icons: [...page.before, ...answer.icons], total: answer.total };
    },
    [port, page],
  );
  return {
    query,
    among: page.among,
    narrow: (among) => setPage({ query, among: { ...page.among, ...among }, before: [] }),
    state: stateOf(asked, page),
    setQuery,
    more: () => asked.phase === "ready" && setPage({ ...page, before: asked.value.icons }),
    retry: asked.retry,
  };
}

/** What was found stays on the screen while the next page is fetched. */
function stateOf({ phase, value }: Asked<FoundIcons>, { before }: Page): IconSearchState {
  if (phase === "failed") return { phase: "failed" };
  return value && (phase === "ready" || before.length > 0) ? { phase: "found", ...value } : { phase: "searching" };
}
