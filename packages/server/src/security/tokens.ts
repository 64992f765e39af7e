import { errors, jwtVerify, SignJWT } from "jose";
import { refuse } from "../base/refusal.js";

export const tokenLifetimeSeconds = 15 * 60;

interface TokenClaims {
  userId: string;
  /** The beginning of the session's hash: ties the token to the header that goes with it. */
  sessionMark: string;
}

/** A bearer token for one session. */
export function writeToken(key: Uint8Array, { userId, sessionMark }: TokenClaims, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: sessionMark })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + tokenLifetimeSeconds)
    .sign(key);
}

/** What a bearer token says, or a refusal. */
export async function readToken(key: Uint8Array, token: string, now: Date): Promise<TokenClaims> {
  const known = checked.get(key)?.get(token);
  if (known && now.getTime() < known.expiresAtMs) return known;
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ["HS256"], currentDate: now });
    const { sub, sid, exp } = payload;
    if (typeof sub === "string" && typeof sid === "string" && exp !== undefined)
      return remember(key, token, { userId: sub, sessionMark: sid, expiresAtMs: exp * 1000 });
  } catch (cause) {
    refuse(cause instanceof errors.JWTExpired ? "token-expired" : "unauthenticated", { cause });
  }
  return refuse("unauthenticated");
}

/** Checking a signature goes through a queue of threads, and the same token comes with every call of its quarter of an hour. */
const checked = new WeakMap<Uint8Array, Map<string, CheckedClaims>>();
const checkedMax = 5000;

interface CheckedClaims extends TokenClaims {
  expiresAtMs: number;
}

function remember(key: Uint8Array, token: string, claims: CheckedClaims): TokenClaims {
  const tokens = checked.get(key) ?? new Map<string, CheckedClaims>();
  checked.set(key, tokens);
  const [oldest] = tokens.keys();
  if (tokens.size >= checkedMax && oldest !== undefined) tokens.delete(oldest);
  tokens.set(token, claims);
  return claims;
}

export const sessionMark = (sessionHash: string) => sessionHash.slice(0, 16);
