import type { Rule } from "../email/rule.js";
import { altText } from "./alt-text.js";
import { brokenLink } from "./broken-link.js";
import { clientSupport } from "./client-support.js";
import { completeBlocks } from "./complete-blocks.js";
import { contrast } from "./contrast.js";
import { emailSize } from "./email-size.js";
import { emptyLink } from "./empty-link.js";
import { headingOrder } from "./heading-order.js";
import { hiddenEverywhere } from "./hidden-everywhere.js";
import { insecureLink } from "./insecure-link.js";
import { linkText } from "./link-text.js";
import { mergeTags } from "./merge-tags.js";
import { outlookWindows } from "./outlook-windows.js";
import { pictureFormat } from "./picture-format.js";
import { pictureWeight } from "./picture-weight.js";
import { postalAddress } from "./postal-address.js";
import { preheader } from "./preheader.js";
import { spamTraps } from "./spam-traps.js";
import { styleSize } from "./style-size.js";
import { textToPictures } from "./text-to-pictures.js";
import { unsubscribe } from "./unsubscribe.js";
import { untrackedLink } from "./untracked-link.js";

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
  outlookWindows,
];
