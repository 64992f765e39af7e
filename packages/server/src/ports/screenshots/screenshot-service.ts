import type { ScreenshotServiceId } from "../../config/screenshot-settings.js";

export interface ScreenshotClient {
  /** As the service calls it in its addresses. */
  id: string;
  /** What people call it. */
  name: string;
  kind: "web" | "desktop" | "mobile" | "other";
}

/** What is to be shown in the mail programs. */
export interface ScreenshotEmail {
  subject: string;
  html: string;
}

export type ScreenshotState = "waiting" | "done" | "failed";

/** Takes pictures of emails in real mail programs. Throws `ServiceError`. */
export interface ScreenshotService {
  readonly id: ScreenshotServiceId;
  /** What people call it, and its page. */
  readonly name: string;
  readonly siteUrl: string;
  listClients(caller: string): Promise<readonly ScreenshotClient[]>;
  /** Begins with an email, and answers what the service calls that. */
  start(email: ScreenshotEmail, clients: readonly string[], caller: string): Promise<string>;
  /** How each of these stands. What cannot be told in some seconds is `waiting`. */
  read(test: string, clients: readonly string[], caller: string): Promise<ReadonlyMap<string, ScreenshotState>>;
  /** Tells the service that nobody waits any more, where it can be told. */
  cancel(test: string, caller: string): Promise<void>;
  /** A picture that is done. */
  fetchPicture(test: string, client: string, caller: string): Promise<Buffer>;
}
