import type { Blueprint } from "@mailwright/document";
import { blueprint } from "../../palette/blueprint.js";
import { footer } from "../footer.js";
import { around, button, flush, heading, headings, row, web, words } from "../shapes.js";
import { artwork, type StarterDocument } from "../starter.js";

export const ink = "#1f2937";
const grey = "#556070";
export const line = "#dfe4ec";
export const page = web("your-page");

interface Named {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

const placeholders = ["logo", "picture-half", "picture-small", "picture-square", "picture-wide"];

/** A basic starter: plain type, grey pictures, and words that say what belongs in each place. */
export function basicStarter(named: Named, ...sections: readonly Blueprint[]): StarterDocument {
  return {
    ...named,
    categories: ["Layouts"],
    tags: ["layout"],
    preHeader: "One line that makes somebody open this: fifty to a hundred characters.",
    settings: {
      width: 640,
      bgColor: "#f1f3f7",
      textColor: grey,
      linkColor: "#1f4fd8",
      lineSpacing: "150%",
      ...headings(ink, true, { h1: 36, h2: 28, h3: 22, h4: 18 }),
    },
    dark: {
      grounds: { "#f1f3f7": "#0f1217", "#ffffff": "#191d24", "#1f2937": "#e8ecf3" },
      inks: { "#1f2937": "#eef1f6", "#556070": "#abb5c3", "#dfe4ec": "#2c333e", "#1f4fd8": "#93b3ff", "#ffffff": "#1f2937" },
      pictures: Object.fromEntries(placeholders.map((name) => [artwork(name), artwork(`${name}-dark`)])),
    },
    page: blueprint.wrapper({ padding: flush }, logo(), ...sections, closing()),
  };
}

function logo(): Blueprint {
  return row(
    { padding: around(24, 20, 20, 20) },
    blueprint.image({ src: artwork("logo"), alt: "Your logo", width: 160, align: "left", padding: around(0, 10, 0, 10) }),
  );
}

function closing(): Blueprint {
  return footer({
    sender: "Your company",
    address: "Street and number, postcode and city",
    reason: "Say in one sentence why this person receives this email.",
    color: grey,
    hasDark: true,
    background: "#f1f3f7",
  });
}

/** The one thing that the email is about, with its button. */
export function lead(align: "left" | "center" = "left"): Blueprint {
  return row(
    { padding: around(30, 20, 34, 20) },
    heading("h1", "Your headline goes here", 12, { align }),
    words(
      "Say in two sentences what this email is about, and what the reader gains from it. Leave out whatever could also stand on the page behind the button.",
      22,
      { align },
    ),
    button("The next step", page, 0, { align, background: ink, radius: 6 }),
  );
}

/** A picture across the email. */
export function wide(): Blueprint {
  return row({ padding: flush }, blueprint.image({ src: artwork("picture-wide"), alt: "Your picture", link: page, padding: flush }));
}

/** A column with a picture, a title and two lines. */
export function card(title: string, width: number, picture: string): Blueprint {
  return blueprint.cell(
    { width },
    blueprint.image({
      src: artwork(picture),
      alt: "Your picture",
      link: page,
      radius: 6,
      fluidOnMobile: true,
      padding: around(0, 10, 14, 10),
    }),
    heading("h2", title, 4, { fontSize: 18 }),
    words("Two lines that make somebody want to know more.", 24, { fontSize: 15 }),
  );
}
