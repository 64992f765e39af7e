/** What this browser remembers of a person's choices. */
export interface Preferences {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => void;
}

const prefix = "mailwright.";

/** The browser's local storage. It may be off, full, or forbidden in a third-party frame; a preference is then forgotten. */
export const browserPreferences: Preferences = {
  get: (key) => {
    try {
      return localStorage.getItem(prefix + key);
    } catch {
      return null;
    }
  },
  set: (key, value) => {
    try {
      localStorage.setItem(prefix + key, value);
    } catch {
      // Said above: forgotten.
    }
  },
};
