import type { Blueprint } from "@mailwright/document";
import { blueprint } from "../palette/blueprint.js";
import { footer } from "./footer.js";
import { around, between, caps, flush, heading, headings, picture, row, web, words } from "./shapes.js";
import type { StarterDocument } from "./starter.js";

const black = "#0a0a0a";
const acid = "#d4ff3f";
const shop = web("offbeat/one-day");

const menu = ["Vinyl", "Players", "Tapes", "Stores"].map((text) => ({ text, link: shop }));

const offers = [
  { share: "−40%", name: "Turntables", words: "All belts, all colours" },
  { share: "−30%", name: "Headphones", words: "Open, closed, in between" },
  { share: "−20%", name: "Vinyl", words: "The whole wall, even the jazz" },
];

export const oneDay: StarterDocument = {
  id: "one-day",
  name: "Offbeat one day sale",
  description: "A loud sale for Black Friday with three rates and one code",
  categories: ["Seasonal", "E-Commerce", "Featured Layouts"],
  tags: ["black friday", "sale"],
  preHeader: "It starts at midnight, it ends at midnight, and it will not be extended. Code inside.",
  settings: {
    width: 620,
    bgColor: black,
    headerFonts: "Helvetica",
    paragraphFonts: "Helvetica",
    textColor: "#c8c8c8",
    linkColor: acid,
    lineSpacing: "150%",
    ...headings("#ffffff", true, { h1: 64, h2: 46, h3: 20 }),
  },
  dark: {
    grounds: { "#0a0a0a": "#000000", "#141414": "#0a0a0a", "#161616": "#101010", "#d4ff3f": "#b9e62a" },
    inks: { "#d4ff3f": "#c4f03a", "#333333": "#2a2a2a" },
  },
  page: blueprint.wrapper(
    { background: black, padding: flush },
    row(
      { padding: around(26, 20, 10, 20) },
      words(caps("<strong>Offbeat Records</strong>", 4), 0, { align: "center", color: "#ffffff", fontSize: 14 }),
      blueprint.menu({ links: menu, color: "#c8c8c8", fontSize: 14, padding: around(8, 10, 0, 10) }),
    ),
    row({ padding: flush }, picture("one-day", "A huge bright figure one", { link: shop })),
    row(
      { background: acid, padding: around(26, 20, 28, 20) },
      heading("h1", '<span style="letter-spacing:-3px">One day. Then no.</span>', 10, {
        align: "center",
        color: black,
        lineHeight: "100%",
      }),
      words("Friday the 28th, midnight to midnight", 0, { align: "center", color: black, fontSize: 18 }),
    ),
    ...offers.flatMap((offer, index) => (index === 0 ? [rate(offer)] : [between("#333333"), rate(offer)])),
    row(
      { padding: around(20, 20, 44, 20) },
      blueprint.discountCode({
        code: "ONEDAY",
        width: 260,
        fontSize: 30,
        color: acid,
        background: "#161616",
        borderColor: acid,
        button: "Shop with the code",
        buttonColor: black,
        link: shop,
      }),
      words("Works on everything in the shop, once for each person. Stock is what is on the shelf.", 0, {
        align: "center",
        fontSize: 14,
        padding: around(14, 10, 0, 10),
      }),
    ),
    footer({
      sender: "Offbeat Records",
      address: "77 Division Street, Sheffield S1 4GE",
      networks: ["instagram", "spotify", "tiktok"],
      icons: "white",
      reason: "One sale a year. This is it.",
      color: "#9a9a9a",
      background: "#141414",
    }),
  ),
};

function rate({ share, name, words: what }: (typeof offers)[number]): Blueprint {
  return blueprint.section(
    { stackOnMobile: false, verticalAlign: "middle", padding: around(22, 20, 22, 20) },
    blueprint.cell(
      { width: 46 },
      heading("h2", `<span style="letter-spacing:-2px">${share}</span>`, 0, { color: acid, lineHeight: "100%" }),
    ),
    blueprint.cell({ width: 54 }, heading("h3", name, 2), words(what, 0, { fontSize: 15 })),
  );
}
