/** What somebody tells the others of themselves, as the awareness of Yjs keeps it. */
export interface OwnPresence {
  readonly clientID: number;
  readonly meta: ReadonlyMap<number, { readonly lastUpdated: number }>;
  getLocalState(): Record<string, unknown> | null;
  setLocalState(state: Record<string, unknown>): void;
}

/** Whoever says nothing for half a minute is gone to the others. */
const sayAgainMs = 15_000;

/**
 * Says again that this person is here, where it is time to. The library does so by a timer, which the browser lets run once a minute in a page that nobody sees;
 * messages of others come in as ever, and where none come nobody is there to miss this person.
 */
export function stayHere(own: OwnPresence, nowMs: number): void {
  const state = own.getLocalState();
  const saidMs = own.meta.get(own.clientID)?.lastUpdated ?? nowMs;
  if (state && nowMs - saidMs >= sayAgainMs) own.setLocalState(state);
}
