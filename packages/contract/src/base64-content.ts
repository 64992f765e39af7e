// A data address with a base64 body, in an attribute or in url(): mail clients drop it and it bloats the message.
const base64Address = /data:\s*[a-z0-9.+/-]*(?:;[a-z0-9=.+-]+)*;base64,/i;

/** True when html, css or a document as JSON carries base64-encoded content, which a template may not. */
export const hasBase64Content = (source: string) => base64Address.test(source);

/** The numbers of the lines with base64-encoded content, from 1. */
export function base64Lines(source: string): number[] {
  return source.split("\n").flatMap((line, index) => (hasBase64Content(line) ? [index + 1] : []));
}
