// Named without an origin, in an attribute, a list of sources or `url()`.
const ownAddress = /(["'(=,]\s*)(\/(?:starter|api\/v2\/assets\/public)\/)/g;

/**
 * The same email with the addresses of the product's own pictures (`/starter/…`, public assets) in full. Documents name them without
 * an origin, so that a server may move; a mailbox, and a page of another site, know none to complete them with.
 */
export function completeOwnAddresses(html: string, origin: string): string {
  return html.replaceAll(ownAddress, (_, before: string, path: string) => before + origin.replace(/\/$/, "") + path);
}

/** The same for one address. */
export function completeOwnAddress(address: string, origin: string): string {
  return completeOwnAddresses(`=${address}`, origin).slice(1);
}

// At most a server of ours on that computer can have such a path, and nobody else reaches it there.
const localOrigin = /\bhttps?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?=\/(?:starter|api\/v2\/assets\/public)\/)/gi;

/** Takes the origin from own pictures that were put in when the server was known on its own computer only: it has another now. */
export function forgetLocalOrigins(html: string): string {
  return html.replaceAll(localOrigin, "");
}

/** The reverse: what is stored where the pictures are needs no origin. */
export function shortenOwnAddresses(html: string, origin: string): string {
  const base = origin.replace(/\/$/, "");
  return base === ""
    ? html
    : html.replaceAll(`${base}/starter/`, "/starter/").replaceAll(`${base}/api/v2/assets/public/`, "/api/v2/assets/public/");
}
