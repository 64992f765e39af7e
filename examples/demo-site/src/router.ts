import { useSyncExternalStore } from "react";

/** The page's address, as far as routes care. */
export interface Address {
  readonly path: string;
  readonly query: URLSearchParams;
  /** What the navigation carried beside the address, such as that a template is brand new. */
  readonly state: unknown;
}

/** May the page be left now? Where it answers no, `go` leaves it later, once the guard is taken away. */
type LeaveGuard = (go: () => void) => boolean;

const listeners = new Set<() => void>();
let address = readAddress();
let guard: LeaveGuard | undefined;

/** Goes to an address of this site without loading a page. Answers false where unsaved work held us back. */
export function navigate(path: string, { replace = false, state = null }: { replace?: boolean; state?: unknown } = {}): boolean {
  if (guard && !guard(() => navigate(path, { replace, state }))) return false;
  history[replace ? "replaceState" : "pushState"](state, "", path);
  publish();
  return true;
}

/** Asks before anything leaves the current page; one page at a time. Answers what takes the guard away. */
export function guardLeaving(mayLeave: LeaveGuard): () => void {
  guard = mayLeave;
  return () => {
    if (guard === mayLeave) guard = undefined;
  };
}

/** The current address; the component renders again when it changes. */
export function useAddress(): Address {
  return useSyncExternalStore(subscribe, () => address);
}

function readAddress(): Address {
  return { path: location.pathname, query: new URLSearchParams(location.search), state: history.state };
}

function publish(): void {
  address = readAddress();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Back and forward have already happened when we hear of them: staying means going to where we were once more.
window.addEventListener("popstate", () => {
  // Staying makes a new entry after the one that was gone to: from there one step back goes to it.
  const staysAt = `${address.path}${writeQuery(address.query)}`;
  if (address.path === location.pathname || !guard || guard(() => history.back())) publish();
  else history.pushState(address.state, "", staysAt);
});

function writeQuery(query: URLSearchParams): string {
  const text = query.toString();
  return text ? `?${text}` : "";
}
