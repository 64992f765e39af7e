import type { Database } from "../database/database.js";
import { customFields, products, stores } from "../database/schema.js";
import { demoWorkspaceId } from "../resources/auth/demo-users.js";
import type { SeedParts } from "./workspace.js";

const storeUrl = "https://northlight.example.com";

type Line = readonly [name: string, category: string, price: string, picture: string, description: string];

const lines: readonly Line[] = [
  ["Moon pendant", "Lighting / Pendants", "62.00", "lamp-globe", "A round glass pendant that glows like a full moon"],
  ["Moon pendant small", "Lighting / Pendants", "44.00", "lamp-globe", "The same glow for a shelf or a hallway"],
  ["Ember pendant", "Lighting / Pendants", "76.00", "lamp-dome", "A coral dome for over the table"],
  ["Ember pendant sage", "Lighting / Pendants", "76.00", "lamp-dome", "The dome in a quiet green"],
  ["Fjord pendant", "Lighting / Pendants", "69.00", "lamp-cone", "A teal cone that throws a clear circle of light"],
  ["Fjord pendant ink", "Lighting / Pendants", "69.00", "lamp-cone", "The cone in a blue that is nearly black"],
  ["Trio of pendants", "Lighting / Sets", "189.00", "lamps", "Moon, Ember and Fjord on one canopy"],
  ["Reading set", "Lighting / Sets", "128.00", "lamps", "Two lamps and a dimmer for the long evenings"],
  ["Warm bulb", "Lighting / Bulbs", "7.50", "lamp-globe", "2200 kelvin, dimmable, lasts for years"],
  ["Warm bulb pack of six", "Lighting / Bulbs", "38.00", "lamp-globe", "Six at once, one of them free"],
  ["Soft white bulb", "Lighting / Bulbs", "7.50", "lamp-globe", "2700 kelvin for kitchens and desks"],
  ["Fabric cable by the metre", "Lighting / Spare parts", "4.20", "lamp-cone", "Woven cable in eight colours"],
  ["Ceiling rose", "Lighting / Spare parts", "16.00", "lamp-dome", "Enamelled steel, for one to three cables"],
  ["Monstera", "Plants / Large", "48.00", "plants", "Big leaves, few demands"],
  ["Rubber fig", "Plants / Large", "52.00", "plants", "Dark and glossy, happy in a corner"],
  ["Kentia palm", "Plants / Large", "64.00", "plants", "Patient with dim rooms and dry air"],
  ["Olive tree", "Plants / Large", "58.00", "plants", "For a bright window or a balcony"],
  ["Snake plant", "Plants / Small", "19.00", "plants", "Forgives three weeks without water"],
  ["Pothos", "Plants / Small", "14.50", "plants", "Trails from a shelf, grows from a cutting"],
  ["Peace lily", "Plants / Small", "17.00", "plants", "Tells you when it is thirsty"],
  ["Spider plant", "Plants / Small", "12.00", "plants", "Makes more of itself every summer"],
  ["Cast iron plant", "Plants / Small", "21.00", "plants", "Named for what it endures"],
  ["String of hearts", "Plants / Small", "16.50", "plants", "A curtain of small silver leaves"],
  ["Terracotta pot 12 cm", "Plants / Pots", "6.00", "studio", "Thrown by hand, with a saucer"],
  ["Terracotta pot 20 cm", "Plants / Pots", "13.00", "studio", "Thrown by hand, with a saucer"],
  ["Glazed pot cream", "Plants / Pots", "22.00", "studio", "A soft glaze that shows the clay at its foot"],
  ["Glazed pot moss", "Plants / Pots", "22.00", "studio", "Green on green"],
  ["Watering can", "Plants / Tools", "29.00", "plants", "A long spout for small places"],
  ["Field notebook", "Paper / Notebooks", "14.00", "notebook", "Dotted, 192 pages, lies flat"],
  ["Pocket notebook pack of three", "Paper / Notebooks", "11.00", "notebook", "For the back of the bicycle"],
  ["Sketchbook", "Paper / Notebooks", "18.00", "notebook", "Heavy paper that takes ink and a little water"],
  ["Week planner", "Paper / Notebooks", "16.00", "notebook", "Undated, so nothing is lost"],
  ["Drawing pencils", "Paper / Pens", "9.50", "pens", "Amber and pine, soft and softer"],
  ["Fountain pen", "Paper / Pens", "42.00", "pens", "Steel nib, fills from a bottle"],
  ["Ink bottle storm", "Paper / Pens", "12.50", "pens", "A grey with some blue in it"],
  ["Brass sharpener", "Paper / Pens", "8.00", "pens", "Small, heavy, for life"],
  ["Sourdough starter", "Kitchen / Baking", "9.00", "bread", "Lively, with feeding instructions"],
  ["Proving basket", "Kitchen / Baking", "24.00", "bread", "Rattan, for a loaf of a kilo"],
  ["Bread knife", "Kitchen / Baking", "36.00", "bread", "A deep serration that does not crush"],
  ["Soup bowl pair", "Kitchen / Table", "34.00", "kitchen", "Deep enough for two ladles"],
  ["Linen napkins set of four", "Kitchen / Table", "32.00", "kitchen", "Washed, never ironed"],
  ["Tea mug", "Kitchen / Table", "15.00", "tea", "Holds a real cup of tea"],
  ["Assam loose leaf", "Kitchen / Pantry", "8.50", "tea", "Malty, for the morning"],
  ["Earl Grey loose leaf", "Kitchen / Pantry", "8.50", "tea", "Bergamot, for four o'clock"],
];

const fields = [
  ["Gift voucher 25", "25.00"],
  ["Gift voucher 50", "50.00"],
  ["Pottery evening", "38.00"],
  ["Workshop place", "65.00"],
  ["Delivery upgrade", "4.50"],
] as const;

/** A believable shop with pictures, and a few custom fields. */
export async function seedDemoShop(tx: Database, { ids, clock }: SeedParts): Promise<void> {
  const storeId = ids.uuid();
  await tx.insert(stores).values({ id: storeId, workspaceId: demoWorkspaceId, url: storeUrl, name: "Northlight" });
  await tx.insert(products).values(
    lines.map(([name, category, price, picture, description], index) => ({
      id: ids.uuid(),
      storeId,
      externalId: `NL-${String(1001 + index)}`,
      name,
      description,
      price,
      imageLink: `/starter/${picture}.png`,
      productLink: `${storeUrl}/${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`,
      categories: [category],
      // One is no longer sold, as in any real shop.
      deletedAt: name === "Ceiling rose" ? clock.now() : null,
    })),
  );
  await tx
    .insert(customFields)
    .values(
      fields.map(([name, price], position) => ({ id: ids.uuid(), workspaceId: demoWorkspaceId, key: keyOf(name), name, price, position })),
    );
}

/** What stands in an email for the field: `gift_voucher_25`. */
const keyOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "_");
