/**
 * Is this a whole message as mail programs store it (`.eml`), with headers and encoded parts? Then its HTML must be taken out of it first.
 */
export function isMailSource(text: string): boolean {
  const head = /^\uFEFF?(?:[A-Za-z][\w-]*:[^\n]*\r?\n(?:[ \t]+[^\n]*\r?\n)*){2,}/.exec(text.slice(0, headMaxLength))?.[0] ?? "";
  return /^(?:mime-version|content-type):/im.test(head);
}

const headMaxLength = 20_000;
