import { type Client, exportOutlookFile, exportToDestination, listExportPage } from "@mailwright/client";
import { connectedServices } from "@mailwright/views/connected-destinations";
import type { DestinationPort, ExportHistory } from "../destination-port.js";
import type { PortRefusal } from "../port-refusal.js";
import { withOutlookApp } from "../with-outlook-app.js";
import { refusalFrom } from "./answers.js";

/** Where emails go from a server. It exports what is stored, so keys and codes are seen by it alone. */
export function connectedDestinations(client: Client, id: () => string): DestinationPort {
  const services = connectedServices(client, refusalFrom);
  return {
    ...services,
    exportsStored: true,
    list: async (signal) => {
      const listed = await services.list(signal);
      if (listed.kind !== "listed") return listed;
      const offered = listed.destinations.flatMap((offer) => (offer.kind === "service" ? [offer] : []));
      return { ...listed, destinations: withOutlookApp(offered) };
    },
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
