/** The path of a Chromium and where it was found, or undefined. */
export function findChromium(): { path: string; from: string } | undefined;
/** Launch options for Playwright and Vitest. */
export function chromiumLaunchOptions(): { executablePath?: string; args: string[] };
