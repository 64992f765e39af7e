import type { Rule } from "../email/rule.js";

const fewWords = 30;
const largeAreaPx = 120_000;

/** An email says something without its pictures: many clients load them only when asked, and filters distrust those without words. */
export const textToPictures: Rule = {
  id: "text-to-pictures",
  *check({ light }) {
    const shown = light.pictures.filter(({ isHidden, src }) => !isHidden && src !== "");
    const areaPx = shown.reduce((sum, { widthPx = 0, heightPx = widthPx * 0.6 }) => sum + widthPx * heightPx, 0);
    if (areaPx < largeAreaPx) return;
    const words = light.texts
      .filter(({ look }) => !look.isHidden)
      .reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0);
    if (words >= fewWords) return;
    yield { severity: words === 0 ? "error" : "warning", code: "mostly-pictures", values: { words, pictures: shown.length } };
  },
};
