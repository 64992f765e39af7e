interface FoundChromium {
  path: string;
  from: string;
}
/** The path of a Chromium and where it was found, or undefined; the headless shell first, where it is not refused. */
export function findChromium(options?: { headlessShell?: boolean }): FoundChromium | undefined;
/** Launch options for Playwright and Vitest. */
export function chromiumLaunchOptions(found?: FoundChromium): { executablePath?: string; args: string[] };
