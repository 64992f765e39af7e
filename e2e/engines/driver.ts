/** One finger on the screen. */
export interface Finger {
  down(x: number, y: number): Promise<void>;
  moveTo(x: number, y: number): Promise<void>;
  lift(): Promise<void>;
}

/** One small driver for stock engines: what the journeys need, and nothing else. Coordinates are CSS pixels of the viewport. */
export interface EngineDriver {
  readonly version: string;
  goto(url: string): Promise<void>;
  /** Runs a function in the page with one JSON argument; answers what it answers, as JSON. */
  evaluate<A, T>(run: (argument: A) => T | Promise<T>, argument: A): Promise<T>;
  move(x: number, y: number, steps?: number): Promise<void>;
  down(): Promise<void>;
  up(): Promise<void>;
  /** A click; with a count of 2 a double click. */
  click(x: number, y: number, count?: number): Promise<void>;
  /** `Control+z`, `Shift+ArrowLeft`, `Enter`, `Control+Shift+Plus`. */
  press(keys: string): Promise<void>;
  /** Presses a key and keeps it down until `letGo`. */
  hold(key: string): Promise<void>;
  letGo(key: string): Promise<void>;
  /** Turns the wheel where the pointer is; what is positive scrolls down. */
  wheel(deltaY: number): Promise<void>;
  /** A new finger. What the engine makes of it, `triedInputs` says. */
  finger(): Finger;
  type(text: string): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export const engines = ["chromium", "firefox", "webkit"] as const;
export type Engine = (typeof engines)[number];

/** Where each engine's program is, on Debian, and the packages that bring it. */
export const programs: Record<Engine, { readonly paths: readonly string[]; readonly packages: string }> = {
  chromium: { paths: ["/usr/bin/chromium"], packages: "chromium" },
  firefox: { paths: ["/usr/bin/firefox-esr", "/usr/bin/firefox"], packages: "firefox-esr" },
  webkit: {
    paths: [
      "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
      "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.0/MiniBrowser",
      "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
    ],
    packages: "webkit2gtk-driver xvfb",
  },
};

export const viewport = { width: 1440, height: 900 };
