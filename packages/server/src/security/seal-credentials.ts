import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

/** What is stored of credentials: nothing that is readable without the key. */
export interface SealedCredentials {
  /** By which of the keys it was written. */
  keyId: string;
  sealed: string;
}

const algorithm = "aes-256-gcm";
const [ivBytes, tagBytes] = [12, 16];

/** What a key is known by; it says nothing about it. */
export const keyIdOf = (key: Uint8Array) => createHash("sha256").update("connection-key").update(key).digest("hex").slice(0, 12);

/** Encrypts with the first of the keys. `about` says whose it is: put into another row it cannot be read. */
export function sealCredentials([key]: readonly Uint8Array[], text: string, about: string): SealedCredentials {
  if (!key) throw new Error("There is always a key.");
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(about));
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return { keyId: keyIdOf(key), sealed: Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url") };
}

/** Null where the key is none of these, or where somebody changed it. */
export function openCredentials(keys: readonly Uint8Array[], { keyId, sealed }: SealedCredentials, about: string): string | null {
  const key = keys.find((each) => keyIdOf(each) === keyId);
  const bytes = Buffer.from(sealed, "base64url");
  if (!key || bytes.length < ivBytes + tagBytes) return null;
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes)).setAAD(Buffer.from(about));
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString("utf8");
  } catch {
    return null; // what is wrong with it says nothing
  }
}
