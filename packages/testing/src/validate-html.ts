import { protectMergeTags } from "@mailwright/document";
import { HtmlValidate, StaticConfigLoader } from "html-validate";

/** Rules that emails do not keep, and why. */
const forEmails = {
  // How MJML writes, which no reader notices.
  "attribute-boolean-style": "off",
  "doctype-style": "off",
  "void-style": "off",
  // Browsers add what is left out here, and every byte counts: Gmail cuts off at 102 KB.
  "prefer-tbody": "off",
  // Outlook for Windows reads these comments, and widths, colours and places from attributes that HTML has given up.
  "no-conditional-comment": "off",
  "no-deprecated-attr": "off",
  // Gmail keeps no style sheets of emails that are forwarded or shown by other accounts.
  "no-inline-style": "off",
  // Mail programs take `article` out, and what it says with it; they leave `role` on a `div`.
  "prefer-native-element": "off",
  // What the author has not written, or written so. The checks of the editor tell of links without words.
  "tel-non-breaking": "off",
  "wcag/h30": "off",
  // A linked picture without words has the title of its link, and that is then all the link is called.
  "wcag/h67": "off",
} as const;

const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ["html-validate:recommended"], elements: ["html5"], rules: forEmails }),
);

// What stands for a merge tag while it is held out.
const heldMark = /[\uE000-\uF8FF]/g;

/**
 * What `html-validate` says about an email, one message each; nothing where the email is right. Merge tags are no HTML: words stand in their places,
 * as in what the sender writes there.
 */
export function validateHtml(html: string): readonly string[] {
  const text = protectMergeTags(html).text.replace(heldMark, "_");
  const { results } = validator.validateStringSync(text);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, offset }) => `${ruleId}: ${message} at ${text.slice(Math.max(0, offset - 60), offset + 60)}`),
  );
}
