import { defineBlock, pictureKey } from "@mailwright/document";
import { compileMap, mapCredit, mapIcon, mapPanel, showsMadeMap } from "./map.js";
import { mapAddress, mapAlt } from "./map-address.js";
import { mapRequest } from "./map-request.js";
import { mapProps } from "./props.js";
import { mapStrings } from "./strings.js";

/** A picture of a place that leads to a map of it: one of the person's own, or one that is made of the address. */
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
  text: (values) =>
    [[mapAlt(values), mapAddress(values) !== "" && `[${mapAddress(values)}]`].filter(Boolean).join(" "), mapCredit(values)]
      .filter(Boolean)
      .join("\n"),
  pictures: [{ kind: "map", prop: "made", request: mapRequest, take: (made) => ({ made, src: made.url }) }],
  faults: (values) => {
    const request = mapRequest(values);
    const isStale = showsMadeMap(values) && request !== undefined && values.made.key !== pictureKey(request);
    return { src: values.src === "" ? "missing" : undefined, made: isStale ? "stale" : undefined };
  },
  read: async () => (await import("./read.js")).readMap,
  unseen: { type: true },
});
