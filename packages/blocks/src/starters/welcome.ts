import type { Blueprint } from "@mailwright/document";
import { blueprint } from "../palette/blueprint.js";
import { footer } from "./footer.js";
import { around, button, caps, flush, heading, headings, picture, row, web, words } from "./shapes.js";
import type { StarterDocument } from "./starter.js";

const forest = "#1f3d2f";
const moss = "#44564b";
const clay = "#ad4d27";
const shop = web("plants");

const steps = [
  { title: "Choose", words: "Tell us about your light. We show you only what will be happy there." },
  { title: "Unbox", words: "Two days later it is at your door, watered and wide awake." },
  { title: "Grow", words: "One short note a month: when to water, when to wait." },
];

export const welcome: StarterDocument = {
  id: "welcome",
  name: "Welcome to Lumen and Leaf",
  description: "A warm first email with three steps and an offer",
  categories: ["Featured", "Featured Layouts"],
  tags: ["welcome", "onboarding"],
  preHeader: "Three small steps to a greener windowsill, and ten percent to begin with.",
  settings: {
    width: 640,
    bgColor: "#e9efe3",
    headerFonts: "Georgia",
    textColor: moss,
    linkColor: clay,
    lineSpacing: "150%",
    ...headings(forest, false, { h1: 42, h2: 34, h3: 30 }),
  },
  dark: {
    grounds: { "#e9efe3": "#101a14", "#ffffff": "#17231c", "#f4f7f0": "#1c2a22", "#1f3d2f": "#2f6b4f" },
    inks: {
      "#1f3d2f": "#e6efe4",
      "#44564b": "#b9c9bd",
      "#ad4d27": "#f0a27a",
      "#5c6f63": "#a9bbae",
    },
  },
  page: blueprint.wrapper(
    { padding: flush },
    row(
      { background: "#e9efe3", padding: around(28, 20, 16, 20) },
      words(caps("Lumen &amp; Leaf", 4), 0, { align: "center", color: forest, font: "Georgia", fontSize: 15 }),
    ),
    row({ background: "#e9efe3", padding: flush }, picture("plants", "Three potted plants in front of a low sun", { link: shop })),
    row(
      { padding: around(44, 34, 44, 34) },
      heading("h1", "Your windowsill is about to get greener", 14, { align: "center" }),
      words(
        "Hello {{ first_name }}, and welcome. We grow plants for people who forget to water them, and we are glad that you are here.",
        26,
        {
          align: "center",
          fontSize: 17,
        },
      ),
      button("Meet the plants", shop, 0, { background: forest, radius: 30, fontSize: 17, innerPadding: around(16, 34, 16, 34) }),
    ),
    blueprint.section(
      { background: "#f4f7f0", padding: around(36, 20, 20, 20) },
      ...steps.map(({ title, words: what }, index) => step(index + 1, title, what)),
    ),
    offer(),
    footer({
      sender: "Lumen &amp; Leaf",
      address: "12 Glasshouse Lane, Bristol BS1 4ND",
      networks: ["instagram", "pinterest", "facebook"],
      hasDark: true,
      reason: "You receive this because you signed up on our website.",
      color: "#5c6f63",
      background: "#f4f7f0",
    }),
  ),
};

function step(number: number, title: string, what: string): Blueprint {
  return blueprint.cell(
    { width: 100 / steps.length },
    heading("h2", String(number), 6, { align: "center", color: clay, italic: true, lineHeight: "100%" }),
    heading("h3", title, 6, { align: "center", fontSize: 21 }),
    words(what, 18, { align: "center", fontSize: 15 }),
  );
}

function offer(): Blueprint {
  return row(
    { background: forest, padding: around(44, 20, 44, 20) },
    heading("h3", "Ten percent off your first plant", 8, { align: "center", color: "#ffffff" }),
    words("Until {{ offer_ends }}, for anything with roots.", 20, { align: "center", color: "#d5e2d6" }),
    blueprint.discountCode({
      code: "LEAF10",
      width: 260,
      color: "#ffffff",
      background: "#2b4d3d",
      borderColor: "#f4c9a3",
      button: "Choose my plant",
      buttonColor: forest,
      link: shop,
      padding: around(0, 10, 0, 10),
    }),
  );
}
