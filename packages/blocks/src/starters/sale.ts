import type { Blueprint } from "@mailwright/document";
import { blueprint } from "../palette/blueprint.js";
import { footer } from "./footer.js";
import { around, caps, headings } from "./shapes.js";
import { artwork, type StarterDocument } from "./starter.js";

const night = "#17181d";
const glow = "#ffd166";
const onGlow = "#18191e";
const shop = (path: string) => ({ kind: "web", value: `https://example.com/${path}` }) as const;

const menu = ["Pendants", "Floor", "Table", "Bulbs"].map((text) => ({ text, link: shop(text.toLowerCase()) }));

const lamps = [
  { picture: "lamp-globe", name: "Moon", price: "£62", before: "£89", alt: "Moon, a round glass pendant lamp" },
  { picture: "lamp-dome", name: "Ember", price: "£76", before: "£109", alt: "Ember, a coral dome pendant lamp" },
  { picture: "lamp-cone", name: "Fjord", price: "£69", before: "£99", alt: "Fjord, a teal cone pendant lamp" },
];

export const sale: StarterDocument = {
  id: "sale",
  name: "Northlight winter sale",
  description: "A bold offer with three products",
  categories: ["E-Commerce", "Featured Layouts"],
  tags: ["sale", "products"],
  preHeader: "Thirty percent off everything that glows, until Sunday midnight.",
  settings: {
    width: 640,
    bgColor: "#e8e4da",
    headerFonts: "Trebuchet MS",
    paragraphFonts: "Trebuchet MS",
    textColor: "#4a4a52",
    linkColor: night,
    lineSpacing: "150%",
    ...headings(night, true, { h1: 50, h3: 19 }),
  },
  dark: {
    grounds: { "#e8e4da": "#0a0a0d", "#ffffff": "#212229", "#f6f3ec": "#141519", "#ffd166": "#f0c257" },
    inks: {
      "#17181d": "#f5f2ea",
      "#4a4a52": "#c6c5cd",
      "#6a675f": "#a8a59d",
    },
  },
  page: blueprint.wrapper(
    { padding: around(0, 0, 0, 0) },
    hero(),
    blueprint.section(
      { background: night, padding: around(0, 0, 0, 0) },
      blueprint.cell(
        {},
        blueprint.image({
          src: artwork("lamps"),
          alt: "Three glowing pendant lamps over a small table",
          padding: around(0, 0, 0, 0),
          link: shop("sale"),
        }),
      ),
    ),
    blueprint.section(
      { padding: around(34, 20, 4, 20) },
      blueprint.cell(
        {},
        blueprint.heading({ level: "h2", text: "Three we would keep ourselves", align: "center", fontSize: 28, bottomSpace: 4 }),
      ),
    ),
    blueprint.section({ stackOnMobile: false, padding: around(10, 10, 28, 10) }, ...lamps.map(product)),
    promises(),
    footer({
      sender: "Northlight",
      address: "Unit 9, Tollcross Works, Edinburgh EH3 9QN",
      networks: ["instagram", "pinterest", "facebook"],
      reason: "The sale ends on Sunday at midnight. Prices include VAT.",
      color: "#6a675f",
      hasDark: true,
      background: "#f6f3ec",
    }),
  ),
};

function hero(): Blueprint {
  return blueprint.section(
    { background: night, padding: around(26, 26, 30, 26) },
    blueprint.cell(
      {},
      blueprint.text({
        text: caps("<strong>Northlight</strong>", 5),
        align: "center",
        color: glow,
        fontSize: 15,
        padding: around(0, 10, 6, 10),
      }),
      blueprint.menu({ links: menu, color: "#c9c8cf", fontSize: 14, padding: around(0, 10, 18, 10) }),
      blueprint.heading({ level: "h1", text: "30% off everything that glows", align: "center", color: "#ffffff", bottomSpace: 12 }),
      blueprint.text({
        text: "<p>The evenings are longer than they look. Put a warm light where you sit, and save while it is dark.</p>",
        align: "center",
        color: "#c9c8cf",
        fontSize: 17,
        padding: around(0, 10, 16, 10),
      }),
      blueprint.button({
        label: "Shop the sale",
        link: shop("sale"),
        background: glow,
        color: onGlow,
        radius: 4,
        fontSize: 17,
        innerPadding: around(15, 34, 15, 34),
      }),
    ),
  );
}

function product({ picture, name, price, before, alt }: (typeof lamps)[number]): Blueprint {
  const link = shop(`lamps/${picture}`);
  return blueprint.cell(
    { width: 100 / lamps.length },
    blueprint.image({ src: artwork(picture), alt, radius: 6, link, padding: around(0, 6, 10, 6) }),
    blueprint.heading({ level: "h3", text: name, align: "center", bottomSpace: 2, padding: around(4, 10, 0, 10) }),
    blueprint.text({
      text: `<p><strong>${price}</strong> &nbsp;<s>${before}</s></p>`,
      align: "center",
      padding: around(0, 10, 6, 10),
    }),
    blueprint.button({
      label: `See ${name}`,
      link,
      background: "#ffffff",
      color: night,
      borderWidth: 2,
      borderColor: night,
      radius: 4,
      fontSize: 14,
      innerPadding: around(9, 10, 9, 10),
      padding: around(4, 2, 6, 2),
    }),
  );
}

function promises(): Blueprint {
  const promise = (title: string, words: string): Blueprint =>
    blueprint.cell(
      { width: 100 / 3 },
      blueprint.text({ text: `<p><strong>${title}</strong><br>${words}</p>`, align: "center", fontSize: 14, color: onGlow }),
    );
  return blueprint.section(
    { background: glow, stackOnMobile: false, padding: around(14, 10, 14, 10) },
    promise("Free delivery", "on every order"),
    promise("60 days", "to change your mind"),
    promise("Mended for life", "bulbs excepted"),
  );
}
