import { blueprint } from "../palette/blueprint.js";
import { footer } from "./footer.js";
import { around, button, heading, headings, row, rule, words } from "./shapes.js";
import { artwork, type StarterDocument } from "./starter.js";

const ink = "#17233d";
const blue = "#2b4f9c";
const quiet = "#55617a";

export const enquiry: StarterDocument = {
  id: "enquiry",
  name: "New enquiry from a form",
  description: "What somebody wrote into a form and one button to answer",
  categories: ["Integrations", "Featured Layouts"],
  tags: ["form", "notification"],
  preHeader: "{{ name }} has written to you through the form on your website. Answer within a day.",
  settings: {
    width: 580,
    bgColor: "#e8edf7",
    headerFonts: "Tahoma",
    paragraphFonts: "Tahoma",
    textColor: quiet,
    linkColor: blue,
    lineSpacing: "150%",
    ...headings(ink, true, { h1: 30 }),
  },
  dark: {
    grounds: { "#e8edf7": "#0f1420", "#ffffff": "#182032" },
    inks: {
      "#17233d": "#e8eefb",
      "#55617a": "#aab5cc",
      "#2b4f9c": "#8fb0f2",
      "#d7deec": "#33405c",
      "#e1e7f2": "#2b3650",
    },
  },
  page: blueprint.wrapper(
    { background: "transparent", padding: around(30, 0, 16, 0) },
    row(
      { background: "#ffffff", radius: 14, padding: around(36, 24, 36, 24) },
      blueprint.image({ src: artwork("enquiry"), decorative: true, width: 76, align: "left", padding: around(0, 10, 20, 10) }),
      heading("h1", "{{ name }} has a question", 10),
      words("It came through the form on {{ page_title }}, on {{ sent_at }}. Press the button and your answer goes straight to them.", 18),
      blueprint.formDataTable({
        leftText: "Name\nEmail\nTelephone\nAbout\nMessage",
        rightText: "{{ name }}\n{{ email }}\n{{ telephone }}\n{{ subject }}\n{{ message }}",
        borderColor: "#d7deec",
        rowPadding: 12,
        fontSize: 15,
        color: ink,
        marginTop: 0,
        marginBottom: 24,
      }),
      button("Answer {{ name }}", { kind: "email", value: "{{ email }}", subject: "Your question" }, 24, {
        align: "left",
        background: blue,
        radius: 8,
      }),
      rule("#e1e7f2", 0, 16),
      words('<p>Not for you? <a href="https://example.com/doorbell/forms/{{ form_id }}">Change who is told</a></p>', 0, { fontSize: 14 }),
    ),
    footer({
      sender: "Doorbell Forms",
      address: "6 Wharf Road, Cambridge CB1 2EW",
      hasDark: true,
      reason: "You receive this because the form is set to tell you.",
      color: quiet,
    }),
  ),
};
