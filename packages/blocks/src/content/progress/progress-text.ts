/** A bar as words: `Almost there: 60%`. */
export function progressText({ value, words }: { readonly value: number; readonly words: string }): string {
  return words === "" ? `${value}%` : `${words}: ${value}%`;
}
