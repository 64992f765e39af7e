import type { Principal } from "@mailwright/contract";
import { useMemo, useRef } from "react";

/** Everybody that any search has found so far: whoever was chosen keeps a name when the search goes on. */
export function useKnownPeople(found: readonly Principal[] | undefined): readonly Principal[] {
  const known = useRef<ReadonlyMap<string, Principal>>(new Map());
  return useMemo(() => {
    known.current = new Map([...known.current, ...(found ?? []).map((person) => [person.id, person] as const)]);
    return [...known.current.values()];
  }, [found]);
}
