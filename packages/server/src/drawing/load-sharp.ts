/** The library that draws pixels. Loaded when the first picture is drawn: it takes 30 MB and a tenth of a second of a start. */
export const loadSharp = async () => (await import("sharp")).default;
