/** How an item of a list is marked: a sign, or numbers of a kind. */
export type MarkerKind = "bullet" | "decimal" | "alpha-lower" | "alpha-upper" | "roman-lower" | "roman-upper";

const kinds: Readonly<Record<string, MarkerKind>> = {
  bullet: "bullet",
  image: "bullet",
  none: "bullet",
  "alpha-lower": "alpha-lower",
  "alpha-upper": "alpha-upper",
  "roman-lower": "roman-lower",
  "roman-upper": "roman-upper",
};

/** Reads `3.`, `b)`, `iv.` or a sign. `format` is what Word's sheet calls the level, where the clipboard has it. */
export function readMarker(marker: string, format: string | undefined): { readonly kind: MarkerKind; readonly number: number } {
  // Outlines count `1.2.`; the last number is the item's own.
  const counted = /^[([]?(?:\d+\.)*(\d+|[a-z]{1,8})[.):\]]*$/i.exec(marker)?.[1];
  const isNumber = counted !== undefined && (/\d/.test(counted) || /[.):\]]$/.test(marker));
  const kind = format === undefined ? (isNumber ? kindOf(counted) : "bullet") : (kinds[format] ?? "decimal");
  return { kind, number: counted === undefined ? 1 : numberOf(counted, kind) };
}

/** `i` begins Roman numbers more often than it is the ninth letter. */
function kindOf(counted: string): MarkerKind {
  if (/\d/.test(counted)) return "decimal";
  const isRoman = counted.length > 1 || /^i$/i.test(counted);
  const isLower = counted === counted.toLowerCase();
  if (isRoman) return isLower ? "roman-lower" : "roman-upper";
  return isLower ? "alpha-lower" : "alpha-upper";
}

const romans: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

function numberOf(counted: string, kind: MarkerKind): number {
  const letters = counted.toLowerCase();
  if (/^\d{1,6}$/.test(letters)) return Number(letters);
  if (kind.startsWith("alpha")) return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0);
  if (!kind.startsWith("roman")) return 1;
  const values = [...letters].map((letter) => romans[letter] ?? 0);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}
