/**
 * Code did not come. Is it gone for good, because a newer release has taken its place on the server? Else there is no connection, or there was none.
 * Browsers say no more than that it failed, and most of them where it was.
 */
export async function isCodeGone(cause: unknown): Promise<boolean> {
  const [address] = /https?:\/\/[^\s'"]+/.exec(String(cause)) ?? [];
  try {
    const answer = await fetch(address ?? import.meta.url, { method: "HEAD", mode: "no-cors", cache: "no-store" });
    const isThere = answer.ok && /javascript/.test(answer.headers.get("content-type") ?? "");
    // Of another site's answer nothing can be read. And a browser that does not say which file it was never asks for it again.
    return address === undefined || !isThere;
  } catch {
    return false;
  }
}
