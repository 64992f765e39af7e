import { type Client, createAuthLink, listDestinations } from "@mailwright/client";
import { destinations } from "@mailwright/destinations";
import type { OfferedService, ServicePort } from "../model/service-port.js";
import { connectedConnections, type RefusalFrom } from "./connected-connections.js";

/** The services that a server hands emails over to. Keys and codes are seen by it alone. */
export function connectedServices(client: Client, refusalFrom: RefusalFrom): ServicePort {
  const { origin } = new URL(client.resolveUrl("/"));
  return {
    connections: connectedConnections(client, refusalFrom),
    list: (signal) =>
      listDestinations(client, signal).then(({ destinations: listed, isPublic }) => {
        const offered = listed.flatMap(({ provider, isReady, mayUpdate }): OfferedService[] => {
          const destination = destinations.find((each) => each.provider === provider);
          return destination ? [{ kind: "service", destination, isReady, mayUpdate }] : [];
        });
        return { kind: "listed", destinations: offered, ...(!isPublic && { privateOrigin: origin }) } as const;
      }, refusalFrom),
    authorize: ({ provider }, region) =>
      createAuthLink(client, provider, region).then((url) => ({ kind: "link", url, endOrigin: origin }) as const, refusalFrom),
  };
}
