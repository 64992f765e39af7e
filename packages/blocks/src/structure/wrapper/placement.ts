export const wrapperPlacement = { accepts: "blocks", within: ["root"], atMost: 1 } as const;
