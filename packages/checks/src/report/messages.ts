import { wordMessages } from "./word-messages.js";

/** What each rule is called, in English. A translation replaces each of them. */
export const ruleNames: Readonly<Record<string, string>> = {
  "alt-text": "Alternative text",
  contrast: "Contrast",
  "heading-order": "Headings",
  "link-text": "Words of links",
  "empty-link": "Empty links",
  "broken-link": "Broken links",
  "insecure-link": "Insecure addresses",
  "untracked-link": "Tracking",
  unsubscribe: "Unsubscribe link",
  "postal-address": "Postal address",
  "merge-tags": "Merge tags",
  "hidden-everywhere": "Hidden content",
  "complete-blocks": "Complete blocks",
  "picture-format": "Image format",
  "picture-weight": "Image weight",
  "email-size": "Size",
  "style-size": "Style sheet",
  "text-to-pictures": "Text and images",
  "spam-traps": "Spam filters",
  preheader: "Preheader",
  "client-support": "Email clients",
  "outlook-windows": "Outlook for Windows",
};

/** A sentence for each code, with the finding's values in braces. */
export const checkMessages = {
  "alt-missing": "This image has no alternative text ({file}). Say in words what it shows, or mark it as decorative.",
  "alt-file-name": "The alternative text “{alt}” says nothing. Say in words what the image shows.",
  "alt-long": "The alternative text has {length} characters. Keep it below {most}.",
  "contrast-light": "“{text}” is hard to read: contrast {ratio} of {ink} on {ground}, at least {wanted} is needed.",
  "contrast-dark": "In dark mode “{text}” is hard to read: contrast {ratio} of {ink} on {ground}, at least {wanted} is needed.",
  "heading-empty": "This heading has no words.",
  "heading-several": "The email has more than one heading of level 1.",
  "heading-first": "The first heading has level {level}. Begin with level 1 or 2.",
  "heading-skips": "After level {above} comes level {level}. Level {next} is left out.",
  "link-nameless": "A link to {address} has no words. Give its image an alternative text.",
  "link-vague": "“{text}” does not say where the link leads.",
  "link-is-address": "The link shows its address instead of words: {text}",
  "link-empty": "“{text}” has no link address.",
  "link-anchor": "There is nothing called “{anchor}” in the email to jump to.",
  "link-relative": "{address} is no complete address. Begin with https://.",
  "link-mail": "{address} is no valid email address.",
  "link-phone": "{address} is no valid phone number.",
  "link-malformed": "{address} is no valid web address.",
  "link-private": "{address} cannot be opened from outside ({host}).",
  "link-insecure": "{address} is not encrypted. Use https://.",
  "picture-insecure": "The image {address} is not encrypted, and some clients block it. Use https://.",
  "link-untracked": "{address} lacks {parameters}.",
  "unsubscribe-missing": "The email has no link to unsubscribe.",
  "postal-address-missing": "The email has no postal address of the sender.",
  "merge-tag-broken": "A merge tag is not complete: {tag}",
  "merge-tag-empty": "The merge tag {tag} is empty.",
  "merge-tag-unknown": "The merge tag {tag} is not one that your sender fills.",
  "merge-tag-open": "{tag} is not closed.",
  "merge-tag-unopened": "{tag} closes what was not opened.",
  "hidden-condition": "The condition “{condition}” is never true, so nobody sees this.",
  "hidden-style": "This is sent, but nobody can see it.",
  "unknown-block": "This kind of block is not known here and is not sent ({detail}).",
  "compile-failed": "This block cannot be made and is not sent ({detail}).",
  "incomplete-block": "Something is still missing in this block ({detail}).",
  "override-not-shown": "What is set for {detail} cannot be shown.",
  "copies-share-names":
    "This block is repeated, and its copies share the names of their buttons: a press in one acts on the others too. The template language of this page cannot tell copies apart.",
  "bad-font-address": "A font cannot be loaded: {detail}",
  "picture-format": "Not every client shows {format} images. Use PNG, JPEG or GIF.",
  "picture-heavy": "This image weighs {kb} KB. Keep images below {most} KB.",
  "pictures-heavy": "The {count} images weigh {kb} KB together. Keep them below {most} KB.",
  "size-clipped": "The email weighs {kb} KB. Gmail cuts off what comes after {most} KB.",
  "size-near": "The email weighs {kb} KB. Gmail cuts off what comes after {most} KB.",
  "style-clipped": "A style sheet of the email has {kb} KB. Gmail ignores those above {most} KB.",
  "mostly-pictures": "The email consists of images with only {words} words. It says nothing while they are not loaded.",
  "spam-phrase": "Spam filters know “{text}”.",
  "spam-marks": "“{text}” looks like spam.",
  "spam-capitals": "“{text}” is all capitals, which looks like spam.",
  "spam-shortener": "Spam filters distrust shortened addresses: {address}",
  "link-mismatch": "The link says {named} and leads to {real}. Filters take that for fraud.",
  "preheader-missing": "There is no preheader. Inboxes show the first words of the email instead.",
  "preheader-too-long": "The preheader has {length} characters. At most {most} are allowed.",
  "preheader-short": "The preheader has {length} characters. Between {least} and {most} work best.",
  "preheader-long": "The preheader has {length} characters. Inboxes cut off what comes after {most}.",
  "preheader-repeats": "The preheader repeats the name of the email.",
  "client-support": "About {percent}% of readers do not see {feature} as meant, such as in {clients}.",
  ...wordMessages,
} as const satisfies Readonly<Record<string, string>>;

/** What *Fix* does, for each kind of fix. */
export const fixMessages = {
  "add-tracking": "Add the parameters",
  "raise-contrast": "Use {color}",
  "secure-address": "Use https",
  "set-heading-level": "Make it level {level}",
  unlink: "Remove the link",
} as const satisfies Readonly<Record<string, string>>;

/** A finding in English: what a log or a command line shows. */
export function describeFinding({
  code,
  values,
}: {
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
}): string {
  const messages: Readonly<Record<string, string>> = checkMessages;
  const message = Object.hasOwn(messages, code) ? messages[code] : undefined;
  return (message ?? code).replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
}
