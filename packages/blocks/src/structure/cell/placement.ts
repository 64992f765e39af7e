export const cellPlacement = { accepts: "blocks", within: ["section"] } as const;
