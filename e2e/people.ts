/** The session ids of the test users. */
export const people = { ann: "demo-ann", ben: "demo-ben", ada: "demo-admin", fay: "demo-free" } as const;
