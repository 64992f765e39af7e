import type { ShopKind } from "../database/schema/shop.js";
import type { ServedAnswer, ServedCall } from "./test-service.js";

export const testShopKey = "shop-key-that-nobody-may-see";

/** What every kind of shop is entered with here. */
export const testCredentials: Record<ShopKind, Record<string, string>> = {
  shopify: { accessToken: testShopKey },
  woocommerce: { consumerKey: "ck_1", consumerSecret: testShopKey },
  bigcommerce: { storeHash: "abc123", accessToken: testShopKey },
  magento: { accessToken: testShopKey },
  feed: {},
};

const numbers = (page: number, perPage: number, total: number) =>
  Array.from({ length: Math.max(0, Math.min(perPage, total - (page - 1) * perPage)) }, (_, index) => (page - 1) * perPage + index + 1);

/** 150 products, so that there are two pages. */
const total = 150;

const shopifyAnswer = ({ url, headers, body }: ServedCall, seen: { throttled: boolean }): ServedAnswer => {
  if (url === "/admin/oauth/access_token") {
    const form = new URLSearchParams(body);
    const isRight = form.get("grant_type") === "client_credentials" && form.get("client_secret") === testShopKey;
    return isRight ? { body: { access_token: testShopKey, expires_in: 86_399 } } : { status: 400, body: { error: "invalid_client" } };
  }
  if (headers["x-shopify-access-token"] !== testShopKey) return { status: 401, body: { errors: "[API] Invalid API key or access token" } };
  if (url !== "/admin/api/2026-10/graphql.json") return { status: 404, body: { errors: "Not Found" } };
  if (!seen.throttled) {
    seen.throttled = true;
    const cost = { requestedQueryCost: 101, throttleStatus: { currentlyAvailable: 100, restoreRate: 100 } };
    return { body: { errors: [{ message: "Throttled", extensions: { code: "THROTTLED" } }], extensions: { cost } } };
  }
  const { variables } = JSON.parse(body);
  const page = variables.after === null ? 1 : 2;
  const nodes = numbers(page, variables.first, total).map((number) => ({
    id: `gid://shopify/Product/${number}`,
    title: `Lamp ${number}`,
    handle: `lamp-${number}`,
    description: "A lamp",
    onlineStoreUrl: null,
    featuredMedia: { preview: { image: { url: `https://cdn.test/${number}.jpg` } } },
    priceRangeV2: { minVariantPrice: { amount: "14.9", currencyCode: "EUR" } },
    collections: { nodes: [{ title: "Lamps" }] },
  }));
  return { body: { data: { products: { nodes, pageInfo: { hasNextPage: page === 1, endCursor: "c1" } } } } };
};

const wooAnswer = ({ url, headers }: ServedCall): ServedAnswer => {
  if (headers.authorization !== `Basic ${Buffer.from(`ck_1:${testShopKey}`).toString("base64")}`)
    return { status: 401, body: { code: "woocommerce_rest_cannot_view", message: "no", data: { status: 401 } } };
  const { pathname, searchParams } = new URL(url, "http://own.invalid");
  if (pathname === "/wp-json/wc/v3/data/currencies/current") return { body: { code: "EUR", name: "Euro" } };
  if (pathname !== "/wp-json/wc/v3/products") return { status: 404, body: { code: "rest_no_route" } };
  const [page, perPage] = [Number(searchParams.get("page")), Number(searchParams.get("per_page"))];
  const items = numbers(page, perPage, total).map((id) => ({
    ...{ id, name: `Lamp ${id} &amp; shade`, permalink: `https://woo.test/lamp-${id}`, price: "14.90" },
    short_description: "<p>A <b>lamp</b></p><script>evil()</script>",
    images: [{ src: `https://woo.test/${id}.jpg`, alt: "" }],
    categories: [{ id: 3, name: "Lamps" }],
  }));
  return { headers: { "x-wp-total": String(total), "x-wp-totalpages": "2" }, body: items };
};

