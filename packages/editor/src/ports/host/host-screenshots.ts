import type { EditorPorts } from "../editor-ports.js";
import type { ScreenshotClient } from "../screenshot-port.js";

/** A screenshot of a page's own service. */
export interface HostScreenshot {
  readonly clientId: string;
  readonly state: "waiting" | "done" | "failed";
  readonly url?: string;
}

/** Screenshots that a page's own service takes in mail programs. */
export interface HostScreenshots {
  /** Who takes them, and in which mail programs. */
  readonly source: (signal: AbortSignal) => Promise<{
    readonly name?: string;
    readonly url?: string;
    readonly clients: readonly (Omit<ScreenshotClient, "kind"> & { readonly kind?: ScreenshotClient["kind"] })[];
  }>;
  /** Takes some of the email as it is sent. `onChange` may be told of each as soon as it is there; ends with all of them. */
  readonly take: (
    email: { readonly subject: string; readonly html: string; readonly clientIds: readonly string[] },
    options: { readonly signal: AbortSignal; readonly onChange: (screenshots: readonly HostScreenshot[]) => void },
  ) => Promise<readonly HostScreenshot[]>;
}

/** Functions of a page that takes screenshots. */
export interface HostScreenshotProviders {
  /** `false` is the same as leaving it out. */
  readonly screenshots?: HostScreenshots | false;
}

/** The port over a page's screenshots. */
export function hostScreenshots({ screenshots }: HostScreenshotProviders): Pick<EditorPorts, "screenshots"> {
  return screenshots ? { screenshots: async () => (await import("./read-host-screenshots.js")).screenshotPort(screenshots) } : {};
}
