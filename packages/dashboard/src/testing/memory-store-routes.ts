import type { Store } from "@mailwright/client";
import { type Call, type Route, refuse } from "./memory-call.js";

/** What the view of the connected stores asks for. */
export const storeRoutes: readonly Route[] = [
  ["GET", /\/stores$/, ({ world }) => Response.json(world.stores)],
  ["POST", /\/stores$/, connectStore],
  ["POST", /\/stores\/([\w-]+)\/refresh$/, ({ world, id }) => Response.json(world.stores.find(({ storeUuid }) => storeUuid === id))],
  ["DELETE", /\/stores\/([\w-]+)$/, removeStore],
];

/** A store whose products were read an hour ago. */
export const aStore = (name: string, more: Partial<Store> = {}): Store => ({
  storeUuid: name.toLowerCase().replaceAll(/\W+/g, "-"),
  storeUrl: "https://shop.example.com",
  name,
  kind: "woocommerce",
  syncedAt: new Date(Date.now() - 60 * 60 * 1000).toISOString(),
  failure: null,
  ...more,
});

function connectStore({ world, body: { name = "", url = "", kind = "feed" } }: Call): Response {
  const made = aStore(name || new URL(url).hostname, { storeUrl: url, kind });
  world.stores = [...world.stores, made];
  return Response.json(made, { status: 201 });
}

function removeStore({ world, id }: Call): Response {
  if (!world.stores.some(({ storeUuid }) => storeUuid === id)) return refuse(404, "not-found");
  world.stores = world.stores.filter(({ storeUuid }) => storeUuid !== id);
  return new Response(null, { status: 204 });
}
