export const rootPlacement = { accepts: "blocks", within: [], atMost: 1 } as const;
