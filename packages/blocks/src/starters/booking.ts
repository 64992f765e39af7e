import type { Blueprint } from "@mailwright/document";
import { blueprint } from "../palette/blueprint.js";
import { footer } from "./footer.js";
import { around, button, caps, flush, heading, headings, picture, row, rule, web, words } from "./shapes.js";
import type { StarterDocument } from "./starter.js";

const sea = "#1f5f68";
const terracotta = "#a84424";
const sand = "#fff6e8";
const stay = web("casa-marea/stays/{{ booking_number }}");

const lines = [
  { label: "Room with a balcony, 3 nights", amount: "€414" },
  { label: "Breakfast for two", amount: "included" },
  { label: "City tax", amount: "€12" },
];

export const booking: StarterDocument = {
  id: "booking",
  name: "Casa Marea booking confirmed",
  description: "A booking with its dates and sum and how to get there",
  categories: ["Integrations", "Featured Layouts"],
  tags: ["transactional", "travel"],
  preHeader: "Booking {{ booking_number }}: three nights by the sea. We leave the shutters open for you.",
  settings: {
    width: 600,
    bgColor: "#f4dcc4",
    headerFonts: "Georgia",
    paragraphFonts: "Verdana",
    textColor: "#5f5348",
    textFontSize: 15,
    linkColor: terracotta,
    lineSpacing: "150%",
    ...headings(sea, false, { h1: 36, h2: 24, h3: 19 }),
  },
  dark: {
    grounds: { "#f4dcc4": "#13110f", "#fff6e8": "#1d1a17", "#f8e8d2": "#26211c" },
    inks: {
      "#1f5f68": "#a8dbe0",
      "#a84424": "#f3a184",
      "#5f5348": "#cbbdae",
      "#ead6bc": "#3a3229",
      "#6d5f50": "#b5a796",
    },
  },
  page: blueprint.wrapper(
    { background: sand, padding: flush },
    row(
      { padding: around(24, 20, 20, 20) },
      heading("h2", "Casa Marea", 0, { align: "center", italic: true, fontSize: 24, color: terracotta }),
    ),
    row({ padding: flush }, picture("hotel", "A white hotel by the sea with palms and a red parasol")),
    row(
      { padding: around(36, 24, 26, 24) },
      heading("h1", "It is yours, {{ first_name }}", 12),
      words(
        "Your room is booked and paid. Come any time after two; if it is earlier, leave your bags with Paola and walk to the water.",
        0,
      ),
    ),
    blueprint.section(
      { background: sea, stackOnMobile: false, padding: around(26, 24, 26, 24) },
      date("You arrive", "Fri 12 June", "from 14:00"),
      date("You leave", "Mon 15 June", "until 11:00"),
    ),
    row(
      { padding: around(30, 24, 4, 24) },
      words(caps("Booking {{ booking_number }}", 1), 8, { fontSize: 13, color: terracotta }),
      rule("#ead6bc"),
    ),
    ...lines.map(({ label, amount }) => sum(label, amount)),
    row({ padding: around(4, 24, 4, 24) }, rule("#ead6bc")),
    sum("<strong>Paid with {{ card_brand }}</strong>", "<strong>€426</strong>"),
    row(
      { padding: around(24, 24, 36, 24) },
      button("See or change my booking", stay, 26, { align: "left", background: terracotta, radius: 6, font: "Verdana" }),
      heading("h3", "How to find us", 6),
      words(
        "Bus 11 from the station to Porto Vecchio, then uphill until you smell jasmine. The blue door. Ring twice, the first one never works.",
        0,
      ),
    ),
    footer({
      sender: "Casa Marea",
      address: "Via del Porto 18, 73040 Marea (LE), Italy",
      hasDark: true,
      reason: 'Anything else? Ring <a href="tel:+390000000000">+39 000 000 0000</a>, Paola answers.',
      color: "#6d5f50",
      background: "#f8e8d2",
    }),
  ),
};

function date(label: string, day: string, hour: string): Blueprint {
  return blueprint.cell(
    { width: 50 },
    words(caps(label, 1), 4, { color: "#c2e3e3", fontSize: 12 }),
    heading("h2", day, 2, { color: "#ffffff" }),
    words(hour, 0, { color: "#d5e9e8", fontSize: 14 }),
  );
}

function sum(label: string, amount: string): Blueprint {
  return blueprint.section(
    { stackOnMobile: false, padding: around(5, 24, 5, 24) },
    blueprint.cell({ width: 68 }, words(`<p>${label}</p>`, 0)),
    blueprint.cell({ width: 32 }, words(`<p>${amount}</p>`, 0, { align: "right" })),
  );
}
