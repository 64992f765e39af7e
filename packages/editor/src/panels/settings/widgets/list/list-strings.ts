import { defineStrings } from "@mailwright/ui";

export const listStrings = defineStrings("editor.list", {
  move: "Move {item}",
  moveHint: "Move {item}: drag, or press the up and down arrow keys",
  more: "More actions for {item}",
  moveUp: "Move up",
  moveDown: "Move down",
  duplicate: "Duplicate",
  remove: "Remove {item}",
  allItems: "the whole block",
  moved: "{item} moved to place {place} of {count}",
  added: "{item} added at place {place} of {count}",
  removed: { one: "{item} removed, {count} is left", other: "{item} removed, {count} are left" },
  chooseProducts: "Choose products",
  replaceProducts: "Choose other products",
  refreshProducts: "Refresh",
  refreshed: "Prices and pictures are those of today",
  productsGone: {
    one: "{count} product is no longer in its store: {names}",
    other: "{count} products are no longer in their store: {names}",
  },
  notRefreshed: "The store could not be asked. Try again later",
});
