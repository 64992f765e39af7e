import type { BlockStrings } from "@mailwright/document";
import { sideWords } from "../../shared/alignment.js";
import { hidingStrings, hidingWords } from "../../shared/hiding.js";
import { networks } from "../../shared/networks.js";
import { socialStrings as shared } from "../../shared/social-strings.js";
import { spacingStrings } from "../../shared/spacing.js";
import { followNetworkIds, type socialFollowProps } from "./social-follow.js";

export const socialFollowStrings = {
  name: "Social follow",
  keywords: "icons networks facebook instagram linkedin x vk youtube pinterest",
  props: {
    ...spacingStrings,
    ...hidingStrings,
    ...shared.look,
    networks: "Networks",
  },
  options: {
    shape: { square: "Square", round: "Round" },
    color: { color: "The network’s own", black: "Black", grey: "Grey", white: "White", transparent: "Transparent" },
    align: sideWords,
    hideElement: hidingWords,
  },
  items: {
    networks: {
      name: "Network",
      add: "Add a network",
      props: shared.item,
      options: { network: Object.fromEntries(followNetworkIds.map((id) => [id, networks[id].name])) },
    },
  },
} satisfies BlockStrings<typeof socialFollowProps>;
