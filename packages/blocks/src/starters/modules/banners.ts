import { blueprint } from "../../palette/blueprint.js";
import { around, button, caps, heading, picture, row, web, words } from "../shapes.js";
import { artwork } from "../starter.js";
import { type SystemModule, tones } from "./module.js";

const page = web("offer");

export const banners: readonly SystemModule[] = [
  {
    name: "Picture above a headline",
    description: "A wide picture and a headline and one button",
    category: "Banners",
    block: row(
      { padding: around(0, 0, 36, 0) },
      picture("picture-wide", "Your picture", { link: page }),
      heading("h1", "Say the one thing here", 12, { align: "center", padding: around(34, 30, 12, 30) }),
      words("Two sentences at most. What has changed, and what it means for the person who reads this.", 22, {
        align: "center",
        padding: around(0, 30, 22, 30),
      }),
      button("The next step", page, 0, { background: tones.accent }),
    ),
  },
  {
    name: "Announcement on dark",
    description: "Large words on a dark ground with one bright button",
    category: "Banners",
    block: row(
      { background: tones.night, padding: around(54, 30, 56, 30) },
      words(caps("New today", 3), 10, { align: "center", color: tones.sun, fontSize: 13 }),
      heading("h1", "Something worth getting up for", 14, { align: "center", color: "#ffffff" }),
      words("Say in one sentence what it is, and leave the rest to the page behind the button.", 26, {
        align: "center",
        color: tones.pale,
      }),
      button("Have a look", page, 0, { background: tones.sun, color: tones.night, radius: 30 }),
    ),
  },
  {
    name: "Headline over a picture",
    description: "Words on a background picture with a colour below it",
    category: "Banners",
    block: row(
      {
        background: "#1b2a4a",
        backgroundImage: artwork("night-train"),
        backgroundPosition: "bottom center",
        padding: around(40, 30, 250, 30),
      },
      heading("h1", "Evenings are longer here", 0, { align: "center", color: "#ffffff" }),
    ),
  },
  {
    name: "Discount code",
    description: "A code in a frame with the day on which it ends",
    category: "Banners",
    block: row(
      { background: "#fff3dc", padding: around(40, 20, 40, 20) },
      heading("h2", "Fifteen percent, until Sunday", 14, { align: "center", color: tones.ink }),
      blueprint.discountCode({
        code: "SUNDAY15",
        width: 260,
        color: tones.ink,
        background: tones.paper,
        borderColor: "#b9502f",
        button: "Shop with the code",
        link: page,
        padding: around(0, 10, 14, 10),
      }),
      words("One use for each person, on everything but gift cards.", 0, { align: "center", color: "#6b5a48", fontSize: 14 }),
    ),
  },
];
