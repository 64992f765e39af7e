import { defineBlock } from "@mailwright/document";
import { networks } from "../../shared/networks.js";
import { socialText } from "../../shared/social-text.js";
import { compileSocial, socialIcon, socialPanel, socialProps } from "./social.js";
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
