import type { Authorization, Destination } from "@mailwright/destinations";
import type { ConnectionPort } from "./connection-port.js";
import type { PortRefusal } from "./port-refusal.js";

type Shown =
  | "provider"
  | "name"
  | "tab"
  | "mark"
  | "creates"
  | "done"
  | "fields"
  | "limits"
  | "mergeTags"
  | "tagsFor"
  | "fetchesHtml"
  | "wants"
  | "unsubscribeHeader";

/** What is shown of a destination: all of its declaration but how it is called. */
export interface ShownDestination extends Pick<Destination, Shown> {
  readonly authorization: Pick<Authorization, "kind"> & { readonly regionField?: string };
}

/** A service that takes emails. */
export interface OfferedService {
  readonly kind: "service";
  readonly destination: ShownDestination;
  /** False where whoever runs the server has not set it up. */
  readonly isReady: boolean;
  /** Can sending again change what is there? Otherwise something new is made. */
  readonly mayUpdate?: boolean;
}

/** Files that Outlook opens as new messages. */
export interface OfferedOutlookApp {
  readonly kind: "outlook-app";
}

export type OfferedDestination = OfferedService | OfferedOutlookApp;

export interface DestinationList {
  readonly kind: "listed";
  /** In the order in which they are shown. */
  readonly destinations: readonly OfferedDestination[];
  /** Where pictures are that nobody outside reaches, and from where no service can fetch an email; absent: everybody reaches all. */
  readonly privateOrigin?: string;
}

/** The window of a service: where it begins, and the origin of the page at which it ends. */
export interface AuthorizationLink {
  readonly kind: "link";
  readonly url: string;
  readonly endOrigin: string;
}

/** Which services take emails, and how a person lets us into them. */
export interface ServicePort {
  list(signal: AbortSignal): Promise<DestinationList | PortRefusal>;
  /** Begins the window in which a person lets us into their account. */
  authorize(destination: ShownDestination, region: string | undefined, signal: AbortSignal): Promise<AuthorizationLink | PortRefusal>;
  /** Accounts that are kept. Absent: each export asks for everything anew. */
  readonly connections?: ConnectionPort;
}
