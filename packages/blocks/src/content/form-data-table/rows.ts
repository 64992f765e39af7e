/** The lines of the two columns side by side; where one column is shorter, its cells are empty. */
export function rowsOf(leftText: string, rightText: string): readonly (readonly [left: string, right: string])[] {
  const left = leftText.split("\n");
  const right = rightText.split("\n");
  return Array.from({ length: Math.max(left.length, right.length) }, (_, index) => [left[index] ?? "", right[index] ?? ""]);
}
