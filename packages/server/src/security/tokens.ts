import { errors, jwtVerify, SignJWT } from "jose";
import { refuse } from "../refusal.js";

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
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ["HS256"], currentDate: now });
    const { sub, sid } = payload;
    if (typeof sub === "string" && typeof sid === "string") return { userId: sub, sessionMark: sid };
  } catch (cause) {
    refuse(cause instanceof errors.JWTExpired ? "token-expired" : "unauthenticated", { cause });
  }
  return refuse("unauthenticated");
}

export const sessionMark = (sessionHash: string) => sessionHash.slice(0, 16);
