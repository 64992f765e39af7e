import { usePrincipalsOf } from "@mailwright/client/react";
import type { Principal } from "@mailwright/contract";
import { useMemo, useRef } from "react";

/**
 * Everybody that any search has found so far: whoever was chosen keeps a name when the search goes on. Of those it shares with already somebody may be
 * in no search, because they are deactivated or the company is large: they are asked for by id once the first search has come.
 */
export function useKnownPeople(found: readonly Principal[] | undefined, sharers: readonly string[]): readonly Principal[] {
  const known = useRef<ReadonlyMap<string, Principal>>(new Map());
  const searched = useMemo(() => {
    known.current = new Map([...known.current, ...(found ?? []).map((person) => [person.id, person] as const)]);
    return known.current;
  }, [found]);
  const others = usePrincipalsOf(found ? sharers.filter((id) => !searched.has(id)) : []);
  return useMemo(() => [...searched.values(), ...others.filter(({ id }) => !searched.has(id))], [searched, others]);
}
