import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type ServedAnswer, type ServedCall, startTestService, type TestService } from "../../testing/test-service.js";
import { answerAsShop, testCredentials, testShopKey } from "../../testing/test-shops.js";
import { createGuardedOutbound } from "../outbound/guarded-outbound.js";
import { ServiceError } from "../services/service-error.js";
import { missingCredentials, readShop } from "./read-shop.js";
import { type ShopAccess, type ShopProduct, shopKinds } from "./shop-source.js";

let outbound: ReturnType<typeof createGuardedOutbound>;
let service: TestService;
let answer: (call: ServedCall) => ServedAnswer | null;
beforeEach(async () => {
  outbound = createGuardedOutbound({ mayConnect: () => true, ports: null });
  service = await startTestService((call) => answer(call));
});
afterEach(async () => {
  await outbound.close();
  await service.close();
});

const urls = {
  shopify: "https://ours.myshopify.com",
  woocommerce: "https://woo.test",
  bigcommerce: "https://big.test",
  magento: "https://magento.test",
  feed: "",
};

async function readAll(access: ShopAccess): Promise<ShopProduct[][]> {
  const pages: ShopProduct[][] = [];
  const signal = new AbortController().signal;
  for await (const page of readShop(access, { outbound, caller: "ann", signal, base: service.base })) pages.push(page);
  return pages;
}
const failureOf = async (access: ShopAccess): Promise<ServiceError> => {
  const error = await readAll(access).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof ServiceError) return error;
  throw new Error(`It did not fail as a service does: ${error}`);
};

describe.each(shopKinds)("products of %s", (kind) => {
  const access: ShopAccess = { kind, url: urls[kind], credentials: testCredentials[kind] };
  beforeEach(() => {
    answer = answerAsShop(kind);
  });

  test("all pages are read, and each product with what a block shows", async () => {
    const products = (await readAll(access)).flat();
    expect(new Set(products.map(({ externalId }) => externalId)).size).toBe(150);
    const { shopify, woocommerce, bigcommerce, magento, feed } = {
      shopify: {
        externalId: "1",
        name: "Lamp 1",
        price: "14.9",
        imageLink: "https://cdn.test/1.jpg",
        productLink: "https://ours.myshopify.com/products/lamp-1",
        categories: ["Lamps"],
      },
      woocommerce: {
        externalId: "1",
        name: "Lamp 1 & shade",
        price: "14.90",
        imageLink: "https://woo.test/1.jpg",
        productLink: "https://woo.test/lamp-1",
        categories: ["Lamps"],
      },
      bigcommerce: {
        externalId: "1",
        name: "Lamp 1",
        price: "14.9",
        imageLink: "https://big.test/1.jpg",
        productLink: "https://big.test/lamp-1/",
        categories: ["Home / Lamps"],
      },
      magento: {
        externalId: "L-1",
        name: "Lamp 1",
        price: "14.90",
        imageLink: "https://magento.test/media/catalog/product/l/1.jpg",
        productLink: "https://magento.test/lamp-1.html",
        categories: ["Home / Lamps"],
      },
      feed: {
        externalId: "F-1",
        name: "Lamp 1 & shade",
        price: "14.90",
        imageLink: "https://feed.test/1.jpg",
        productLink: "https://feed.test/1",
        categories: ["Home / Lamps"],
      },
    };
    const wanted = { shopify, woocommerce, bigcommerce, magento, feed }[kind];
    expect(products[0]).toEqual({ ...wanted, description: "A lamp", currency: "EUR" });
  });

  test("a wrong key, an outage and a page of words are told apart, and no word holds the key", async () => {
    const faults: ServiceError[] = [];
    const wrong = Object.fromEntries(
      Object.entries(testCredentials[kind]).map(([name, value]) => [name, value === testShopKey ? "another-shop-key" : value]),
    );
    if (kind !== "feed") faults.push(await failureOf({ ...access, credentials: wrong }));
    answer = () => ({ status: 503, body: "maintenance" });
    faults.push(await failureOf(access));
    answer = () => ({ body: "<html><title>A firewall</title></html>" });
    faults.push(await failureOf(access));
    const wanted = kind === "feed" ? ["unreachable", "invalid"] : ["key-refused", "unreachable", "unreachable"];
    expect(faults.map(({ fault }) => fault)).toEqual(wanted);
    for (const error of faults) expect(`${error.message} ${error.stack} ${error.cause}`).not.toMatch(/shop-key/);
  });

  test("a shop that has too much to do is waited for, but not for ever", async () => {
    let refused = 0;
    const right = answerAsShop(kind);
    answer = (call) => {
      refused += 1;
      return refused === 1 ? { status: 429, headers: { "retry-after": "1" }, body: {} } : right(call);
    };
    expect((await readAll(access)).flat()).toHaveLength(150);
    answer = () => ({ status: 429, headers: { "retry-after": "600" }, body: {} });
    expect(await failureOf(access)).toMatchObject({ fault: "busy", retryAfterSeconds: 600 });
  });
});

