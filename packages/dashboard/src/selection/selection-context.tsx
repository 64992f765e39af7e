import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { useStore } from "zustand";
import { createSelectionStore, type Selection, type SelectionStore, stopSelecting } from "./selection-store.js";

const SelectionContext = createContext<SelectionStore | null>(null);

interface SelectionProviderProps {
  /** What was chosen in another place is forgotten. */
  readonly place: string;
  readonly children: ReactNode;
}

/** Holds the selection of the view on screen. */
export function SelectionProvider({ place, children }: SelectionProviderProps) {
  const [store] = useState(createSelectionStore);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place says when to forget
  useEffect(() => () => stopSelecting(store), [store, place]);
  return <SelectionContext.Provider value={store}>{children}</SelectionContext.Provider>;
}

/** The nearest selection, to change it. */
export function useSelectionStore(): SelectionStore {
  const store = useContext(SelectionContext);
  if (!store) throw new Error("useSelectionStore needs a SelectionProvider above it.");
  return store;
}

/** A part of the nearest selection; renders again when that part changes. */
export function useSelection<T>(select: (selection: Selection) => T): T {
  return useStore(useSelectionStore(), select);
}
