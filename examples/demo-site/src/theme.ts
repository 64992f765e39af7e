const themeKey = "mailwright.theme";

export type Theme = "light" | "dark" | "auto";

/** The theme chosen in this browser; the system's where none was. */
export function readTheme(): Theme {
  const kept = localStorage.getItem(themeKey);
  return kept === "light" || kept === "dark" ? kept : "auto";
}

/** Remembers the theme. */
export function keepTheme(theme: Theme): void {
  localStorage.setItem(themeKey, theme);
}
