import type { PortRefusal } from "./port-refusal.js";

/** A mail program in which a service shows emails. */
export interface ScreenshotClient {
  readonly id: string;
  /** What people call it. */
  readonly name: string;
  readonly kind: "web" | "desktop" | "mobile" | "other";
}

/** Who takes screenshots, and in which mail programs. */
export interface ScreenshotSource {
  readonly name: string;
  /** The page of the service; empty where it has none. */
  readonly url: string;
  readonly clients: readonly ScreenshotClient[];
}

export interface Screenshot {
  readonly clientId: string;
  readonly state: "waiting" | "done" | "failed";
  /** Where the picture is, once it is done. */
  readonly url?: string;
}

export interface ScreenshotWish {
  readonly subject: string;
  readonly html: string;
  readonly clientIds: readonly string[];
}

export interface ScreenshotWork {
  readonly signal: AbortSignal;
  /** Told of what has become of some, as soon as it is known. */
  readonly onChange: (screenshots: readonly Screenshot[]) => void;
}

/** Pictures of the email in real mail programs. `screenshots-not-configured` is the refusal where no service is connected. */
export interface ScreenshotPort {
  /** They show the template as it was last saved, whatever `html` says. */
  readonly isOfStored: boolean;
  readSource(signal: AbortSignal): Promise<({ readonly kind: "source" } & ScreenshotSource) | PortRefusal>;
  /** Ends when all are done or have failed. */
  take(wish: ScreenshotWish, work: ScreenshotWork): Promise<{ readonly kind: "taken" } | PortRefusal>;
}
