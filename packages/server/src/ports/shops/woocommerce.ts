import { addressOf, countOf, fieldOf, listOf, textOf } from "../services/loose-json.js";
import { ServiceError } from "../services/service-error.js";
import { plainText } from "./plain-text.js";
import type { ShopProduct, ShopProtocol } from "./shop-source.js";

const perPage = 100;

/** WooCommerce's REST API, version 3. The keys go over https only: without it they would stand open on the way. */
export const woocommerce: ShopProtocol = {
  name: "WooCommerce",
  needs: [["consumerKey", "consumerSecret"]],
  read: async function* ({ base, credentials }, call) {
    const { consumerKey = "", consumerSecret = "" } = credentials;
    const authorization = `Basic ${Buffer.from(`${consumerKey}:${consumerSecret}`).toString("base64")}`;
    const headers = { authorization, accept: "application/json" };
    const api = `${base}/wp-json/wc/v3`;
    // Old versions do not tell it; the price then stands alone.
    const currency = textOf(
      fieldOf((await call({ url: `${api}/data/currencies/current`, headers }).catch(ignoreMissing))?.json, "code"),
      3,
    );
    for (let page = 1; ; page += 1) {
      const words = new URLSearchParams({ status: "publish", orderby: "id", order: "asc", per_page: String(perPage), page: String(page) });
      const { json, header } = await call({ url: `${api}/products?${words}`, headers });
      if (!Array.isArray(json)) throw new ServiceError("unreachable", "WooCommerce answers nothing that is understood.");
      yield json.flatMap((item) => readProduct(item, currency));
      if (page >= countOf(header("x-wp-totalpages"))) return;
    }
  },
};

function ignoreMissing(error: unknown): null {
  if (error instanceof ServiceError && error.fault === "not-found") return null;
  throw error;
}

function readProduct(item: unknown, currency: string): ShopProduct[] {
  const [externalId, name] = [textOf(fieldOf(item, "id"), 100), plainText(textOf(fieldOf(item, "name"), 500))];
  if (externalId === "" || name === "") return [];
  return [
    {
      externalId,
      name,
      description: plainText(textOf(fieldOf(item, "short_description"), 20_000)),
      price: textOf(fieldOf(item, "price"), 40),
      currency,
      imageLink: addressOf(fieldOf(item, "images", 0, "src")),
      productLink: addressOf(fieldOf(item, "permalink")),
      categories: listOf(fieldOf(item, "categories"))
        .map((category) => plainText(textOf(fieldOf(category, "name"), 200)))
        .filter(Boolean),
    },
  ];
}
