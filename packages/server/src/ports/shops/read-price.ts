export interface Price {
  price: string;
  currency: string;
}

/** Reads `15.00 USD`, `EUR 1.299,90` or `1 299,90`: a decimal number with a point, and the currency where it is said. */
export function readPrice(text: string, currency = ""): Price {
  const said = /\b([A-Z]{3})\b/.exec(text.toUpperCase())?.[1] ?? currency;
  const digits = /\d(?:[\d.,\s'\u00A0\u202F]*\d)?/.exec(text)?.[0].replaceAll(/[\s'\u00A0\u202F]/g, "") ?? "";
  const mark = decimalMark(digits);
  const [whole = "", part] =
    mark === "" ? [digits] : [digits.slice(0, digits.lastIndexOf(mark)), digits.slice(digits.lastIndexOf(mark) + 1)];
  const plain = whole.replaceAll(/[.,]/g, "");
  if (plain === "") return { price: "", currency: said };
  return { price: part === undefined ? plain : `${plain}.${part}`, currency: said };
}

/** The last mark stands before cents, unless three digits follow it, which are thousands. */
function decimalMark(digits: string): string {
  const last = Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","));
  if (last < 0) return "";
  const mark = digits.charAt(last);
  const isThousands = digits.length - last - 1 === 3 && (digits.split(mark).length > 2 || !digits.startsWith("0"));
  return isThousands ? "" : mark;
}
