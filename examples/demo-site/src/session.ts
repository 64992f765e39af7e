const sessionKey = "mailwright.session";
const themeKey = "mailwright.theme";

export type Theme = "light" | "dark" | "auto";

/**
 * The session id this browser signed in with. A host that frames the site hands one over in the fragment (`/?embed=true#session=…`),
 * which no server and no log ever sees; it is taken out of the address at once and kept for this tab only.
 */
export function readSession(): string | undefined {
  const handed = new URLSearchParams(location.hash.slice(1)).get("session");
  if (handed) {
    sessionStorage.setItem(sessionKey, handed);
    history.replaceState(history.state, "", location.pathname + location.search);
  }
  return sessionStorage.getItem(sessionKey) ?? localStorage.getItem(sessionKey) ?? undefined;
}

/** Remembers who signed in; without an id, forgets it. */
export function keepSession(sessionId: string | undefined): void {
  sessionStorage.removeItem(sessionKey);
  if (sessionId === undefined) localStorage.removeItem(sessionKey);
  else localStorage.setItem(sessionKey, sessionId);
}

/** The theme chosen in this browser; the system's where none was. */
export function readTheme(): Theme {
  const kept = localStorage.getItem(themeKey);
  return kept === "light" || kept === "dark" ? kept : "auto";
}

/** Remembers the theme. */
export function keepTheme(theme: Theme): void {
  localStorage.setItem(themeKey, theme);
}
