import type { Blueprint } from "@mailwright/document";
import { blueprint } from "../../palette/blueprint.js";
import { around, button, heading, web, words } from "../shapes.js";
import { artwork } from "../starter.js";
import { type SystemModule, tones } from "./module.js";

const shop = web("shop");

export const products: readonly SystemModule[] = [
  {
    name: "Two products",
    description: "Two large pictures with names and prices",
    category: "Products",
    block: blueprint.section(
      { padding: around(24, 10, 14, 10) },
      card("gift-candle", "A green glass candle", "Snow pine candle", "£24", 50),
      card("gift-teapot", "A red enamel teapot", "Red enamel pot", "£38", 50),
    ),
  },
  {
    name: "Three products",
    description: "Three pictures with names and prices and buttons",
    category: "Products",
    block: blueprint.section(
      { padding: around(24, 10, 14, 10) },
      card("lamp-globe", "A round glass lamp", "Moon", "£62", 100 / 3),
      card("lamp-dome", "A coral dome lamp", "Ember", "£76", 100 / 3),
      card("lamp-cone", "A teal cone lamp", "Fjord", "£69", 100 / 3),
    ),
  },
  {
    name: "One product",
    description: "A picture on one side and all there is to say on the other",
    category: "Products",
    block: blueprint.section(
      { background: tones.mist, verticalAlign: "middle", padding: around(26, 10, 26, 10) },
      blueprint.cell(
        { width: 48 },
        blueprint.image({ src: artwork("lamp-dome"), alt: "A coral dome lamp", radius: 8, fluidOnMobile: true, link: shop }),
      ),
      blueprint.cell(
        { width: 52 },
        heading("h3", "Ember pendant", 6, { color: tones.ink, padding: around(8, 10, 6, 10) }),
        words("A dome of spun steel, enamelled by hand. It hangs low and keeps the light on the table.", 10, { color: tones.quiet }),
        words("<p><strong>£76</strong> &nbsp;<s>£109</s></p>", 16, { color: tones.ink, fontSize: 20 }),
        button("Put it in my basket", shop, 0, { align: "left", background: tones.accent }),
      ),
    ),
  },
];

function card(picture: string, alt: string, name: string, price: string, width: number): Blueprint {
  return blueprint.cell(
    { width },
    blueprint.image({ src: artwork(picture), alt, link: shop, radius: 8, fluidOnMobile: true, padding: around(0, 10, 14, 10) }),
    heading("h4", name, 2, { align: "center" }),
    words(`<p><strong>${price}</strong></p>`, 12, { align: "center" }),
    button("See it", shop, 20, {
      background: tones.paper,
      color: tones.ink,
      borderWidth: 2,
      borderColor: tones.ink,
      fontSize: 15,
      innerPadding: around(10, 22, 10, 22),
    }),
  );
}
