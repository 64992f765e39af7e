import { compileDocument, createCompiler } from "@mailwright/compiler";
import type { Block, JsonValue } from "@mailwright/document";
import { aBlock, aDocumentAround } from "@mailwright/testing";
import { describe, expect, test } from "vitest";
import { event } from "./content/event/index.js";
import { eventProps } from "./content/event/props.js";
import { products } from "./content/products/index.js";
import { blockRegistry } from "./registry/registry.js";

const documentOf = (...blocks: readonly Block[]) => aDocumentAround(blocks, blockRegistry);
const scripts = (html: string) => [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = ""]) => json);
/** What an inbox is told by an email with one block. */
function told(type: string, props: Record<string, JsonValue>): unknown {
  const [json] = scripts(compileDocument(documentOf(aBlock(type, props)), blockRegistry).html);
  return json && JSON.parse(json);
}
const faultsOf = (type: string, props: Record<string, JsonValue>) => {
  const { warnings } = compileDocument(documentOf(aBlock(type, props)), blockRegistry);
  return warnings.map(({ detail }) => detail);
};

const lamp = { name: "Moon", price: "1,062.00", image: "https://example.com/moon.png", url: "https://example.com/moon" };
const sun = { name: "Sun", price: '{{ sun | default: "9" }}', image: "/starter/sun.png", url: "{{ shop }}/sun", discount: "5" };
const tea = { title: "Tea", start: "2027-03-12T18:00:00", end: "2027-03-12T20:00:00", timeZone: "UTC+01:00", place: "Hall 4, Bath" };
const order = { products: [lamp], inbox: "order", shop: "Lamps & co", orderNumber: "{{ number }}", currencyCode: "EUR" };

test("an email says nothing to inboxes before somebody asks for it", () => {
  for (const [type, props] of [
    ["products", { products: [lamp] }],
    ["event", tea],
    ["carousel", {}],
  ] as const)
    expect(told(type, props)).toBeUndefined();
});

describe("cards for Gmail's promotions", () => {
  test("are made of products, with price and place in the row", () => {
    expect(told("products", { products: [lamp, sun], inbox: "cards" })).toEqual([
      {
        "@context": "http://schema.org/",
        "@type": "PromotionCard",
        image: lamp.image,
        url: lamp.url,
        headline: "Moon",
        price: "1062.00",
        priceCurrency: "USD",
        position: "1",
      },
      {
        "@context": "http://schema.org/",
        "@type": "PromotionCard",
        image: "/starter/sun.png",
        url: "{{ shop }}/sun",
        headline: "Sun",
        price: "{{ sun | default: '9' }}",
        priceCurrency: "USD",
        discountValue: "5",
        position: "2",
      },
    ]);
  });

  test("are made of the pictures of a carousel that lead somewhere", () => {
    const pictures = [
      { src: "https://example.com/a.png", alt: "Tulips", link: { kind: "web", value: "https://example.com/tulips" } },
      { src: "https://example.com/b.png", alt: "Roses" },
    ];
    expect(told("carousel", { pictures, inbox: true })).toMatchObject([{ headline: "Tulips", url: "https://example.com/tulips" }]);
    expect(faultsOf("carousel", { pictures, inbox: true })).toEqual(["inbox: cardNoLink"]);
  });

  test("leave out what has no picture or address of its own, and say so", () => {
    const inbox = "cards";
    expect(
      told("products", {
        products: [
          { ...lamp, image: "moon.png" },
          { ...lamp, url: "" },
        ],
        inbox,
      }),
    ).toBeUndefined();
    expect(faultsOf("products", { products: [{ ...lamp, image: "" }], inbox })).toEqual(["products: cardNoPicture"]);
    expect(faultsOf("products", { products: [{ ...lamp, url: "" }], inbox })).toEqual(["products: cardNoLink"]);
    expect(faultsOf("products", { products: [lamp, lamp], inbox })).toEqual(["products: cardTwice"]);
    expect(faultsOf("products", { products: [], inbox })).toEqual(["products: cardNone"]);
    expect(told("products", { products: [lamp, lamp], inbox })).toHaveLength(1);
  });

  test("are ten at most", () => {
    const many = Array.from({ length: 12 }, (_, index) => ({ ...lamp, image: `https://example.com/${index}.png` }));
    expect(told("products", { products: many, inbox: "cards" })).toHaveLength(10);
  });
});

