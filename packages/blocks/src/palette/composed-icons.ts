// Pictures of the presets that are made of several blocks, on a grid of 24: each shows where its blocks stand.

/** Hills in a frame, and a chain. */
export const linkedImageIcon = [
  "M12 19H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1h15a1 1 0 0 1 1 1v4",
  "m3 15 4-4 5 5",
  "M15.5 19.5a2.25 2.25 0 0 1 0-4.5H17",
  "M20 15a2.25 2.25 0 0 1 0 4.5h-1.5",
  "M16.5 17.25H19",
];

/** A picture beside lines. */
export const imageAndTextIcon = ["M2 6h9v12H2z", "m2 15 3-3 6 6", "M15 7h7", "M15 12h7", "M15 17h4"];

/** Lines on a picture that fills the frame. */
export const backgroundImageIcon = ["M2 5h20v14H2z", "m2 17 5-5 6 7", "m11 16 4-4 7 7", "M7 8.5h10"];

/** Three pictures, each over its lines. */
export const gridItemsIcon = [
  "M2 5h4v6H2z",
  "M10 5h4v6h-4z",
  "M18 5h4v6h-4z",
  "M2 15h4",
  "M10 15h4",
  "M18 15h4",
  "M2 19h2.5",
  "M10 19h2.5",
  "M18 19h2.5",
];

/** A row of answers under a curve that leads to the last. */
export const npsIcon = ["M2 15h4v4H2z", "M10 15h4v4h-4z", "M18 15h4v4h-4z", "M4 11a8 6 0 0 1 16 0", "m17.5 9 2.5 2.5L22 9"];
