import { type Client, createAuthLink, exportOutlookFile, exportToDestination, listDestinations, listExportPage } from "@mailwright/client";
import { destinations } from "@mailwright/destinations";
import type { DestinationPort, ExportHistory } from "../destination-port.js";
import type { PortRefusal } from "../port-refusal.js";
import { withOutlookApp } from "../with-outlook-app.js";
import { refusalFrom } from "./answers.js";
import { connectedConnections } from "./connected-connections.js";

/** Where emails go from a server. It exports what is stored, so keys and codes are seen by it alone. */
export function connectedDestinations(client: Client, id: () => string): DestinationPort {
  const { origin } = new URL(client.resolveUrl("/"));
  return {
    exportsStored: true,
    connections: connectedConnections(client),
    list: (signal) =>
      listDestinations(client, signal).then(({ destinations: listed, isPublic }) => {
        const offered = listed.flatMap(({ provider, isReady, mayUpdate }) => {
          const destination = destinations.find((each) => each.provider === provider);
          return destination ? [{ kind: "service", destination, isReady, mayUpdate } as const] : [];
        });
        return { kind: "listed", destinations: withOutlookApp(offered), ...(!isPublic && { privateOrigin: origin }) } as const;
      }, refusalFrom),
    authorize: ({ provider }, region) =>
      createAuthLink(client, provider, region).then((url) => ({ kind: "link", url, endOrigin: origin }) as const, refusalFrom),
    send: ({ id: orderId, provider, given, again }, signal) =>
      exportToDestination(client, { id: orderId, provider, templateId: id(), given, again }, signal).then(
        ({ externalUrl, isUpdate }) => ({ kind: "sent", externalUrl, isUpdate }) as const,
        refusalFrom,
      ),
    outlookFile: (extension, signal) =>
      exportOutlookFile(client, id(), extension, signal).then((file) => ({ kind: "exported", file }) as const, refusalFrom),
  };
}

/** What went where: the newest of it. */
export function connectedExportHistory(client: Client, id: string, signal: AbortSignal): Promise<ExportHistory | PortRefusal> {
  return listExportPage(client, id, null, signal).then(
    ({ entries }) =>
      ({ kind: "listed", exports: entries.map((entry) => ({ ...entry, createdAtMs: Date.parse(entry.createdAt) })) }) as const,
    refusalFrom,
  );
}
