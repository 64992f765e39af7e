/** Outlook for Windows since 2016 calls itself this version of Office. */
const wordVersion = 16;

const commentStart = "<!--[if";
const hiddenEnd = "<![endif]-->";
const revealedStart = /^\s*<!--\s*-->|^<!-->|^\s*-->/;
const revealedEnd = /(?:<!--\s*)?<!\[endif\]-->/g;

/**
 * The email as a client reads it that knows Outlook's conditional comments, or one that does not. Of a comment that only Outlook reads the
 * inside stays or the whole goes; what a comment hides from Outlook alone stays for the others.
 */
export function answerOutlookComments(html: string, isWord: boolean): string {
  const out: string[] = [];
  let at = 0;
  for (let start = html.indexOf(commentStart); start >= 0; start = html.indexOf(commentStart, at)) {
    const found = readComment(html, start);
    if (!found) break;
    out.push(html.slice(at, start));
    if (isWord ? isTrue(found.condition) : found.isRevealed) out.push(html.slice(found.insideStart, found.insideEnd));
    at = found.end;
  }
  out.push(html.slice(at));
  return out.join("");
}

interface ConditionalComment {
  readonly condition: string;
  readonly isRevealed: boolean;
  readonly insideStart: number;
  readonly insideEnd: number;
  readonly end: number;
}

function readComment(html: string, start: number): ConditionalComment | undefined {
  const close = html.indexOf("]>", start);
  if (close < 0) return undefined;
  const condition = html.slice(start + commentStart.length, close);
  const after = close + 2;
  const reveal = revealedStart.exec(html.slice(after, after + 20))?.[0];
  if (reveal === undefined) {
    const insideEnd = html.indexOf(hiddenEnd, after);
    return insideEnd < 0 ? undefined : { condition, isRevealed: false, insideStart: after, insideEnd, end: insideEnd + hiddenEnd.length };
  }
  revealedEnd.lastIndex = after + reveal.length;
  const ending = revealedEnd.exec(html);
  if (!ending) return undefined;
  return {
    condition,
    isRevealed: true,
    insideStart: after + reveal.length,
    insideEnd: ending.index,
    end: ending.index + ending[0].length,
  };
}

const words = /[a-z]+|\d+|[()!&|]/gi;

/** Does a condition hold in Word? `(gte mso 9)|(IE)`, `mso | IE`, `!mso`: an "or" of "ands" of names, versions and parentheses. */
function isTrue(condition: string): boolean {
  const tokens = condition.slice(0, 200).toLowerCase().match(words) ?? [];
  let at = 0;
  const take = (token: string) => tokens[at] === token && ++at > 0;
  const either = (): boolean => {
    let holds = both();
    while (take("|")) holds = both() || holds;
    return holds;
  };
  const both = (): boolean => {
    let holds = one();
    while (take("&")) holds = one() && holds;
    return holds;
  };
  const one = (): boolean => {
    if (take("!")) return !one();
    if (take("(")) {
      const holds = either();
      take(")");
      return holds;
    }
    return isNameTrue();
  };
  const isNameTrue = (): boolean => {
    const comparison = /^(?:lte?|gte?)$/.test(tokens[at] ?? "") ? tokens[at++] : undefined;
    const name = tokens[at++];
    const version = /^\d+$/.test(tokens[at] ?? "") ? Number(tokens[at++]) : undefined;
    return name === "vml" || name === "true" || (name === "mso" && isVersion(comparison, version));
  };
  return either();
}

function isVersion(comparison: string | undefined, version: number | undefined): boolean {
  if (version === undefined) return true;
  if (comparison === "lt") return wordVersion < version;
  if (comparison === "lte") return wordVersion <= version;
  if (comparison === "gt") return wordVersion > version;
  if (comparison === "gte") return wordVersion >= version;
  return wordVersion === version;
}
