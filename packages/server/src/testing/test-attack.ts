/** `npm run attack` and `npm run test:long` try everything, and measure; `npm test` tries a few. */
export const isLongAttack = process.env["ATTACK"] === "long";

/** How many of something an attack tries. */
export const attackCount = ({ short, long }: { short: number; long: number }) => (isLongAttack ? long : short);
