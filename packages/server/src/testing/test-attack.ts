/** `npm run attack` tries everything, and measures; `npm test` tries a few of each. */
export const isLongAttack = process.env["ATTACK"] === "long";

/** How many of something an attack tries. */
export const attackCount = ({ short, long }: { short: number; long: number }) => (isLongAttack ? long : short);
