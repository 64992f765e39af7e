import type { Rule } from "./rule.js";
import { altText } from "./rules/alt-text.js";
import { brokenLink } from "./rules/broken-link.js";
import { clientSupport } from "./rules/client-support.js";
import { completeBlocks } from "./rules/complete-blocks.js";
import { contrast } from "./rules/contrast.js";
import { emailSize } from "./rules/email-size.js";
import { emptyLink } from "./rules/empty-link.js";
import { headingOrder } from "./rules/heading-order.js";
import { hiddenEverywhere } from "./rules/hidden-everywhere.js";
import { insecureLink } from "./rules/insecure-link.js";
import { linkText } from "./rules/link-text.js";
import { mergeTags } from "./rules/merge-tags.js";
import { pictureFormat } from "./rules/picture-format.js";
import { pictureWeight } from "./rules/picture-weight.js";
import { postalAddress } from "./rules/postal-address.js";
import { preheader } from "./rules/preheader.js";
import { spamTraps } from "./rules/spam-traps.js";
import { styleSize } from "./rules/style-size.js";
import { textToPictures } from "./rules/text-to-pictures.js";
import { unsubscribe } from "./rules/unsubscribe.js";
import { untrackedLink } from "./rules/untracked-link.js";

/** One line per rule. */
export const rules: readonly Rule[] = [
  altText,
  contrast,
  headingOrder,
  linkText,
  emptyLink,
  brokenLink,
  insecureLink,
  untrackedLink,
  unsubscribe,
  postalAddress,
  mergeTags,
  hiddenEverywhere,
  completeBlocks,
  pictureFormat,
  pictureWeight,
  emailSize,
  styleSize,
  textToPictures,
  spamTraps,
  preheader,
  clientSupport,
];
