/** One page of a list, in the contract's form. */
export function writePage<T>(elements: T[], total: number, { limit, offset }: { limit: number; offset: number }) {
  return {
    elements,
    "first-page": offset === 0,
    "last-page": offset + elements.length >= total,
    "total-page": Math.ceil(total / limit),
    "total-elements": total,
  };
}
