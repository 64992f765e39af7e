import { defineBlock } from "@mailwright/document";
import { compileMap, mapIcon, mapPanel, mapProps } from "./map.js";
import { mapAddress, mapAlt } from "./map-address.js";
import { mapStrings } from "./strings.js";

/** A picture of a place that leads to a map of it. */
export const map = defineBlock({
  type: "map",
  accepts: "nothing",
  props: mapProps,
  panel: mapPanel,
  strings: mapStrings,
  icon: mapIcon,
  compile: compileMap,
  resizable: { by: "corners", prop: "width", selector: "img" },
  label: mapAlt,
  text: (values) => [mapAlt(values), mapAddress(values) !== "" && `[${mapAddress(values)}]`].filter(Boolean).join(" "),
  read: async () => (await import("./read.js")).readMap,
  unseen: { type: true },
});
