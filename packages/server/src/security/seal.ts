import { EncryptJWT, type JWTPayload, jwtDecrypt } from "jose";

/** A text that only the key opens, and nobody can change; good until then. */
export function seal(key: Uint8Array, content: JWTPayload, until: Date): Promise<string> {
  const header = { alg: "dir", enc: "A256GCM" };
  return new EncryptJWT(content).setProtectedHeader(header).setExpirationTime(until).encrypt(key);
}

/** The sealed content. Null if it was sealed with another key, or has expired. */
export async function unseal(key: Uint8Array, sealed: string, now: Date): Promise<JWTPayload | null> {
  try {
    const options = { currentDate: now, keyManagementAlgorithms: ["dir"], contentEncryptionAlgorithms: ["A256GCM"] };
    return (await jwtDecrypt(sealed, key, options)).payload;
  } catch {
    return null; // whatever is wrong with it, it says nothing
  }
}
