/**
 * Tells code that a newer release has replaced on the server (true) from a connection that is lost, or was lost for a moment (false). The error of an
 * import says neither; in most browsers it names the address of the file.
 */
export async function isCodeGone(cause: unknown): Promise<boolean> {
  const [address] = /https?:\/\/[^\s'"]+/.exec(String(cause)) ?? [];
  try {
    const answer = await fetch(address ?? import.meta.url, { method: "HEAD", mode: "no-cors", cache: "no-store" });
    const isThere = answer.ok && /javascript/.test(answer.headers.get("content-type") ?? "");
    // The answer of another site cannot be read. A browser whose error names no file does not ask for the file a second time, so trying again helps nothing.
    return address === undefined || !isThere;
  } catch {
    return false;
  }
}
