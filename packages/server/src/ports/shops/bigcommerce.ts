import { addressOf, countOf, fieldOf, listOf, textOf } from "../services/loose-json.js";
import { ServiceError } from "../services/service-error.js";
import { plainText } from "./plain-text.js";
import type { CallShop, ShopProduct, ShopProtocol } from "./shop-source.js";

const perPage = 100;
const pagesMax = 200;

/** BigCommerce's catalog, version 3. It is called at BigCommerce, by the hash of the store; the shop's own address leads its customers. */
export const bigcommerce: ShopProtocol = {
  name: "BigCommerce",
  needs: [["storeHash", "accessToken"]],
  baseOf: ({ credentials }) => {
    const hash = credentials["storeHash"] ?? "";
    if (!/^[a-z0-9]{1,40}$/i.test(hash)) throw new ServiceError("invalid", "The hash of a store has letters and digits only.");
    return `https://api.bigcommerce.com/stores/${hash}`;
  },
  read: async function* ({ base, url, credentials }, call) {
    const headers = { "x-auth-token": credentials["accessToken"] ?? "", accept: "application/json" };
    const currency = textOf(fieldOf((await call({ url: `${base}/v2/store`, headers })).json, "currency"), 3);
    const categories = await readCategories(base, headers, call);
    for (let page = 1; page <= pagesMax; page += 1) {
      const words = new URLSearchParams({ is_visible: "true", include: "primary_image", limit: String(perPage), page: String(page) });
      const { json } = await call({ url: `${base}/v3/catalog/products?${words}`, headers });
      if (!Array.isArray(fieldOf(json, "data"))) throw new ServiceError("unreachable", "BigCommerce answers nothing that is understood.");
      yield listOf(fieldOf(json, "data")).flatMap((item) => readProduct(item, { shopUrl: url, currency, categories }));
      if (page >= countOf(fieldOf(json, "meta", "pagination", "total_pages"))) return;
    }
  },
};

/** Products name their categories by number. */
async function readCategories(base: string, headers: Record<string, string>, call: CallShop): Promise<Map<string, string>> {
  const parts = new Map<string, { name: string; parent: string }>();
  for (let page = 1; page <= pagesMax; page += 1) {
    const { json } = await call({ url: `${base}/v3/catalog/trees/categories?limit=250&page=${page}`, headers });
    for (const item of listOf(fieldOf(json, "data"))) {
      const id = textOf(fieldOf(item, "category_id"), 40) || textOf(fieldOf(item, "id"), 40);
      parts.set(id, { name: textOf(fieldOf(item, "name"), 200), parent: textOf(fieldOf(item, "parent_id"), 40) });
    }
    if (page >= countOf(fieldOf(json, "meta", "pagination", "total_pages"))) break;
  }
  const pathOf = (id: string, depth = 0): string[] => {
    const part = parts.get(id);
    return part && depth < 10 ? [...pathOf(part.parent, depth + 1), part.name] : [];
  };
  return new Map([...parts.keys()].map((id) => [id, pathOf(id).join(" / ")]));
}

interface Around {
  shopUrl: string;
  currency: string;
  categories: ReadonlyMap<string, string>;
}

function readProduct(item: unknown, { shopUrl, currency, categories }: Around): ShopProduct[] {
  const [externalId, name] = [textOf(fieldOf(item, "id"), 100), textOf(fieldOf(item, "name"), 500)];
  if (externalId === "" || name === "") return [];
  const path = textOf(fieldOf(item, "custom_url", "url"), 1000);
  return [
    {
      externalId,
      name,
      description: plainText(textOf(fieldOf(item, "description"), 20_000)),
      price: textOf(fieldOf(item, "calculated_price"), 40) || textOf(fieldOf(item, "price"), 40),
      currency,
      imageLink: addressOf(fieldOf(item, "primary_image", "url_standard")),
      productLink: URL.canParse(path, shopUrl) ? new URL(path, shopUrl).href : shopUrl,
      categories: listOf(fieldOf(item, "categories"))
        .flatMap((id) => categories.get(textOf(id, 40)) ?? [])
        .filter(Boolean),
    },
  ];
}
