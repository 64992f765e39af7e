import type { MailContent, OutlookExtension } from "@mailwright/destinations";
import type { ServicePort } from "@mailwright/views/destination-ports";
import type { ExportAnswer } from "./export-port.js";
import type { PortRefusal } from "./port-refusal.js";

export type {
  AuthorizationLink,
  DestinationList,
  OfferedDestination,
  OfferedOutlookApp,
  OfferedService,
  ShownDestination,
} from "@mailwright/views/destination-ports";

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
export interface DestinationPort extends ServicePort {
  /** Does it hand over what is stored? Then unsaved work is saved first. */
  readonly exportsStored: boolean;
  send(order: DestinationOrder, signal: AbortSignal): Promise<DestinationSent | PortRefusal>;
  /** Absent: the file is made here. */
  outlookFile?(extension: OutlookExtension, signal: AbortSignal): Promise<ExportAnswer>;
}
