import { blueprint } from "../../palette/blueprint.js";
import { around, button, heading, words } from "../shapes.js";
import { artwork } from "../starter.js";
import { basicStarter, ink, page } from "./parts.js";

export const sidebar = basicStarter(
  { id: "layout-sidebar", name: "Sidebar", description: "A main story with short notes beside it" },
  blueprint.section(
    { padding: around(10, 10, 34, 10) },
    blueprint.cell(
      { width: 64 },
      blueprint.image({
        src: artwork("picture-half"),
        alt: "Your picture",
        link: page,
        radius: 6,
        fluidOnMobile: true,
        padding: around(0, 10, 18, 10),
      }),
      heading("h2", "The main story", 10),
      words(
        "Tell it in one paragraph. Begin with what has changed for the reader, then how it came about, then what they can do with it.",
        20,
      ),
      button("Read on", page, 24, { align: "left", background: ink, radius: 6 }),
    ),
    blueprint.cell(
      { width: 36, background: "#f1f3f7", radius: 6, padding: around(22, 8, 6, 8) },
      heading("h3", "Dates", 4, { fontSize: 18 }),
      words("What happens when, one line each.", 20, { fontSize: 15 }),
      heading("h3", "In short", 4, { fontSize: 18 }),
      words("A figure, a quotation or a name.", 20, { fontSize: 15 }),
      heading("h3", "Also new", 4, { fontSize: 18 }),
      words('<p>Something small with <a href="https://example.com/your-page">its link</a>.</p>', 20, { fontSize: 15 }),
    ),
  ),
);
