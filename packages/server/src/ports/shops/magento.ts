import { countOf, fieldOf, listOf, textOf } from "../services/loose-json.js";
import { ServiceError } from "../services/service-error.js";
import { plainText } from "./plain-text.js";
import type { ShopProduct, ShopProtocol } from "./shop-source.js";

const perPage = 100;

/** The REST API of Magento 2 and Adobe Commerce, with the token of an integration. */
export const magento: ShopProtocol = {
  name: "Magento",
  needs: [["accessToken"]],
  read: async function* ({ base, url, credentials }, call) {
    const headers = { authorization: `Bearer ${credentials["accessToken"] ?? ""}`, accept: "application/json" };
    const api = `${base}/rest/${encodeURIComponent(credentials["storeCode"] || "default")}/V1`;
    const [config] = listOf((await call({ url: `${api}/store/storeConfigs`, headers })).json);
    const currency = textOf(fieldOf(config, "default_display_currency_code"), 3) || textOf(fieldOf(config, "base_currency_code"), 3);
    const categories = readTree((await call({ url: `${api}/categories`, headers })).json);
    for (let page = 1, seen = 0; ; page += 1) {
      const { json } = await call({ url: `${api}/products?${searchWords(page)}`, headers });
      const items = fieldOf(json, "items");
      if (!Array.isArray(items)) throw new ServiceError("unreachable", "Magento answers nothing that is understood.");
      yield items.flatMap((item) => readProduct(item, { url, currency, categories }));
      seen += items.length;
      // A page behind the end repeats the last one, so they are counted.
      if (items.length === 0 || seen >= countOf(fieldOf(json, "total_count"))) return;
    }
  },
};

/** Those that are on sale, in an order that stays. */
function searchWords(page: number): URLSearchParams {
  const filter = (group: number) => `searchCriteria[filter_groups][${group}][filters][0]`;
  return new URLSearchParams({
    "searchCriteria[pageSize]": String(perPage),
    "searchCriteria[currentPage]": String(page),
    "searchCriteria[sortOrders][0][field]": "entity_id",
    "searchCriteria[sortOrders][0][direction]": "ASC",
    [`${filter(0)}[field]`]: "status",
    [`${filter(0)}[value]`]: "1",
    [`${filter(1)}[field]`]: "visibility",
    [`${filter(1)}[value]`]: "2,3,4",
    [`${filter(1)}[condition_type]`]: "in",
  });
}

/** The names of categories by their numbers; the two upper ones of every shop are called the same and say nothing. */
function readTree(node: unknown, path: readonly string[] = [], found = new Map<string, string>()): Map<string, string> {
  const [name, level] = [textOf(fieldOf(node, "name"), 200), countOf(fieldOf(node, "level"))];
  const own = level < 2 || name === "" ? path : [...path, name];
  if (own.length > 0) found.set(textOf(fieldOf(node, "id"), 40), own.join(" / "));
  if (own.length < 10) for (const child of listOf(fieldOf(node, "children_data"))) readTree(child, own, found);
  return found;
}

interface Around {
  url: string;
  currency: string;
  categories: ReadonlyMap<string, string>;
}

function readProduct(item: unknown, { url, currency, categories }: Around): ShopProduct[] {
  const [externalId, name] = [textOf(fieldOf(item, "sku"), 200), textOf(fieldOf(item, "name"), 500)];
  if (externalId === "" || name === "") return [];
  const others = new Map(
    listOf(fieldOf(item, "custom_attributes")).map((each) => [fieldOf(each, "attribute_code"), fieldOf(each, "value")]),
  );
  const [file] = listOf(fieldOf(item, "media_gallery_entries"));
  const path = textOf(fieldOf(file, "file"), 1000) || textOf(others.get("image"), 1000);
  const key = textOf(others.get("url_key"), 500);
  return [
    {
      externalId,
      name,
      description: plainText(textOf(others.get("short_description"), 20_000) || textOf(others.get("description"), 20_000)),
      price: textOf(others.get("special_price"), 40) || textOf(fieldOf(item, "price"), 40),
      currency,
      imageLink: path === "" ? "" : `${url}/media/catalog/product${path.startsWith("/") ? path : `/${path}`}`,
      productLink: key === "" ? url : `${url}/${encodeURIComponent(key)}.html`,
      categories: listOf(others.get("category_ids")).flatMap((id) => categories.get(textOf(id, 40)) ?? []),
    },
  ];
}
