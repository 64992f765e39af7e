import type { Blueprint } from "@mailwright/document";
import { blueprint } from "../palette/blueprint.js";
import { footer } from "./footer.js";
import { around, caps, headings } from "./shapes.js";
import { artwork, type StarterDocument } from "./starter.js";

const ink = "#2b2622";
const tomato = "#b8371f";
const sand = "#f8efe2";
const site = (path: string) => ({ kind: "web", value: `https://example.com/${path}` }) as const;

export const newsletter: StarterDocument = {
  id: "newsletter",
  name: "The Slow Kitchen autumn issue",
  description: "A weekly letter with one long story and two short ones",
  categories: ["Newsletter", "Featured Layouts"],
  tags: ["newsletter", "food"],
  preHeader: "A soup for the first cold evening, a loaf that waits for you, and the best ten minutes of the day.",
  settings: {
    width: 640,
    bgColor: sand,
    headerFonts: "Georgia",
    paragraphFonts: "Georgia",
    textColor: "#4a423b",
    textFontSize: 17,
    linkColor: tomato,
    lineSpacing: "150%",
    paragraphBottomSpace: true,
    ...headings(ink, false, { h1: 42, h2: 28, h3: 23 }),
  },
  dark: {
    grounds: { "#f8efe2": "#15110d", "#ffffff": "#1f1914" },
    inks: {
      "#2b2622": "#f4eadb",
      "#4a423b": "#cdbfae",
      "#b8371f": "#ff9a80",
      "#7a6d60": "#a89a8b",
      "#e4d6c2": "#3a3027",
    },
  },
  page: blueprint.wrapper(
    { padding: around(14, 20, 20, 20) },
    masthead(),
    leadStory(),
    blueprint.section(
      { padding: around(6, 0, 6, 0) },
      blueprint.cell({}, blueprint.divider({ color: "#e4d6c2", padding: around(10, 10, 10, 10) })),
    ),
    blueprint.section(
      {},
      story("bread", "A round loaf on a board", "The loaf that waits", "Mix it tonight, forget it, bake it on Saturday.", "loaf"),
      story("tea", "A steaming cup of tea", "Ten minutes, no phone", "On tea at four, and why it is work of the best kind.", "tea"),
    ),
    quote(),
    inSeason(),
    footer({
      sender: "The Slow Kitchen",
      address: "3 Mill Yard, Hebden Bridge HX7 8AD",
      networks: ["instagram", "youtube"],
      hasDark: true,
      reason: "One letter a week, on Thursdays, and never anything else.",
      color: "#7a6d60",
    }),
  ),
};

function masthead(): Blueprint {
  return blueprint.section(
    { stackOnMobile: false, verticalAlign: "middle", padding: around(0, 0, 14, 0) },
    blueprint.cell(
      { width: 62 },
      blueprint.heading({ level: "h2", fontSize: 23, text: "The Slow Kitchen", bottomSpace: 0, padding: around(8, 10, 8, 10) }),
    ),
    blueprint.cell(
      { width: 38 },
      blueprint.text({ text: '<p style="margin:0">No. 42</p>', align: "right", fontSize: 14, color: "#7a6d60" }),
    ),
  );
}

function leadStory(): Blueprint {
  const soup = site("soup");
  return blueprint.section(
    { padding: around(0, 0, 16, 0) },
    blueprint.cell(
      {},
      blueprint.image({
        src: artwork("kitchen"),
        alt: "A bowl of tomato soup with lemons and bread on a wooden table",
        radius: 10,
        link: soup,
      }),
      blueprint.text({ text: caps("The long read"), color: tomato, fontSize: 13, padding: around(22, 10, 0, 10) }),
      blueprint.heading({ level: "h1", text: "A soup for the first cold evening", bottomSpace: 12, padding: around(0, 10, 0, 10) }),
      blueprint.text({
        text: "<p>It begins with two tins of tomatoes and whatever is left of the bread. Forty minutes later the windows are steamed up, somebody has laid the table without being asked, and nobody remembers what the weather was like.</p><p>Dear {{ first_name }}, this is the one we make every October. It forgives everything but haste.</p>",
        padding: around(0, 10, 6, 10),
      }),
      blueprint.button({
        label: "Read the recipe",
        link: soup,
        align: "left",
        background: tomato,
        radius: 4,
        font: "Georgia",
        bold: false,
      }),
    ),
  );
}

function story(picture: string, alt: string, title: string, words: string, path: string): Blueprint {
  return blueprint.cell(
    { width: 50 },
    blueprint.image({ src: artwork(picture), alt, radius: 8, link: site(path), fluidOnMobile: true }),
    blueprint.heading({ level: "h2", fontSize: 23, text: title, bottomSpace: 6, padding: around(6, 10, 0, 10) }),
    blueprint.text({
      text: `<p>${words} <a href="https://example.com/${path}">Read on</a></p>`,
      fontSize: 16,
      padding: around(0, 10, 6, 10),
    }),
  );
}

function quote(): Blueprint {
  return blueprint.section(
    { padding: around(10, 10, 10, 10) },
    blueprint.cell(
      { background: sand, radius: 10, padding: around(20, 16, 16, 16) },
      blueprint.heading({
        level: "h2",
        text: "“Salt early, stir seldom, and sit down while it is still hot.”",
        italic: true,
        align: "center",
        bottomSpace: 10,
      }),
      blueprint.text({ text: "<p>Nell, who taught us the soup</p>", align: "center", fontSize: 15, padding: around(0, 10, 4, 10) }),
    ),
  );
}

function inSeason(): Blueprint {
  return blueprint.section(
    { padding: around(20, 0, 8, 0) },
    blueprint.cell(
      {},
      blueprint.heading({ level: "h3", text: "In season this week", bottomSpace: 8 }),
      blueprint.text({
        text: "<ul><li><strong>Quinces</strong>, hard as stones: bake them slowly with a bay leaf.</li><li><strong>Leeks</strong>, sweet after the first frost.</li><li><strong>Pears</strong>, for ten minutes, then it is too late.</li></ul>",
        padding: around(0, 10, 6, 10),
      }),
    ),
  );
}
