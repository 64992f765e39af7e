import type { Session } from "@mailwright/contract";
import { createContext, type ReactNode, useContext } from "react";
import type { DashboardView } from "./dashboard-view.js";
import type { Preferences } from "./preferences.js";

/** What leaves the dashboard: the host's page decides what happens. */
export interface DashboardHost {
  /** Goes to an address of the product: `/?status=draft`, `/edit/{id}`. */
  readonly navigate: (path: string, options?: { readonly replace?: boolean; readonly state?: unknown }) => void;
  /** The view on screen is called so now. */
  readonly changeTitle?: (title: string) => void;
  readonly changeTheme: (theme: "light" | "dark") => void;
  readonly changeSession: (sessionId: string) => void;
  /** The user's settings have changed: the page is to be loaded anew. */
  readonly reload: () => void;
  readonly cancel: () => void;
  readonly signOut: () => void;
}

/** Pages of the product around the dashboard; what has no address is not offered. */
export interface DashboardLinks {
  /** The account settings of whoever is signed in. */
  readonly account?: string | undefined;
  /** Where administrators keep the people of the workspace. */
  readonly people?: string | undefined;
  /** Where a free plan becomes a paid one. */
  readonly upgrade?: string | undefined;
}

export interface DashboardContextValue {
  readonly host: DashboardHost;
  readonly view: DashboardView;
  readonly session: Session | undefined;
  readonly theme: "light" | "dark" | "auto";
  readonly preferences: Preferences;
  readonly links: DashboardLinks;
  /** Too little room for the sidebar beside the list. */
  readonly isNarrow: boolean;
}

const DashboardContext = createContext<DashboardContextValue | null>(null);

/** Gives everything below it the view on screen and the way to another. */
export function DashboardProvider({ value, children }: { readonly value: DashboardContextValue; readonly children: ReactNode }) {
  return <DashboardContext.Provider value={value}>{children}</DashboardContext.Provider>;
}

/** The nearest dashboard. */
export function useDashboard(): DashboardContextValue {
  const value = useContext(DashboardContext);
  if (!value) throw new Error("useDashboard needs a DashboardProvider above it.");
  return value;
}
