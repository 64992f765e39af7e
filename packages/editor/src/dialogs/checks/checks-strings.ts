import { checkMessages, fixMessages, ruleNames } from "@mailwright/checks";
import { defineStrings } from "@mailwright/ui";

export const checksStrings = defineStrings("editor.checks", {
  title: "Checks",
  close: "Close",
  found: { one: "{count} finding", other: "{count} findings" },
  checking: "Looking at the email…",
  fine: "Nothing found",
  fineHint: "Links, images, colours, size and everything else look right.",
  onlyIgnored: "Nothing found beside what you ignore.",
  error: { one: "{count} error", other: "{count} errors" },
  warning: { one: "{count} warning", other: "{count} warnings" },
  hint: { one: "{count} hint", other: "{count} hints" },
  wholeEmail: "Whole email",
  goToBlock: "Go to block",
  ignore: "Ignore",
  reason: "Why is this all right?",
  reasonMissing: "Give a reason",
  cancel: "Cancel",
  ignored: { one: "{count} ignored", other: "{count} ignored" },
  because: "Ignored: {reason}",
  countAgain: "Count again",
  fixed: "Fixed: {rule}",
  readMore: "About this feature",
  size: "Size",
  sizeOf: "{kb} KB of {most} KB that Gmail shows",
  sizeNear: "{kb} KB of {most} KB that Gmail shows: near the limit",
  sizeOver: "{kb} KB, {over} KB more than Gmail shows: it hides the end of the email",
  weighs: "Weighs {kb} KB of {most} KB",
  weightShort: "{kb} KB",
  weightNear: "{kb} of {most} KB",
  weightOver: "{kb} KB, cut off",
  heaviest: "What weighs most",
  cutFirst: "To be well below the limit, take out {kb} KB. What is first in this list saves most.",
  head: "Head: styles and fonts",
  headHint: "Fewer looks for phones and dark screens, and fewer fonts, make it lighter.",
  cost: "{kb} KB",
  publishWarn: "This email has errors. Look at them before you publish it.",
  publishBlock: "This email has errors. It can be published when they are fixed, or ignored with a reason.",
  publishAnyway: "Publish anyway",
});

type Sentences = Readonly<Record<string, string>>;

/** The sentences of findings. Each rule knows which values its sentence has. */
export const findingStrings = defineStrings<Sentences>("checks", checkMessages);
export const fixStrings = defineStrings<Sentences>("checks.fix", fixMessages);
export const ruleStrings = defineStrings<Sentences>("checks.rule", ruleNames);
