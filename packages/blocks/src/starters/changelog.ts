import type { Blueprint } from "@mailwright/document";
import { blueprint } from "../palette/blueprint.js";
import { footer } from "./footer.js";
import { around, button, flush, heading, headings, picture, row, rule, web, words } from "./shapes.js";
import type { StarterDocument } from "./starter.js";

const ground = "#0f1115";
const panel = "#161a21";
const green = "#7ee787";
const amber = "#f2b84b";
const blue = "#79c0ff";
const pale = "#e8edf4";

const changes = [
  {
    tag: "new",
    color: green,
    title: "Branches for your settings",
    words: "Try a configuration next to the live one, compare both, and merge the one that behaves.",
  },
  {
    tag: "better",
    color: blue,
    title: "Search in a tenth of the time",
    words: "The index is rebuilt while you type. Four million lines answer in 80 ms.",
  },
  {
    tag: "mended",
    color: amber,
    title: "Dates keep their time zone",
    words: "Exports used to move midnight to London. They stay where you put them.",
  },
];

export const changelog: StarterDocument = {
  id: "changelog",
  name: "Patchbay release notes",
  description: "Release notes for people who read code with a tag for each change",
  categories: ["Newsletter", "Integrations", "Featured Layouts"],
  tags: ["changelog", "product"],
  preHeader: "Version 4.2: branches for settings, faster search, and dates that stay where they are.",
  settings: {
    width: 620,
    bgColor: ground,
    headerFonts: "Courier New",
    paragraphFonts: "Courier New",
    textColor: "#a9b4c2",
    textFontSize: 15,
    linkColor: blue,
    lineSpacing: "150%",
    ...headings(pale, true, { h1: 36, h2: 20 }),
  },
  dark: {
    grounds: { "#0f1115": "#08090b", "#161a21": "#12161c", "#7ee787": "#5cc267" },
    inks: { "#a9b4c2": "#b5bfcc", "#8d99a8": "#97a2b0", "#2a313c": "#232932" },
  },
  page: blueprint.wrapper(
    { background: ground, padding: flush },
    blueprint.section(
      { stackOnMobile: false, padding: around(30, 20, 24, 20) },
      blueprint.cell({ width: 60 }, words("<p><strong>patchbay</strong></p>", 0, { color: pale, fontSize: 18 })),
      blueprint.cell({ width: 40 }, words("v4.2.0", 0, { align: "right", color: green, fontSize: 18 })),
    ),
    row(
      { padding: around(0, 20, 0, 20) },
      picture("patchbay", "Four coloured cables in a patch panel", { radius: 8, padding: around(0, 10, 0, 10) }),
    ),
    row(
      { padding: around(36, 20, 32, 20) },
      heading("h1", "Settings can branch now", 14),
      words(
        "Hello {{ first_name }}. Eleven weeks, 214 commits, three things you will notice and forty you will not. The short version is below, the long one is a click away.",
        26,
      ),
      button("Update to 4.2", web("patchbay/update"), 0, {
        align: "left",
        background: green,
        color: ground,
        radius: 4,
        font: "Courier New",
        fontSize: 16,
      }),
    ),
    ...changes.map(change),
    row(
      { padding: around(26, 20, 8, 20) },
      words('<p>Updating takes a minute and can be undone: <span style="color:#7ee787">patchbay update --keep-previous</span></p>', 14),
      words(
        '<p><a href="https://example.com/patchbay/changelog">All 43 changes</a> &nbsp;·&nbsp; <a href="https://example.com/patchbay/roadmap">What comes next</a></p>',
        22,
      ),
      rule("#2a313c"),
    ),
    footer({
      sender: "Patchbay Systems",
      address: "Ravenna Works, 11 Dock Road, Belfast BT3 9EA",
      networks: ["github", "mastodon", "discord"],
      icons: "white",
      reason: "Sent with each release, about five times a year.",
      color: "#8d99a8",
      align: "left",
    }),
  ),
};

function change({ tag, color, title, words: what }: (typeof changes)[number]): Blueprint {
  return blueprint.section(
    { padding: around(0, 30, 12, 30) },
    blueprint.cell(
      { background: panel, radius: 8, padding: around(22, 14, 22, 14) },
      words(`<p><span style="background-color:${color}"><strong>&nbsp;${tag}&nbsp;</strong></span></p>`, 10, {
        color: ground,
        fontSize: 13,
      }),
      heading("h2", title, 6),
      words(what, 0),
    ),
  );
}
