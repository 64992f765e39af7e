import { createHash, createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** Keys for separate purposes, all from the one secret, so that none says anything about another. */
export interface Secrets {
  /** Signs bearer tokens. */
  tokenKey: Uint8Array;
  /** Signs the addresses of pages that open without headers. */
  pageKey: Uint8Array;
  /** Seals what must not be read from the database alone, such as the tokens of a provider. */
  sealKey: Uint8Array;
  /** Signs the addresses of countdown pictures. */
  timerKey: Uint8Array;
  /** Signs the addresses of calendar files. */
  calendarKey: Uint8Array;
  /** Encrypt what people keep of their accounts elsewhere: the first one writes, the others read what was written before. */
  connectionKeys: readonly Uint8Array[];
}

/** `connectionKeys` are those that the operator chose; the one from the secret reads what was written before there were any. */
export function createSecrets(appSecret: string, connectionKeys: readonly Uint8Array[] = []): Secrets {
  const derive = (purpose: string) => new Uint8Array(hkdfSync("sha256", appSecret, "mailwright", purpose, 32));
  return {
    tokenKey: derive("jwt-v1"),
    pageKey: derive("page-v1"),
    timerKey: derive("timer-v1"),
    calendarKey: derive("calendar-v1"),
    sealKey: derive("seal-v1"),
    connectionKeys: [...connectionKeys, derive("connections-v1")],
  };
}

/** What is stored of a session id or host key. They are random and long, so a plain hash cannot be guessed backwards. */
export const hashSecret = (secret: string) => createHash("sha256").update(secret).digest("hex");

export const sign = (key: Uint8Array, text: string) =>
  createHmac("sha256", key).update(text).digest().subarray(0, 16).toString("base64url");

/** Compares in a time that does not depend on where they differ. */
export function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
