const start = /<!--\[if ([^\]]{0,200})\]>(?:<!-->|-->)?/g;
const end = "<![endif]-->";

/**
 * An email as Word reads it, which draws it in Outlook for Windows: with what conditional comments hold for it, and without what they keep
 * from it. One that never ends is an ordinary comment.
 */
export function asWordReads(html: string): string {
  let read = "";
  let at = 0;
  for (const { index, 0: opening, 1: condition = "" } of html.matchAll(start)) {
    if (index < at) continue;
    const inside = index + opening.length;
    const close = html.indexOf(end, inside);
    if (close < 0) break;
    read += html.slice(at, index) + (holdsForWord(condition) ? html.slice(inside, close).replace(/<!--$/, "") : "");
    at = close + end.length;
  }
  return read + html.slice(at);
}

/** The version that Outlook 2016 and all later ones give. */
const version = 16;

/** Is this condition true for Word? Anything that we cannot read is not. */
function holdsForWord(condition: string): boolean {
  return condition.split("|").some((either) => either.split("&").every(holdsAlone));
}

function holdsAlone(condition: string): boolean {
  const [, not, operator = "", program = "", number] =
    /^[\s(]*(!?)[\s(]*(?:(lte?|gte?)\s+)?([a-z]+)(?:\s+(\d+))?[\s)]*$/i.exec(condition) ?? [];
  const holds = program.toLowerCase() === "mso" && compare(operator.toLowerCase(), number === undefined ? undefined : Number(number));
  return not === "!" ? program !== "" && !holds : holds;
}

function compare(operator: string, number: number | undefined): boolean {
  if (number === undefined) return true;
  if (operator === "lt") return version < number;
  if (operator === "lte") return version <= number;
  if (operator === "gt") return version > number;
  return operator === "gte" ? version >= number : version === number;
}
