import type { EditorPorts } from "../editor-ports.js";
import type { HostScreenshots } from "./read-host-screenshots.js";

/** Functions of a page that takes screenshots. */
export interface HostScreenshotProviders {
  /** `false` is the same as leaving it out. */
  readonly screenshots?: HostScreenshots | false;
}

/** The port over a page's screenshots. */
export function hostScreenshots({ screenshots }: HostScreenshotProviders): Pick<EditorPorts, "screenshots"> {
  return screenshots ? { screenshots: async () => (await import("./read-host-screenshots.js")).screenshotPort(screenshots) } : {};
}
