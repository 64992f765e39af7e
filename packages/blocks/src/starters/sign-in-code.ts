import { blueprint } from "../palette/blueprint.js";
import { footer } from "./footer.js";
import { around, button, heading, headings, row, rule, web, words } from "./shapes.js";
import { artwork, type StarterDocument } from "./starter.js";

const ink = "#10241a";
const quiet = "#52635a";
const green = "#0e7a4a";

export const signInCode: StarterDocument = {
  id: "sign-in-code",
  name: "Keel sign-in code",
  description: "A code and a button that sign a person in and nothing else",
  categories: ["Integrations"],
  tags: ["transactional", "account"],
  preHeader: "{{ code }} is your code for Keel. It works once, within the next ten minutes.",
  settings: {
    width: 520,
    bgColor: "#eef4f0",
    textColor: quiet,
    linkColor: green,
    lineSpacing: "150%",
    ...headings(ink, true, { h1: 30 }),
  },
  dark: {
    grounds: { "#eef4f0": "#0e1512", "#ffffff": "#17211c" },
    inks: {
      "#10241a": "#eaf4ee",
      "#52635a": "#a9bab0",
      "#0e7a4a": "#5fd39b",
      "#dfe8e2": "#2a3730",
    },
  },
  page: blueprint.wrapper(
    { background: "transparent", padding: around(30, 0, 20, 0) },
    row(
      { background: "#ffffff", radius: 14, padding: around(40, 30, 40, 30) },
      blueprint.image({ src: artwork("key"), decorative: true, width: 72, align: "left", padding: around(0, 10, 24, 10) }),
      heading("h1", "Sign in to Keel", 10),
      words("Hello {{ first_name }}. Type this code where you just were, or press the button if you are on the same device.", 22),
      blueprint.text({
        text: '<p style="margin:0"><span style="letter-spacing:6px"><strong>{{ code }}</strong></span></p>',
        font: "Courier New",
        fontSize: 32,
        color: ink,
        lineHeight: "120%",
        padding: around(0, 10, 22, 10),
      }),
      button("Sign in", web("keel/sign-in?token={{ token }}"), 24, { align: "left", background: green, radius: 8, width: "full" }),
      rule("#dfe8e2", 0, 18),
      words("<p>The code works once, until {{ expires_at }}. It was asked for from {{ browser }} in {{ city }}.</p>", 12, { fontSize: 14 }),
      words(
        '<p>Was it not you? Then do nothing: without the code nobody gets in. <a href="https://example.com/keel/security">Tell us about it</a></p>',
        0,
        { fontSize: 14 },
      ),
    ),
    footer({
      sender: "Keel Accounts",
      address: "30 Rope Walk, Bristol BS1 6ZJ",
      hasDark: true,
      reason: "Mail about your account is sent even if you receive no newsletters.",
      color: quiet,
    }),
  ),
};
