import { destinations as ours } from "@mailwright/destinations";
import type { ConnectionPort } from "../ports/connection-port.js";
import type { DestinationList, DestinationOrder, DestinationPort, DestinationSent, ExportRecord } from "../ports/destination-port.js";
import type { PortRefusal } from "../ports/port-refusal.js";
import { withOutlookApp } from "../ports/with-outlook-app.js";
import { refusalOf } from "./memory-ports.js";

/** Services that take emails in memory, with switches for what may go wrong. */
export interface MemoryDestinations {
  /** What went there, in order. */
  readonly sent: DestinationOrder[];
  listing: () => Promise<DestinationList | PortRefusal>;
  sending: () => Promise<DestinationSent | PortRefusal>;
  readonly port: DestinationPort;
}

export interface MemoryDestinationOptions {
  /** Those that nobody has set up. */
  readonly notReady?: readonly string[];
  readonly privateOrigin?: string;
  /** Accounts that are kept. */
  readonly connections?: ConnectionPort;
}

/** All of ours, in memory. */
export function createMemoryDestinations({ notReady = [], privateOrigin, connections }: MemoryDestinationOptions = {}): MemoryDestinations {
  const services = ours.map(
    (destination) => ({ kind: "service", destination, isReady: !notReady.includes(destination.provider) }) as const,
  );
  const memory: MemoryDestinations = {
    sent: [],
    listing: async () => ({
      kind: "listed",
      destinations: withOutlookApp(services),
      ...(privateOrigin !== undefined && { privateOrigin }),
    }),
    sending: async () => ({ kind: "sent", externalUrl: null }),
    port: {
      exportsStored: true,
      ...(connections && { connections }),
      list: () => memory.listing(),
      authorize: async () => ({ kind: "link", url: "about:blank#agree", endOrigin: location.origin }),
      send: (order) => {
        memory.sent.push(order);
        return memory.sending();
      },
    },
  };
  return memory;
}

/** A service that says no, and why. */
export function refusedBy(destination: Partial<NonNullable<PortRefusal["destination"]>>): PortRefusal {
  const said = { code: "AUTH", reason: "", isUncertain: false, retryAfterSeconds: null, ...destination } as const;
  return { ...refusalOf("destination-refused"), destination: said };
}

/** An email that went to SendGrid an hour ago, but for what is given. */
export function anExport(given: Partial<ExportRecord> = {}): ExportRecord {
  return {
    id: "e1",
    provider: "SENDGRID",
    name: "Spring sale",
    state: "done",
    isCurrent: true,
    externalUrl: null,
    userName: "Ann Lindqvist",
    createdAtMs: 1_770_000_000_000 - 3_600_000,
    ...given,
  };
}
