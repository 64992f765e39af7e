import { addressOf, fieldOf, listOf, textOf } from "../services/loose-json.js";
import { ServiceError } from "../services/service-error.js";
import { plainText } from "./plain-text.js";
import type { CallShop, ShopAccess, ShopProduct, ShopProtocol } from "./shop-source.js";

const version = "2026-10";
const perPage = 100;
const shopHost = /^[a-z0-9][a-z0-9-]*\.myshopify\.com$/;
const throttledMax = 8;

const query = `query Products($first: Int!, $after: String) {
  products(first: $first, after: $after, query: "status:active", sortKey: TITLE) {
    nodes {
      id title handle description onlineStoreUrl
      featuredMedia { preview { image { url } } }
      priceRangeV2 { minVariantPrice { amount currencyCode } }
      collections(first: 5) { nodes { title } }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** Shopify's Admin API in GraphQL. Shops made since 2026 have no lasting token: theirs is fetched by id and secret, and is good for a day. */
export const shopify: ShopProtocol = {
  name: "Shopify",
  needs: [["accessToken"], ["clientId", "clientSecret"]],
  // Nothing but a shop's own name may stand in the address that the secret is sent to.
  baseOf: ({ url }) => {
    const { hostname } = new URL(url);
    if (!shopHost.test(hostname)) throw new ServiceError("invalid", "The address of a Shopify shop ends with .myshopify.com.");
    return `https://${hostname}`;
  },
  read: async function* (access, call) {
    const token = access.credentials["accessToken"] || (await fetchToken(access, call));
    const headers = { "x-shopify-access-token": token, "content-type": "application/json", accept: "application/json" };
    for (let after: string | null = null; ; ) {
      const body = JSON.stringify({ query, variables: { first: perPage, after } });
      const answer = await ask(call, { url: `${access.base}/admin/api/${version}/graphql.json`, method: "POST", headers, body });
      yield listOf(fieldOf(answer, "data", "products", "nodes")).flatMap((node) => readProduct(node, access.url));
      if (fieldOf(answer, "data", "products", "pageInfo", "hasNextPage") !== true) return;
      after = textOf(fieldOf(answer, "data", "products", "pageInfo", "endCursor"), 1000);
    }
  },
};

async function fetchToken({ base, credentials }: ShopAccess & { base: string }, call: CallShop): Promise<string> {
  const { clientId = "", clientSecret = "" } = credentials;
  const body = new URLSearchParams({ grant_type: "client_credentials", client_id: clientId, client_secret: clientSecret }).toString();
  const headers = { "content-type": "application/x-www-form-urlencoded", accept: "application/json" };
  const { json } = await call({ url: `${base}/admin/oauth/access_token`, method: "POST", headers, body });
  const token = textOf(fieldOf(json, "access_token"), 1000);
  if (token === "") throw new ServiceError("key-refused", "Shopify gives no token.");
  return token;
}

/** It says with a good status that there were too many points, and how many come back each second. */
async function ask(call: CallShop, request: Parameters<CallShop>[0]): Promise<unknown> {
  for (let attempt = 0; ; attempt += 1) {
    const { json } = await call(request);
    const codes = listOf(fieldOf(json, "errors")).map((error) => fieldOf(error, "extensions", "code"));
    if (!codes.includes("THROTTLED")) {
      if (codes.includes("ACCESS_DENIED")) throw new ServiceError("key-refused", "Shopify does not let this token read products.");
      if (fieldOf(json, "data", "products") === undefined)
        throw new ServiceError("unreachable", "Shopify answers nothing that is understood.");
      return json;
    }
    if (attempt >= throttledMax) throw new ServiceError("busy", "Shopify has too much to do.");
    const cost = fieldOf(json, "extensions", "cost");
    const missing = Number(fieldOf(cost, "requestedQueryCost")) - Number(fieldOf(cost, "throttleStatus", "currentlyAvailable"));
    const seconds = missing / Number(fieldOf(cost, "throttleStatus", "restoreRate"));
    await new Promise((resolve) => setTimeout(resolve, Math.min(Math.max(Number.isFinite(seconds) ? seconds : 1, 0), 10) * 1000));
  }
}

function readProduct(node: unknown, shopUrl: string): ShopProduct[] {
  const [id, name] = [textOf(fieldOf(node, "id"), 200), textOf(fieldOf(node, "title"), 500)];
  if (id === "" || name === "") return [];
  const handle = textOf(fieldOf(node, "handle"), 500);
  return [
    {
      externalId: id.split("/").at(-1) ?? id,
      name,
      description: plainText(textOf(fieldOf(node, "description"), 20_000)),
      price: textOf(fieldOf(node, "priceRangeV2", "minVariantPrice", "amount"), 40),
      currency: textOf(fieldOf(node, "priceRangeV2", "minVariantPrice", "currencyCode"), 3),
      imageLink: addressOf(fieldOf(node, "featuredMedia", "preview", "image", "url")),
      productLink: addressOf(fieldOf(node, "onlineStoreUrl")) || `${shopUrl}/products/${encodeURIComponent(handle)}`,
      categories: listOf(fieldOf(node, "collections", "nodes"))
        .map((collection) => textOf(fieldOf(collection, "title"), 200))
        .filter(Boolean),
    },
  ];
}
