import { isSame, sign } from "../../security/secrets.js";

/** What a token is bound to: a link, and the secret and the password that were shown for it. */
interface ReviewedLink {
  id: string;
  secretHash: string;
  passwordHash: string | null;
}

const lifetimeMs = 12 * 60 * 60 * 1000;

/** What a guest's calls carry after the secret and the password were shown: for this link only, and for half a day. */
export function writeReviewToken(key: Uint8Array, link: ReviewedLink, now: Date): string {
  const expires = (now.getTime() + lifetimeMs).toString(36);
  return `${expires}.${signatureOf(key, link, expires)}`;
}

/** Was it written for this link, and not too long ago? */
export function isReviewToken(key: Uint8Array, link: ReviewedLink, token: string, now: Date): boolean {
  const [expires = "", signature = ""] = token.split(".");
  return Number.parseInt(expires, 36) > now.getTime() && isSame(signature, signatureOf(key, link, expires));
}

const signatureOf = (key: Uint8Array, { id, secretHash, passwordHash }: ReviewedLink, expires: string) =>
  sign(key, `review.${id}.${secretHash}.${passwordHash ?? ""}.${expires}`);
