import type { components } from "@mailwright/contract";
import { count, eq } from "drizzle-orm";
import { Refusal, refuse, refuseFields } from "../../base/refusal.js";
import { stores } from "../../database/schema.js";
import { orderJob } from "../../jobs/settle-job.js";
import type { Ports } from "../../ports/ports.js";
import { missingCredentials, readShop } from "../../ports/shops/read-shop.js";
import type { ShopAccess } from "../../ports/shops/shop-source.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { refuseService } from "../service-refusal.js";
import { sealStore } from "./store-credentials.js";
import { syncStore } from "./sync-store.js";

const storesMax = 20;

/** Connects a shop: looks whether it can be entered, keeps how, and reads its products. Answers its id. */
export async function createStore(ports: Ports, user: SignedInUser, draft: components["schemas"]["StoreDraft"]): Promise<string> {
  const access = readAccess(draft);
  const outbound = ports.outbound ?? refuse("not-configured");
  await requireRoom(ports, user);
  const pages = readShop(access, { outbound, caller: user.id, signal: AbortSignal.timeout(triedMaxMs) });
  await pages.next().catch(refuseService);
  await pages.return(undefined);
  const place = { id: ports.ids.uuid(), workspaceId: user.workspaceId };
  const { kind, url, credentials } = access;
  const name = draft.name?.trim() || new URL(url).hostname;
  await ports.database.insert(stores).values({ ...place, kind, url, name, ...sealStore(ports.secrets, place, credentials) });
  const order = { kind: "shop-sync", user, templateId: null, input: { storeId: place.id } } as const;
  await orderJob(ports, order, syncStore).catch((error: unknown) => {
    // The shop is connected; what went wrong with its products stands beside it.
    if (!(error instanceof Refusal)) throw error;
  });
  return place.id;
}

const triedMaxMs = 60_000;

function readAccess({ kind, url: given, credentials: filledIn = {} }: components["schemas"]["StoreDraft"]): ShopAccess {
  const text = given.trim();
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  // Keys do not go over a line that others can read.
  const isWeb = url !== null && (url.protocol === "https:" || (kind === "feed" && url.protocol === "http:"));
  if (!isWeb || url.username !== "" || url.password !== "") refuseFields([{ field: "url", code: "not-allowed" }]);
  const credentials = Object.fromEntries(Object.entries(filledIn).map(([name, value]) => [name, value.trim()]));
  const missing = missingCredentials({ kind, credentials });
  if (missing.length > 0) refuseFields(missing.map((name) => ({ field: `credentials.${name}`, code: "required" as const })));
  return { kind, credentials, url: kind === "feed" ? url.href : `${url.origin}${url.pathname.replace(/\/+$/, "")}` };
}

async function requireRoom({ database }: Ports, { workspaceId }: SignedInUser): Promise<void> {
  const [row] = await database.select({ total: count() }).from(stores).where(eq(stores.workspaceId, workspaceId));
  if ((row?.total ?? 0) >= storesMax) refuseFields([{ field: "url", code: "too-many" }]);
}
