import type { MailContent } from "@mailwright/destinations";
import type { ShownDestination } from "../destination-port.js";

/** A destination of the page's own. One that `defineDestination` of `@mailwright/destinations` has made fits as it is. */
export interface HostDestination
  extends Pick<ShownDestination, "provider" | "name" | "fields">,
    Partial<Omit<ShownDestination, "provider" | "name" | "fields" | "authorization">> {
  /** With `code` the person agrees in a window first; `providers.destinations.authorize` says where it begins. */
  readonly authorization?: { readonly kind: "none" | "key" | "code" };
}

/** An email on its way, as the page gets it. */
export interface HostDestinationOrder {
  /** New for each export; the same again where an export is tried again of which nobody knows how it ended. */
  readonly id: string;
  readonly provider: string;
  /** What was filled in, and `authCode` with what the window came back with. */
  readonly given: Readonly<Record<string, unknown>>;
  /** The email, with our merge tags in the words of the destination. */
  readonly content: MailContent;
}

/** Where emails go, as the page has it. */
export interface HostDestinations {
  /**
   * In the order in which they are shown: ours by their names (`"MAILCHIMP"`, and `"OUTLOOK_APP"` for the files that Outlook opens), and those
   * of the page's own. Absent: all of ours.
   */
  readonly list?: readonly (string | HostDestination)[];
  /**
   * Hands an email over. It answers nothing, `{ externalUrl }` with where a person looks at it, or what `sendToDestination` of
   * `@mailwright/destinations` has answered on the page's server.
   */
  readonly send: (order: HostDestinationOrder, options: { readonly signal: AbortSignal }) => unknown;
  /** The address at which the window of a service begins. It ends at a page of this origin, with `code` or `error` in its address. */
  readonly authorize?: (
    request: { readonly provider: string; readonly region?: string },
    options: { readonly signal: AbortSignal },
  ) => Promise<string> | string;
}
