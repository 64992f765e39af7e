import { blueprint } from "../palette/blueprint.js";
import { footer } from "./footer.js";
import { around, button, caps, heading, headings, picture, row, rule, web, words } from "./shapes.js";
import { artwork, type StarterDocument } from "./starter.js";

const ink = "#2e2a26";
const stone = "#655d53";
const oat = "#f6f1e9";
const shop = web("maren/new");

const menu = ["New in", "Knitwear", "Care", "Journal"].map((text) => ({ text, link: shop }));

const pieces = [
  { picture: "knit-cardigan", alt: "A rust jumper with fine stripes", name: "Holm jumper", price: "£145" },
  { picture: "knit-scarf", alt: "A grey ribbed scarf", name: "Sund scarf", price: "£68" },
  { picture: "knit-hat", alt: "A mustard hat with a bobble", name: "Lysa hat", price: "£42" },
];

export const knitwear: StarterDocument = {
  id: "knitwear",
  name: "Maren new arrivals",
  description: "A quiet lookbook with one large picture and three pieces",
  categories: ["E-Commerce", "Featured Layouts"],
  tags: ["new arrivals", "fashion"],
  preHeader: "Four pieces in undyed and barely dyed wool, knitted on one small island.",
  settings: {
    width: 660,
    bgColor: oat,
    headerFonts: "Helvetica",
    paragraphFonts: "Helvetica",
    textColor: stone,
    linkColor: ink,
    lineSpacing: "150%",
    ...headings(ink, false, { h1: 44, h2: 26 }),
  },
  dark: {
    grounds: { "#f6f1e9": "#1d1a17", "#e7ddd0": "#2b2621", "#2e2a26": "#f1e9dc" },
    inks: {
      "#2e2a26": "#f1e9dc",
      "#655d53": "#b8ad9f",
      "#d6c8b6": "#453d34",
      "#ffffff": "#2e2a26",
    },
  },
  page: blueprint.wrapper(
    { background: oat, padding: around(0, 0, 0, 0) },
    row(
      { padding: around(30, 20, 16, 20) },
      words(caps("Maren", 12), 0, { align: "center", color: ink, fontSize: 20 }),
      blueprint.menu({ links: menu, color: stone, fontSize: 14, padding: around(10, 10, 0, 10) }),
    ),
    row({ padding: around(0, 20, 0, 20) }, picture("knit-hero", "A cream cable jumper on a hanger above a wooden stool", { link: shop })),
    row(
      { padding: around(48, 40, 44, 40) },
      words(caps("New this week", 3), 12, { align: "center", fontSize: 12 }),
      heading("h1", "The colour of wool before anyone decides", 18, { align: "center" }),
      words("Undyed, unbleached, and unhurried. Each piece takes two days on a hand frame in Vestby, and is signed on the inside.", 28, {
        align: "center",
      }),
      button("See the four pieces", shop, 0, {
        background: ink,
        radius: 0,
        bold: false,
        fontSize: 15,
        innerPadding: around(16, 36, 16, 36),
      }),
    ),
    blueprint.section(
      { stackOnMobile: false, padding: around(0, 10, 34, 10) },
      ...pieces.map(({ picture: name, alt, name: title, price }) =>
        blueprint.cell(
          { width: 100 / pieces.length },
          blueprint.image({ src: artwork(name), alt, link: shop, padding: around(0, 8, 14, 8) }),
          heading("h2", title, 2, { align: "center", fontSize: 17, padding: around(0, 2, 2, 2) }),
          words(price, 22, { align: "center", fontSize: 15 }),
        ),
      ),
    ),
    row(
      { background: "#e7ddd0", padding: around(46, 48, 46, 48) },
      heading("h2", "“Wool forgives. Air it, turn it, wear it again. Wash it twice a winter and it will outlive the fashion for it.”", 14, {
        align: "center",
        font: "Georgia",
        italic: true,
        lineHeight: "150%",
        fontSize: 24,
      }),
      words("Ragna Maren, on looking after it", 0, { align: "center", fontSize: 14 }),
    ),
    row({ padding: around(30, 20, 0, 20) }, rule("#d6c8b6")),
    footer({
      sender: "Maren Knitwear",
      address: "Nedre Gate 4, 1540 Vestby, Norway",
      networks: ["instagram", "pinterest"],
      hasDark: true,
      reason: "Two letters a season, to people who asked for them.",
      color: stone,
    }),
  ),
};
