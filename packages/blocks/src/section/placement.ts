export const sectionPlacement = { accepts: "blocks", within: ["wrapper"] } as const;
