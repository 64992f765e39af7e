const tag = /\uE002\d+\uE003|\{\{[^{}]{1,200}\}\}/g;
const amount = /^[-+−]?\s?(?:(?:\p{Sc}|[A-Z]{3})\s?[-+−]?\d[\d.,'’\s]*|\d[\d.,'’\s]*\s?(?:\p{Sc}|[A-Z]{3}|%))$/u;
const wordsMax = 200;

/** Is this a sum of money or a share, and nothing else? A merge tag counts as a number. */
function isAmount(text: string): boolean {
  return text.length <= wordsMax && amount.test(text.replace(tag, "1"));
}

/** What a table says in two cells, as one line: `Items: £37.50`. Nothing where the second is no amount, or the first no name for it. */
export function writeAmount(name: string, value: string): string | undefined {
  const [words, sum] = [name.trim(), value.trim()];
  if (words === "" || words.includes("\n") || isAmount(words) || !isAmount(sum)) return undefined;
  return /[:?!.]$/.test(words) ? `${words} ${sum}` : `${words}: ${sum}`;
}
