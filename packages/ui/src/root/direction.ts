const rightToLeft = new Set(["ar", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"]);

/** The writing direction of a locale. */
export function directionOf(locale: string): "ltr" | "rtl" {
  return rightToLeft.has(locale.toLowerCase().split("-")[0] ?? "") ? "rtl" : "ltr";
}
