/** An element that is open: how it began, and whether it says what one around it says already. */
interface Open {
  readonly tag: string;
  readonly start: string;
  readonly isDouble: boolean;
}

/** What makes words look another way, or leads somewhere: twice is no more than once. */
const formats = /^<(\/?)(strong|em|u|s|sub|sup|span|a)\b/i;
/** With a block begins and ends what looks of its own. */
const blocks = /^<\/?(?:p|h[1-6]|ul|ol|li|table|tr|td|th)\b/i;

/** What may be a tag. In a merge tag there is none. */
const tags = /<\/?[a-z][^<>]*>|\{\{[^{}]{0,200}\}\}|\{%[^{}]{0,200}%\}/gisu;

/** The same words without elements that stand inside the very same element: two people made the same words bold, or words of the same sentence. */
export function withoutDoubles(html: string): string {
  const open: Open[] = [];
  return html.replace(tags, (letter) => {
    if (blocks.test(letter)) open.length = 0;
    return takeTag(letter, open) ? letter : "";
  });
}

/** Notes what begins or ends with a letter, and answers whether it stays. */
function takeTag(letter: string, open: Open[]): boolean {
  const [, slash, name = ""] = formats.exec(letter) ?? [];
  if (name === "") return true;
  const tag = name.toLowerCase();
  const last = open.findLastIndex((element) => element.tag === tag);
  if (slash) return !open.splice(last, last < 0 ? 0 : 1)[0]?.isDouble;
  const isDouble = open[last]?.start === letter;
  open.push({ tag, start: letter, isDouble });
  return !isDouble;
}