const bigAnswer = ({ url, headers }: ServedCall): ServedAnswer => {
  if (headers["x-auth-token"] !== testShopKey) return { status: 401, body: { status: 401, title: "Unauthorized", type: "" } };
  const { pathname, searchParams } = new URL(url, "http://own.invalid");
  const page = Number(searchParams.get("page"));
  if (pathname === "/v2/store") return { body: { currency: "EUR" } };
  const meta = (pages: number) => ({ pagination: { total, current_page: page, total_pages: pages } });
  if (pathname === "/v3/catalog/trees/categories")
    return {
      body: {
        data: [
          { category_id: 5, parent_id: 0, name: "Home" },
          { category_id: 6, parent_id: 5, name: "Lamps" },
        ],
        meta: meta(1),
      },
    };
  if (pathname !== "/v3/catalog/products") return { status: 404, body: {} };
  const data = numbers(page, Number(searchParams.get("limit")), total).map((id) => ({
    ...{ id, name: `Lamp ${id}`, price: 20, calculated_price: 14.9, description: "<p>A lamp</p>", categories: [6] },
    primary_image: { url_standard: `https://big.test/${id}.jpg` },
    custom_url: { url: `/lamp-${id}/` },
  }));
  return { body: { data, meta: meta(2) } };
};

const magentoAnswer = ({ url, headers }: ServedCall): ServedAnswer => {
  if (headers.authorization !== `Bearer ${testShopKey}`)
    return { status: 401, body: { message: "The consumer isn't authorized to access %resources." } };
  const { pathname, searchParams } = new URL(url, "http://own.invalid");
  if (pathname === "/rest/default/V1/store/storeConfigs")
    return { body: [{ base_currency_code: "USD", default_display_currency_code: "EUR" }] };
  const leaf = { id: 4, name: "Lamps", level: 3, children_data: [] };
  const tree = {
    id: 1,
    name: "Root",
    level: 0,
    children_data: [{ id: 2, name: "Default", level: 1, children_data: [{ id: 3, name: "Home", level: 2, children_data: [leaf] }] }],
  };
  if (pathname === "/rest/default/V1/categories") return { body: tree };
  if (pathname !== "/rest/default/V1/products") return { status: 404, body: { message: "no" } };
  // A page behind the end repeats the last one.
  const page = Math.min(2, Number(searchParams.get("searchCriteria[currentPage]")));
  const items = numbers(page, Number(searchParams.get("searchCriteria[pageSize]")), total).map((number) => ({
    ...{ id: number, sku: `L-${number}`, name: `Lamp ${number}`, price: 20, status: 1 },
    media_gallery_entries: [{ file: `/l/${number}.jpg`, types: ["image"] }],
    custom_attributes: [
      { attribute_code: "url_key", value: `lamp-${number}` },
      { attribute_code: "special_price", value: "14.90" },
      { attribute_code: "short_description", value: "<p>A lamp</p>" },
      { attribute_code: "category_ids", value: ["2", "4"] },
    ],
  }));
  return { body: { items, total_count: total } };
};

/** A list for Google Merchant in XML. */
export const testFeed = (count: number, price = "14.90 EUR") => `<?xml version="1.0"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title><link>https://feed.test</link>
${Array.from(
  { length: count },
  (
    _,
    index,
  ) => `<item><g:id>F-${index + 1}</g:id><title><![CDATA[Lamp ${index + 1} & shade]]></title><link>https://feed.test/${index + 1}</link>
<description>&lt;p&gt;A lamp&lt;/p&gt;</description><g:image_link>https://feed.test/${index + 1}.jpg</g:image_link><g:price>20.00 EUR</g:price>
<g:sale_price>${price}</g:sale_price><g:product_type>Home &gt; Lamps</g:product_type></item>`,
).join("\n")}
</channel></rss>`;

/** Each kind of shop on this machine. */
export function answerAsShop(kind: ShopKind): (call: ServedCall) => ServedAnswer {
  const seen = { throttled: false };
  const answers: Record<ShopKind, (call: ServedCall) => ServedAnswer> = {
    shopify: (call) => shopifyAnswer(call, seen),
    woocommerce: wooAnswer,
    bigcommerce: bigAnswer,
    magento: magentoAnswer,
    feed: () => ({ headers: { "content-type": "application/xml" }, body: testFeed(total) }),
  };
  return answers[kind];
}
