import type { Blueprint } from "@mailwright/document";
import { blueprint } from "../palette/blueprint.js";
import { footer } from "./footer.js";
import { around, caps, headings } from "./shapes.js";
import { artwork, type StarterDocument } from "./starter.js";

const dusk = "#20233f";
const coral = "#ff7a66";
const paleInk = "#c7cae6";
const reply = { kind: "web", value: "https://example.com/open-studio?guest={{ guest_id }}" } as const;

const evening = [
  { time: "18:00", what: "Doors, soup and introductions" },
  { time: "18:45", what: "Throwing a bowl in seven minutes, with Ines Okafor" },
  { time: "19:30", what: "Your turn: eight wheels, plenty of clay, old shirts" },
  { time: "21:00", what: "The kiln is opened, and we drink to what survived" },
];

export const event: StarterDocument = {
  id: "event",
  name: "Open Studio Night invitation",
  description: "An invitation with a programme and a reply button",
  categories: ["Events", "Featured Layouts"],
  tags: ["event", "invitation"],
  preHeader: "Friday the 14th, from six. Eight wheels, plenty of clay, and soup.",
  settings: {
    width: 600,
    bgColor: "#14162b",
    headerFonts: "Georgia",
    paragraphFonts: "Verdana",
    textColor: paleInk,
    textFontSize: 15,
    linkColor: coral,
    lineSpacing: "150%",
    ...headings("#ffffff", true, { h1: 44 }),
  },
  // The page keeps the blue that the picture begins with.
  dark: {
    grounds: { "#14162b": "#0a0b18", "#191c34": "#101224", "#ff7a66": "#f0705c" },
    inks: { "#9a9ec4": "#a4a8cd" },
  },
  page: blueprint.wrapper(
    { background: dusk, padding: around(0, 0, 0, 0) },
    blueprint.section(
      { padding: around(0, 0, 0, 0) },
      blueprint.cell(
        {},
        blueprint.image({
          src: artwork("studio"),
          alt: "Vases, bowls and cups on a shelf at night",
          padding: around(0, 0, 0, 0),
          link: reply,
        }),
      ),
    ),
    opening(),
    details(),
    blueprint.section(
      { padding: around(34, 20, 4, 20) },
      blueprint.cell({}, blueprint.heading({ level: "h3", text: "The evening", fontSize: 22, bottomSpace: 4 })),
    ),
    ...evening.map(({ time, what }) => hour(time, what)),
    blueprint.section(
      { padding: around(28, 20, 44, 20) },
      blueprint.cell(
        {},
        blueprint.button({
          label: "Keep a wheel for me",
          link: reply,
          background: coral,
          color: dusk,
          width: "full",
          radius: 8,
          innerPadding: around(16, 26, 16, 26),
        }),
      ),
    ),
    footer({
      sender: "Kiln &amp; Co.",
      address: "The Old Laundry, 40 Canal Street, Manchester M1 3HE",
      networks: ["instagram", "facebook"],
      icons: "white",
      reason: "Invited as a friend of the studio.",
      color: "#9a9ec4",
      background: "#191c34",
    }),
  ),
};

function opening(): Blueprint {
  return blueprint.section(
    { padding: around(38, 20, 30, 20) },
    blueprint.cell(
      {},
      blueprint.text({ text: caps("<strong>You are invited</strong>"), color: coral, fontSize: 13, padding: around(0, 10, 8, 10) }),
      blueprint.heading({ level: "h1", text: "Open Studio Night", bottomSpace: 10, padding: around(0, 10, 0, 10) }),
      blueprint.text({
        text: "<p>{{ first_name }}, once a year we push the tables aside and leave the door open. Come and get your hands dirty, or just watch someone else do it.</p>",
        fontSize: 16,
        padding: around(0, 10, 0, 10),
      }),
    ),
  );
}

function details(): Blueprint {
  return blueprint.section(
    { background: "#2c3058", stackOnMobile: false, verticalAlign: "middle", padding: around(20, 20, 20, 20) },
    blueprint.cell(
      { width: 30 },
      blueprint.heading({
        level: "h2",
        text: "14",
        align: "center",
        color: coral,
        fontSize: 52,
        lineHeight: "100%",
        bottomSpace: 2,
        padding: around(8, 4, 0, 4),
      }),
      blueprint.text({ text: "<p>November</p>", align: "center", fontSize: 13, padding: around(0, 0, 8, 0) }),
    ),
    blueprint.cell(
      { width: 70 },
      blueprint.text({
        text: "<p><strong>Friday, 18:00 to 22:00</strong><br>The Old Laundry, 40 Canal Street<br>Free, and bring a friend</p>",
        color: "#ffffff",
      }),
    ),
  );
}

function hour(time: string, what: string): Blueprint {
  return blueprint.section(
    { stackOnMobile: false, padding: around(0, 20, 0, 20) },
    blueprint.cell({ width: 22 }, blueprint.text({ text: `<p><strong>${time}</strong></p>`, color: coral, padding: around(6, 10, 6, 10) })),
    blueprint.cell({ width: 78 }, blueprint.text({ text: `<p>${what}</p>`, padding: around(6, 10, 6, 10) })),
  );
}