describe("an order", () => {
  test("has what Gmail requires", () => {
    const second = { ...lamp, name: "Sun", price: "10.50", image: "" };
    expect(told("products", { ...order, products: [lamp, second], orderUrl: "https://example.com/orders/{{ number }}" })).toEqual([
      {
        "@context": "http://schema.org/",
        "@type": "Order",
        merchant: { "@type": "Organization", name: "Lamps & co" },
        orderNumber: "{{ number }}",
        orderStatus: "http://schema.org/OrderProcessing",
        priceCurrency: "EUR",
        price: "1072.50",
        url: "https://example.com/orders/{{ number }}",
        acceptedOffer: [
          {
            "@type": "Offer",
            itemOffered: { "@type": "Product", name: "Moon", image: lamp.image },
            price: "1062.00",
            priceCurrency: "EUR",
            eligibleQuantity: { "@type": "QuantitativeValue", value: "1" },
          },
          {
            "@type": "Offer",
            itemOffered: { "@type": "Product", name: "Sun" },
            price: "10.50",
            priceCurrency: "EUR",
            eligibleQuantity: { "@type": "QuantitativeValue", value: "1" },
          },
        ],
      },
    ]);
  });

  test.each([
    [{ shop: " " }, "shop: noShop"],
    [{ orderNumber: "" }, "orderNumber: noOrderNumber"],
    [{ currencyCode: "Euro" }, "currencyCode: noCurrency"],
    [{ orderUrl: "my orders" }, "orderUrl: badOrderUrl"],
    [{ products: [] }, "products: orderEmpty"],
    [{ products: [{ ...lamp, price: "49,9 €" }] }, "products: orderPrice"],
  ])("with %j is not told, and the field says why", (wrong, fault) => {
    expect(told("products", { ...order, ...wrong })).toBeUndefined();
    expect(faultsOf("products", { ...order, ...wrong })).toEqual([fault]);
  });
});

describe("an event", () => {
  test("is told with its zone, its place and the language of the email", () => {
    expect(told("event", { ...tea, inbox: "event" })).toEqual([
      {
        "@context": "http://schema.org/",
        "@type": "Event",
        name: "Tea",
        startDate: "2027-03-12T18:00:00+01:00",
        endDate: "2027-03-12T20:00:00+01:00",
        location: { "@type": "Place", name: "Hall 4, Bath", address: "Hall 4, Bath" },
        inLanguage: "en",
      },
    ]);
  });

  test("is told as a reservation with number and guest", () => {
    expect(told("event", { ...tea, inbox: "reservation", reservationNumber: "{{ ticket }}", guest: "{{ first_name }}" })).toMatchObject([
      {
        "@type": "EventReservation",
        reservationNumber: "{{ ticket }}",
        reservationStatus: "http://schema.org/Confirmed",
        underName: { "@type": "Person", name: "{{ first_name }}" },
        reservationFor: { "@type": "Event", name: "Tea" },
      },
    ]);
  });

  test("is not told while something is missing, and the field says what", () => {
    const reservation = { ...tea, inbox: "reservation", reservationNumber: "1", guest: "Ada" };
    for (const [name, fault] of [
      ["guest", "noGuest"],
      ["reservationNumber", "noNumber"],
      ["place", "noPlace"],
      ["title", "noTitle"],
    ] as const) {
      expect(told("event", { ...reservation, [name]: "" })).toBeUndefined();
      expect(faultsOf("event", { ...reservation, [name]: "" })).toEqual([`${name}: ${fault}`]);
    }
  });

  test("that a condition may take away, or that is repeated, is not told", () => {
    for (const rules of [{ condition: "vip" }, { repeat: "events" }]) {
      const ruled = { ...aBlock("event", { ...tea, inbox: "event" }), extras: { rules } };
      expect(scripts(compileDocument(documentOf(ruled), blockRegistry).html)).toEqual([]);
    }
  });
});

test("nothing that somebody writes ends the data or runs", () => {
  const bad = "</script><script>alert(1)</script><!-- &lt;/script>";
  const { html } = compileDocument(
    documentOf(
      aBlock("event", { ...tea, title: bad, inbox: "event" }),
      aBlock("products", { ...order, products: [{ ...lamp, name: bad }], shop: bad }),
    ),
    blockRegistry,
  );
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html.match(/<\/script/g)).toHaveLength(1);
  const [json = ""] = scripts(html);
  expect(json).not.toMatch(/[<>&]/);
  expect(JSON.parse(json)).toMatchObject([{ name: bad }, { merchant: { name: bad } }]);
});

test("MJML source has it too, and the canvas does not", () => {
  const compiler = createCompiler(blockRegistry);
  const document = documentOf(aBlock("event", { ...tea, inbox: "event" }));
  expect(compiler.toMjml(document)).toContain('"@type":"Event"');
  expect(JSON.stringify(compiler.parts(document))).not.toContain("schema.org");
});

test("the fields of a reservation and of an order are there where they are asked for", () => {
  const values = Object.fromEntries(Object.entries(eventProps).map(([name, spec]) => [name, spec.initial]));
  expect(event.idle?.({ ...values, inbox: "event" })).toEqual(["reservationNumber", "guest"]);
  expect(event.idle?.({ ...values, inbox: "reservation" })).toEqual([]);
  expect(products.idle?.({ inbox: "cards" })).toEqual(["shop", "orderNumber", "orderStatus", "orderUrl"]);
});
