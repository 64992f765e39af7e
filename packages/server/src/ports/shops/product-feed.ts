import { Parser } from "htmlparser2";
import { addressOf } from "../services/loose-json.js";
import { ServiceError } from "../services/service-error.js";
import { plainText } from "./plain-text.js";
import { readPrice } from "./read-price.js";
import { readTable } from "./read-table.js";
import type { ShopProduct, ShopProtocol } from "./shop-source.js";

const feedMaxBytes = 30_000_000;
const productsMax = 10_000;
const fieldMaxLength = 20_000;

type Fields = Record<string, string>;

/** A list of products by its address, as it is made for Google Merchant: XML (RSS or Atom), or a table with commas or tabs. */
export const productFeed: ShopProtocol = {
  name: "Product feed",
  needs: [[]],
  read: async function* ({ base }, call) {
    const { bytes } = await call({
      url: base,
      headers: { accept: "application/xml, text/xml, text/csv, text/tab-separated-values, */*" },
      bytesMax: feedMaxBytes,
    });
    const text = bytes.toString("utf8").replace(/^\uFEFF/, "");
    const products = (/^\s*</.test(text) ? readXml(text) : readTable(text)).slice(0, productsMax).flatMap(readProduct);
    if (products.length === 0) throw new ServiceError("invalid", "There are no products at this address.");
    yield products;
  },
};

/** Reads no document type and no entities of its own, so nothing unfolds. */
function readXml(text: string): Fields[] {
  const found: Fields[] = [];
  let item: Fields | null = null;
  let field = "";
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => {
        const name = nameOf(tag);
        if (name === "item" || name === "entry") item = {};
        else if (item && field === "") {
          field = name;
          // Atom says where a link leads in an attribute.
          if (name === "link" && attributes["href"]) item["link"] = attributes["href"];
        }
      },
      ontext: (piece) => {
        if (item && field !== "") item[field] = `${item[field] ?? ""}${piece}`.slice(0, fieldMaxLength);
      },
      onclosetag: (tag) => {
        const name = nameOf(tag);
        if (item && (name === "item" || name === "entry")) {
          found.push(item);
          item = null;
        } else if (name === field) field = "";
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return found;
}

const nameOf = (tag: string) => tag.replace(/^g:/, "").toLowerCase();

function readProduct(fields: Fields): ShopProduct[] {
  const get = (name: string) => (fields[name] ?? "").trim();
  const [externalId, name] = [get("id").slice(0, 200), plainText(get("title"))];
  if (externalId === "" || name === "") return [];
  const full = readPrice(get("price"));
  const sale = readPrice(get("sale_price"), full.currency);
  return [
    {
      externalId,
      name,
      description: plainText(get("description") || get("summary")),
      ...(sale.price === "" ? full : sale),
      imageLink: addressOf(get("image_link")),
      productLink: addressOf(get("link")),
      categories: [get("product_type")].filter(Boolean).map((path) =>
        path
          .split(/\s*>\s*/)
          .join(" / ")
          .slice(0, 500),
      ),
    },
  ];
}
