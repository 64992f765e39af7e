/** The play buttons that can be drawn on a thumbnail: the ids by which the server knows their pictures. */
export const playButtons = [
  "round-dark",
  "round-light",
  "round-red",
  "round-blue",
  "ring-dark",
  "ring-light",
  "wide-dark",
  "wide-red",
] as const;
