import type { Email } from "../email/email.js";
import type { RuleFinding } from "../email/finding.js";
import type { Rule } from "../email/rule.js";
import type { PictureFact } from "../facts/facts.js";

const altLengthMax = 200;
const fileName = /\.(?:png|jpe?g|gif|webp|svg|bmp|avif)$/i;
const sayingNothing = /^(?:image|picture|photo|img|pic|bild|foto|logo\d|untitled|(?:img|image|dsc|pxl|screenshot)[-_ ]?\d+)$/i;

/** A picture says in words what it shows, for those who do not see it and while it is not loaded. */
export const altText: Rule = {
  id: "alt-text",
  *check(email) {
    for (const picture of email.light.pictures) {
      if (picture.isHidden || isTrackingPixel(picture)) continue;
      const finding = judge(picture, email);
      if (finding) yield { ...finding, blockId: picture.blockId, subject: picture.src };
    }
  },
};

function judge({ src, alt, blockId }: PictureFact, email: Email): RuleFinding | undefined {
  const words = alt?.trim() ?? "";
  if (words === "") {
    const values = { file: fileOf(src) };
    if (alt === undefined) return { severity: "error", code: "alt-missing", values };
    // An empty text says "decoration". A block that can say so itself means it only when it does.
    const checked = email.find(blockId);
    const isMeant = checked?.definition.props["decorative"] === undefined || checked.values["decorative"] === true;
    return isMeant ? undefined : { severity: "error", code: "alt-missing", values };
  }
  if (fileName.test(words) || sayingNothing.test(words)) return { severity: "warning", code: "alt-file-name", values: { alt: words } };
  return words.length > altLengthMax
    ? { severity: "hint", code: "alt-long", values: { length: words.length, most: altLengthMax } }
    : undefined;
}

function isTrackingPixel({ widthPx, heightPx }: PictureFact): boolean {
  return widthPx !== undefined && widthPx <= 1 && (heightPx ?? 0) <= 1;
}

function fileOf(address: string): string {
  return (address.split(/[?#]/)[0] ?? "").split("/").at(-1)?.slice(0, 80) ?? "";
}
