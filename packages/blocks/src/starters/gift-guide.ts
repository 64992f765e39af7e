import type { Blueprint } from "@mailwright/document";
import { blueprint } from "../palette/blueprint.js";
import { footer } from "./footer.js";
import { around, button, caps, flush, heading, headings, picture, row, web, words } from "./shapes.js";
import { artwork, type StarterDocument } from "./starter.js";

const pine = "#123a2e";
const cream = "#f7efdf";
const berry = "#b3311f";
const onGold = "#0f3126";
const shop = web("juniper/gifts");

const gifts = [
  {
    picture: "gift-candle",
    alt: "A green glass candle",
    name: "Snow pine candle",
    words: "For whoever says they want nothing.",
    price: "£24",
  },
  {
    picture: "gift-teapot",
    alt: "A red enamel teapot",
    name: "Red enamel pot",
    words: "Four cups, one chipped by New Year.",
    price: "£38",
  },
  {
    picture: "gift-blanket",
    alt: "Three folded checked blankets",
    name: "Fireside blanket",
    words: "Wide enough for two and a dog.",
    price: "£72",
  },
  { picture: "gift-game", alt: "A tower of wooden blocks", name: "Timber tower", words: "Ends friendships, gently.", price: "£19" },
];

export const giftGuide: StarterDocument = {
  id: "gift-guide",
  name: "Juniper Row gift guide",
  description: "A festive guide with four presents and a last posting day",
  categories: ["Seasonal", "Featured Layouts"],
  tags: ["christmas", "gifts"],
  preHeader: "Four presents that need no explaining, and the last day on which we can post them.",
  settings: {
    width: 640,
    bgColor: "#0c2a21",
    headerFonts: "Georgia",
    paragraphFonts: "Georgia",
    textColor: "#4c5a4f",
    textFontSize: 17,
    linkColor: berry,
    lineSpacing: "150%",
    ...headings(pine, false, { h1: 44, h2: 30 }),
  },
  dark: {
    grounds: { "#0c2a21": "#04110d", "#f7efdf": "#15211c", "#b3311f": "#8f2818", "#ece0c8": "#0f1915" },
    inks: {
      "#123a2e": "#f2e8d2",
      "#4c5a4f": "#bcc7b9",
      "#b3311f": "#ff9a86",
      "#55634f": "#a9b7a2",
    },
  },
  page: blueprint.wrapper(
    { background: cream, padding: flush },
    row(
      { background: pine, padding: around(28, 20, 6, 20) },
      words(caps("Juniper Row", 5), 0, { align: "center", color: "#e0b25a", fontSize: 14 }),
    ),
    row({ background: pine, padding: flush }, picture("wreath", "A wreath of pine and red berries around a little house", { link: shop })),
    row(
      { background: pine, padding: around(14, 30, 48, 30) },
      heading("h1", "Presents that need no explaining", 14, { align: "center", color: cream }),
      words("We tried everything on our own families first. These four were not returned.", 26, { align: "center", color: "#c8d6c6" }),
      button("Open the gift guide", shop, 0, { background: "#e0b25a", color: onGold, radius: 4, font: "Georgia", fontSize: 17 }),
    ),
    blueprint.section({ stackOnMobile: false, padding: around(36, 20, 0, 20) }, ...gifts.slice(0, 2).map(gift)),
    blueprint.section({ stackOnMobile: false, padding: around(0, 20, 20, 20) }, ...gifts.slice(2).map(gift)),
    posting(),
    footer({
      sender: "Juniper Row",
      address: "21 Market Place, Ludlow SY8 1BT",
      networks: ["instagram", "pinterest"],
      reason: "A few letters each winter, none in summer.",
      color: "#55634f",
      hasDark: true,
      background: "#ece0c8",
    }),
  ),
};

function gift({ picture: name, alt, name: title, words: what, price }: (typeof gifts)[number]): Blueprint {
  return blueprint.cell(
    { width: 50 },
    blueprint.image({ src: artwork(name), alt, link: shop, radius: 6, padding: around(10, 10, 14, 10) }),
    heading("h2", title, 4, { fontSize: 22 }),
    words(what, 4, { fontSize: 16 }),
    words(`<p><strong>${price}</strong></p>`, 22, { color: berry, fontSize: 16 }),
  );
}

function posting(): Blueprint {
  return row(
    { background: berry, padding: around(32, 30, 34, 30) },
    words(caps("Last posting day"), 6, { align: "center", color: "#f8d9c8", fontSize: 13 }),
    heading("h2", "Thursday the 18th, by noon", 6, { align: "center", color: "#ffffff" }),
    words("After that, come by. The kettle is on until five.", 0, { align: "center", color: "#f8d9c8", fontSize: 16 }),
  );
}
