import type { Authorization, Destination, MailContent, OutlookExtension } from "@mailwright/destinations";
import type { ConnectionPort } from "./connection-port.js";
import type { ExportAnswer } from "./export-port.js";
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

export interface DestinationOrder {
  /** The same export never happens twice under one id. */
  readonly id: string;
  readonly provider: string;
  /** What was filled in, and `authCode` with what the window came back with; or `connectionId` of an account that is kept. */
  readonly given: Readonly<Record<string, unknown>>;
  /** The email as it is on the canvas, with our merge tags in the words of the destination. */
  readonly content: MailContent;
  /** The id of an earlier export, whose work is to be changed. */
  readonly again?: string;
}

export interface DestinationSent {
  readonly kind: "sent";
  /** Where a person looks at it. */
  readonly externalUrl: string | null;
  /** Was something changed that was there? */
  readonly isUpdate?: boolean;
}

/** An email that went somewhere, and what came of it. */
export interface ExportRecord {
  readonly id: string;
  readonly provider: string;
  /** What it is called there. */
  readonly name: string;
  /** `uncertain` means that it may have arrived. */
  readonly state: "running" | "done" | "failed" | "uncertain";
  /** Is what went there what is stored now? */
  readonly isCurrent: boolean;
  readonly externalUrl: string | null;
  readonly userName: string;
  readonly createdAtMs: number;
}

/** Newest first. */
export interface ExportHistory {
  readonly kind: "listed";
  readonly exports: readonly ExportRecord[];
}

/** Where emails go besides files. */
export interface DestinationPort {
  /** Does it hand over what is stored? Then unsaved work is saved first. */
  readonly exportsStored: boolean;
  list(signal: AbortSignal): Promise<DestinationList | PortRefusal>;
  /** Begins the window in which a person lets us into their account. */
  authorize(destination: ShownDestination, region: string | undefined, signal: AbortSignal): Promise<AuthorizationLink | PortRefusal>;
  send(order: DestinationOrder, signal: AbortSignal): Promise<DestinationSent | PortRefusal>;
  /** Accounts that are kept. Absent: each export asks for everything anew. */
  readonly connections?: ConnectionPort;
  /** Absent: the file is made here. */
  outlookFile?(extension: OutlookExtension, signal: AbortSignal): Promise<ExportAnswer>;
}
