import { type Client, createAuthLink, exportOutlookFile, exportToDestination, listDestinations } from "@mailwright/client";
import { destinations } from "@mailwright/destinations";
import type { DestinationPort } from "../destination-port.js";
import { withOutlookApp } from "../with-outlook-app.js";
import { refusalFrom } from "./answers.js";

/** Where emails go from a server. It exports what is stored, so keys and codes are seen by it alone. */
export function connectedDestinations(client: Client, id: () => string): DestinationPort {
  const { origin } = new URL(client.resolveUrl("/"));
  return {
    exportsStored: true,
    list: (signal) =>
      listDestinations(client, signal).then(({ destinations: listed, isPublic }) => {
        const offered = listed.flatMap(({ provider, isReady }) => {
          const destination = destinations.find((each) => each.provider === provider);
          return destination ? [{ kind: "service", destination, isReady } as const] : [];
        });
        return { kind: "listed", destinations: withOutlookApp(offered), ...(!isPublic && { privateOrigin: origin }) } as const;
      }, refusalFrom),
    authorize: ({ provider }, region) =>
      createAuthLink(client, provider, region).then((url) => ({ kind: "link", url, endOrigin: origin }) as const, refusalFrom),
    send: ({ id: orderId, provider, given }, signal) =>
      exportToDestination(client, { id: orderId, provider, templateId: id(), given }, signal).then(
        ({ externalUrl }) => ({ kind: "sent", externalUrl }) as const,
        refusalFrom,
      ),
    outlookFile: (extension, signal) =>
      exportOutlookFile(client, id(), extension, signal).then((file) => ({ kind: "exported", file }) as const, refusalFrom),
  };
}
