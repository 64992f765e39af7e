import type { Blueprint } from "@mailwright/document";
import { blueprint } from "../palette/blueprint.js";
import { footer } from "./footer.js";
import { around, button, caps, flush, heading, headings, picture, row, web, words } from "./shapes.js";
import { artwork, type StarterDocument } from "./starter.js";

const black = "#101114";
const bone = "#f1ece2";
const flame = "#ff5a36";
const onFlame = "#0d0e10";
const product = web("arc/one");

const reasons = [
  { picture: "arc-silence", title: "Quiet that listens", words: "It lets the doorbell through, and your name, and nothing else." },
  { picture: "arc-battery", title: "Forty hours", words: "A week of commuting. Ten minutes at the wall is another day." },
  { picture: "arc-repair", title: "Four screws", words: "Pads, battery, band: you can change each of them at your kitchen table." },
];

export const launch: StarterDocument = {
  id: "launch",
  name: "Arc One launch",
  description: "A dark product page with three reasons and one price",
  categories: ["Featured", "Featured Layouts"],
  tags: ["launch", "product"],
  preHeader: "Headphones that you can open with a screwdriver. Ships on the 4th, from today’s list.",
  settings: {
    width: 640,
    // The page keeps the black that the picture begins and ends with.
    bgColor: "#101115",
    headerFonts: "Helvetica",
    paragraphFonts: "Helvetica",
    textColor: "#b6b3ab",
    textFontSize: 16,
    linkColor: flame,
    lineSpacing: "150%",
    ...headings(bone, true, { h1: 54 }),
  },
  dark: {
    grounds: { "#101115": "#060708", "#f1ece2": "#1b1a17" },
    inks: { "#101114": "#f1ece2", "#5d5a53": "#a9a59b" },
  },
  page: blueprint.wrapper(
    { background: black, padding: flush },
    row({ padding: around(30, 20, 34, 20) }, words("<p><strong>arc</strong></p>", 0, { align: "center", color: bone, fontSize: 24 })),
    row(
      { padding: around(0, 30, 0, 30) },
      words(caps("Arc One", 4), 10, { align: "center", color: flame, fontSize: 13 }),
      heading("h1", '<span style="letter-spacing:-2px">Hear less.</span>', 0, { align: "center", lineHeight: "100%" }),
    ),
    row({ padding: flush }, picture("arc-one", "Bone coloured headphones with an orange band", { link: product })),
    row(
      { padding: around(14, 44, 52, 44) },
      words(
        "We spent four years taking things away: the app, the voice, the blue light, the glue. What is left is a pair of headphones.",
        28,
        { align: "center", fontSize: 18 },
      ),
      button("Order Arc One, £240", product, 0, {
        background: flame,
        color: onFlame,
        radius: 40,
        fontSize: 18,
        innerPadding: around(18, 38, 18, 38),
      }),
    ),
    ...reasons.map(reason),
    row(
      { background: bone, padding: around(46, 36, 48, 36) },
      heading("h2", "“I forgot that I was wearing them. Then I forgot that I was on a train.”", 14, {
        align: "center",
        color: black,
        fontSize: 28,
      }),
      words("Sound &amp; Signal, May issue", 0, { align: "center", color: "#5d5a53", fontSize: 14 }),
    ),
    footer({
      sender: "Arc Audio",
      address: "Kiln Works 2, Stoke-on-Trent ST4 2QE",
      networks: ["instagram", "youtube", "threads"],
      icons: "white",
      reason: "You put your name on the list. Orders ship in the order they come.",
      color: "#97948c",
    }),
  ),
};

function reason({ picture: name, title, words: what }: (typeof reasons)[number]): Blueprint {
  return blueprint.section(
    { stackOnMobile: false, verticalAlign: "middle", padding: around(0, 20, 30, 20) },
    blueprint.cell({ width: 22 }, blueprint.image({ src: artwork(name), decorative: true, width: 84, padding: around(0, 4, 0, 10) })),
    blueprint.cell({ width: 78 }, heading("h2", title, 4, { fontSize: 20 }), words(what, 0)),
  );
}
