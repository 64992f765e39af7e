import { defineBlock } from "@mailwright/document";
import { networks } from "../../shared/networks.js";
import { socialText } from "../../shared/social-text.js";
import { compileSocial } from "./compile.js";
import { socialIcon } from "./icon.js";
import { socialPanel } from "./panel.js";
import { socialProps } from "./props.js";
import { socialStrings } from "./strings.js";

/** Icons that lead to networks, messengers and other places. */
export const social = defineBlock({
  type: "social",
  accepts: "nothing",
  props: socialProps,
  panel: socialPanel,
  strings: socialStrings,
  icon: socialIcon,
  compile: compileSocial,
  label: ({ icons }) => icons.map(({ network }) => networks[network].name).join(", "),
  text: ({ icons }) => socialText(icons.map(({ network, href, alt }) => ({ network: networks[network], href, alt }))),
  read: async () => (await import("./read.js")).readSocial,
});
