/**
 * The attribute `inert` for every React that we run in: 18 does not know it and writes texts only, 19 takes any text for true. Spread it:
 * `<div {...inertIf(isCovered)}>`.
 */
export function inertIf(isInert: boolean): { readonly inert?: boolean } {
  const attribute: object = isInert ? { inert: "inert" } : {};
  return attribute;
}
