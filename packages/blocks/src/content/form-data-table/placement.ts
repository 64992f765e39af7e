/** A form has one answer, so an email shows one table of it. */
export const formDataTablePlacement = { accepts: "nothing", atMost: 1 } as const;
