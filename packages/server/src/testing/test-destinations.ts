import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { type ExpectedCall, type FakeService, startFakeService } from "../../../destinations/src/testing/fake-service.js";
import type { Config } from "../config/config.js";
import { type DestinationSettings, findDeclared } from "../config/destinations.js";
import { createGuardedOutbound } from "../ports/outbound/guarded-outbound.js";
import type { Ports } from "../ports/ports.js";

/** Services on this machine in place of those that emails go to. */
export interface TestDestinations {
  config: Pick<Config, "destinations">;
  ports: Pick<Ports, "outbound">;
  /** A service that takes these calls in this order and no others, at which the destination is found from now on. */
  script(provider: string, calls: readonly ExpectedCall[], basePaths?: Readonly<Record<string, string>>): Promise<FakeService>;
  /** A service that answers whatever comes by its path and body. Answers how to close it. */
  answer(provider: string, answer: (path: string, body: string) => object): Promise<() => Promise<void>>;
  /** Where the destination was found last. */
  originOf(provider: string): string;
  close(): Promise<void>;
}

const client = { clientId: "client-of-ours", clientSecret: "client-secret-of-ours" };

/** A server that reaches this machine at no other place than these. */
export function createTestDestinations(): TestDestinations {
  const trusted: string[] = [];
  const destinations: Record<string, DestinationSettings> = {};
  const services: FakeService[] = [];
  const origins = new Map<string, string>();
  const outbound = createGuardedOutbound({ trusted });
  const point = (provider: string, origin: string, basePaths: Readonly<Record<string, string>> = {}) => {
    trusted.push(origin);
    origins.set(provider, origin);
    const names = Object.keys(findDeclared(provider)?.bases ?? {});
    const bases = Object.fromEntries(names.map((name) => [name, origin + (basePaths[name] ?? "")]));
    destinations[provider] = { client, bases, isHidden: false };
  };
  return {
    config: { destinations },
    ports: { outbound },
    originOf: (provider) => origins.get(provider) ?? "",
    answer: async (provider, answer) => {
      const server = createServer(async (request, response) => {
        response.setHeader("content-type", "application/json");
        response.end(JSON.stringify(answer(request.url ?? "", await text(request))));
      });
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      point(provider, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      return () =>
        new Promise((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        });
    },
    script: async (provider, calls, basePaths) => {
      const service = await startFakeService(calls);
      services.push(service);
      point(provider, service.origin, basePaths);
      return service;
    },
    close: async () => {
      await Promise.all(services.map((service) => service.close()));
      await outbound.close();
    },
  };
}
