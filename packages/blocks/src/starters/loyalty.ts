import { blueprint } from "../palette/blueprint.js";
import { footer } from "./footer.js";
import { around, button, flush, heading, headings, picture, row, web, words } from "./shapes.js";
import { artwork, type StarterDocument } from "./starter.js";

const blue = "#2f4b8f";
const cream = "#fff3dc";
const tomato = "#c93f2c";
const card = web("crumb-club/card");

const stampsOnCard = [true, true, true, true, true, false];

export const loyalty: StarterDocument = {
  id: "loyalty",
  name: "Crumb Club stamp card",
  description: "A stamp card that is nearly full with a reason to come by",
  categories: ["Featured", "Featured Layouts"],
  tags: ["loyalty", "bakery"],
  preHeader: "Five stamps, one to go. The sixth bun is ours, and it has your name in sugar on it.",
  settings: {
    width: 600,
    bgColor: "#f6dfb8",
    headerFonts: "Trebuchet MS",
    paragraphFonts: "Trebuchet MS",
    textColor: "#4b4a5c",
    textFontSize: 17,
    linkColor: tomato,
    lineSpacing: "150%",
    ...headings(blue, true, { h1: 46, h2: 26 }),
  },
  dark: {
    grounds: { "#f6dfb8": "#14161f", "#fff3dc": "#1c2030" },
    inks: {
      "#2f4b8f": "#c9d6f5",
      "#4b4a5c": "#b6b8c8",
      "#c93f2c": "#ff9382",
      "#66606a": "#a6a3ae",
    },
  },
  page: blueprint.wrapper(
    { background: cream, padding: flush },
    row(
      { background: blue, padding: flush },
      picture("bakery", "A bakery counter with a croissant, a bun and a small cake", { link: card }),
    ),
    row(
      { padding: around(40, 30, 24, 30) },
      heading("h1", "One bun to go", 12, { align: "center" }),
      words(
        "{{ first_name }}, you have been in five times since May, mostly on Tuesdays. We notice these things. The next one is on the house.",
        0,
        { align: "center" },
      ),
    ),
    blueprint.section(
      { stackOnMobile: false, padding: around(0, 26, 26, 26) },
      ...stampsOnCard.map((isFull, index) =>
        blueprint.cell(
          { width: 100 / stampsOnCard.length },
          blueprint.image({
            src: artwork(isFull ? "stamp-full" : "stamp-empty"),
            // The first one speaks for all of them.
            ...(index === 0 ? { alt: "Five stamps of six" } : { decorative: true }),
            width: 74,
            padding: around(0, 3, 0, 3),
          }),
        ),
      ),
    ),
    row(
      { padding: around(0, 30, 44, 30) },
      button("Show my card", card, 0, { background: tomato, radius: 30, fontSize: 18, innerPadding: around(17, 38, 17, 38) }),
    ),
    row(
      { background: blue, padding: around(36, 36, 38, 36) },
      heading("h2", "New on the counter: cardamom knots", 10, { align: "center", color: "#ffffff" }),
      words("Jo brought the recipe back from Gothenburg and will not say whose it was. Warm from half past eight, gone by ten.", 0, {
        align: "center",
        color: "#d5def3",
      }),
    ),
    footer({
      sender: "Crumb Club",
      address: "41 Lamb Street, Bath BA1 5LG",
      networks: ["instagram", "facebook"],
      hasDark: true,
      reason: "You are a member. It costs nothing and ends when you say so.",
      color: "#66606a",
    }),
  ),
};
