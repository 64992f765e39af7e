import { createContext, useContext } from "react";
import { useStore } from "zustand";
import { createStore, type StoreApi } from "zustand/vanilla";

/** The templates that wait for the server, each with how many of its actions do. */
export type PendingStore = StoreApi<ReadonlyMap<string, number>>;

/** A store in which nothing waits. One per dashboard. */
export function createPendingStore(): PendingStore {
  return createStore<ReadonlyMap<string, number>>(() => new Map());
}

/** Counts a template as waiting until the work ends, however it ends. */
export async function trackPending(store: PendingStore, templateId: string, work: Promise<unknown>): Promise<void> {
  countPending(store, templateId, 1);
  try {
    await work;
  } finally {
    countPending(store, templateId, -1);
  }
}

function countPending(store: PendingStore, templateId: string, step: 1 | -1): void {
  const pending = new Map(store.getState());
  const count = (pending.get(templateId) ?? 0) + step;
  if (count > 0) pending.set(templateId, count);
  else pending.delete(templateId);
  store.setState(pending, true);
}

export const PendingContext = createContext<PendingStore | null>(null);

/** Whether something is being done with a template that the server has not answered yet. */
export function useIsPending(templateId: string): boolean {
  const store = useContext(PendingContext);
  if (!store) throw new Error("useIsPending needs an ActionProvider above it.");
  return useStore(store, (pending) => pending.has(templateId));
}
