/**
 * Is this a whole message as mail programs store it (`.eml`), with headers and encoded parts? Then its HTML must be taken out of it first.
 */
export function isMailSource(text: string): boolean {
  const head = /^(?:[A-Za-z][\w-]*:[^\n]*\r?\n(?:[ \t]+[^\n]*\r?\n)*){2,}/.exec(withoutEnvelope(text.slice(0, headMaxLength)))?.[0] ?? "";
  return /^(?:mime-version|content-type):/im.test(head);
}

/** A message without the line that programs which keep many in one file (mbox) write before each: `From jo@example.com Mon Sep 2 10:00:00 2024`. */
export function withoutEnvelope(message: string): string {
  return message.replace(/^\uFEFF/, "").replace(/^From [^\n]*\r?\n/, "");
}

const headMaxLength = 20_000;
