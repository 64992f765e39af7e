export const sectionPlacement = { accepts: "blocks", within: ["wrapper", "mjml-rows"] } as const;
