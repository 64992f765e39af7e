import { defineBlock } from "@mailwright/document";
import { networks } from "../../shared/networks.js";
import { socialText } from "../../shared/social-text.js";
import { compileSocialFollow, socialFollowIcon, socialFollowPanel, socialFollowProps } from "./social-follow.js";
import { socialFollowStrings } from "./strings.js";

/** The networks on which a sender can be followed, all in one look. */
export const socialFollow = defineBlock({
  type: "social-follow",
  accepts: "nothing",
  props: socialFollowProps,
  panel: socialFollowPanel,
  strings: socialFollowStrings,
  icon: socialFollowIcon,
  compile: compileSocialFollow,
  label: (values) => values.networks.map(({ network }) => networks[network].name).join(", "),
  text: (values) => socialText(values.networks.map(({ network, href, alt }) => ({ network: networks[network], href, alt }))),
  read: async () => (await import("./read.js")).readSocialFollow,
  unseen: { type: true },
});
