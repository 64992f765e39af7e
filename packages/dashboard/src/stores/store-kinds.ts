import type { StoreDraft } from "@mailwright/client";
import type { storesStrings } from "./stores-strings.js";

export type StoreKind = StoreDraft["kind"];
/** Words that stand as they are. */
type Word = Exclude<
  keyof (typeof storesStrings)["messages"],
  "where" | "readAt" | "refreshOf" | "refreshed" | "removeOf" | "removeTitle" | "removed" | "connected"
>;

/** What a store of a kind is entered with. One that is not secret is shown while it is typed. */
export interface StoreCredential {
  readonly name: Extract<Word, "accessToken" | "clientId" | "clientSecret" | "consumerKey" | "consumerSecret" | "storeHash" | "storeCode">;
  readonly isSecret?: true;
  readonly isOptional?: true;
  readonly hint?: Word;
}

/** One set of credentials that lets us in. */
export interface StoreWay {
  readonly word: Word;
  readonly hint?: Word;
  readonly credentials: readonly StoreCredential[];
}

interface KindFields {
  readonly address: Word;
  readonly addressHint?: Word;
  readonly example: string;
  readonly ways: readonly [StoreWay, ...StoreWay[]];
}

const token = { name: "accessToken", isSecret: true } as const;

/** What is asked for to connect a store of each kind. */
export const storeKinds: Readonly<Record<StoreKind, KindFields>> = {
  shopify: {
    address: "shopifyAddress",
    addressHint: "shopifyHint",
    example: "https://example.myshopify.com",
    ways: [
      {
        word: "wayOfClient",
        hint: "shopifyClientHint",
        credentials: [{ name: "clientId" }, { name: "clientSecret", isSecret: true }],
      },
      { word: "wayOfToken", hint: "shopifyTokenHint", credentials: [token] },
    ],
  },
  woocommerce: {
    address: "shopAddress",
    example: "https://shop.example.com",
    ways: [
      {
        word: "consumerKey",
        hint: "woocommerceHint",
        credentials: [{ name: "consumerKey" }, { name: "consumerSecret", isSecret: true }],
      },
    ],
  },
  bigcommerce: {
    address: "shopAddress",
    example: "https://shop.example.com",
    ways: [{ word: "wayOfToken", hint: "bigcommerceHint", credentials: [{ name: "storeHash" }, token] }],
  },
  magento: {
    address: "shopAddress",
    example: "https://shop.example.com",
    ways: [
      {
        word: "wayOfToken",
        hint: "magentoHint",
        credentials: [token, { name: "storeCode", isOptional: true, hint: "storeCodeHint" }],
      },
    ],
  },
  feed: {
    address: "feedAddress",
    addressHint: "feedHint",
    example: "https://shop.example.com/products.xml",
    ways: [{ word: "feed", credentials: [] }],
  },
};