test("a Shopify app with an id and a secret fetches its token", async () => {
  answer = answerAsShop("shopify");
  const access: ShopAccess = { kind: "shopify", url: urls.shopify, credentials: { clientId: "id", clientSecret: testShopKey } };
  expect((await readAll(access)).flat()).toHaveLength(150);
});

test("the secret of a shop goes to no other address than a shop's", async () => {
  const enter = (access: ShopAccess) => readShop(access, { outbound, caller: "ann", signal: new AbortController().signal }).next();
  const others: ShopAccess[] = [
    { kind: "shopify", url: "https://ours.myshopify.com.evil.test", credentials: testCredentials.shopify },
    { kind: "bigcommerce", url: "https://big.test", credentials: { storeHash: "../../evil", accessToken: "x" } },
  ];
  for (const access of others) await expect(enter(access)).rejects.toMatchObject({ name: "ServiceError", fault: "invalid" });
  expect(service.calls).toEqual([]);
});

test("what is missing of the credentials is named", () => {
  expect(missingCredentials({ kind: "woocommerce", credentials: { consumerKey: "ck" } })).toEqual(["consumerSecret"]);
  expect(missingCredentials({ kind: "shopify", credentials: {} })).toEqual(["accessToken"]);
  expect(missingCredentials({ kind: "shopify", credentials: { clientId: "a", clientSecret: "b" } })).toEqual([]);
  expect(missingCredentials({ kind: "feed", credentials: {} })).toEqual([]);
});

test.each([
  [
    "commas",
    'id,title,price,image link,product_type,link\n7,"Lamp ""One"", red","1.299,90 EUR",https://a.test/1.jpg,Home > Lamps,https://a.test/1\n',
  ],
  [
    "tabs",
    '\uFEFFid\ttitle\tprice\timage_link\tproduct_type\tlink\r\n7\tLamp "One", red\t1,299.90 EUR\thttps://a.test/1.jpg\tHome > Lamps\thttps://a.test/1\r\n',
  ],
])("a feed may be a table with %s", async (_, body) => {
  answer = () => ({ body });
  const [[product] = []] = await readAll({ kind: "feed", url: "", credentials: {} });
  expect(product).toMatchObject({
    externalId: "7",
    name: 'Lamp "One", red',
    price: "1299.90",
    currency: "EUR",
    categories: ["Home / Lamps"],
    imageLink: "https://a.test/1.jpg",
  });
});

test("a feed unfolds no entities", async () => {
  const entity = '<!DOCTYPE rss [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>';
  answer = () => ({
    body: `<?xml version="1.0"?>${entity}<rss><channel><item><id>1</id><title>Lamp &b; &c;</title></item></channel></rss>`,
  });
  const [[product] = []] = await readAll({ kind: "feed", url: "", credentials: {} });
  expect(product?.name).toBe("Lamp &b; &c;");
});
