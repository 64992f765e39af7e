import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { createLimiter } from "../base/limiter.js";

/** Each hash takes 32 MiB and a tenth of a second, so two are made at once and the next ones wait. */
const limit = createLimiter({ atOnceMax: 2, waitingMax: 50 });
const cost = { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const saltBytes = 16;
const keyBytes = 32;

/** What is stored of a password that a person chose: slow to make, so that it cannot be guessed from the database alone. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const key = await derive(password, salt);
  return `scrypt.${salt.toString("base64url")}.${key.toString("base64url")}`;
}

/** Is it the password that was hashed? Compares in a time that does not depend on where they differ. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, salt = "", kept = ""] = hash.split(".");
  const expected = Buffer.from(kept, "base64url");
  const key = await derive(password, Buffer.from(salt, "base64url"));
  return key.length === expected.length && timingSafeEqual(key, expected);
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  // The same letters may be written in more than one way, by another keyboard.
  const words = password.normalize("NFC");
  return limit(
    () =>
      new Promise((resolve, reject) =>
        scrypt(words, salt, keyBytes, cost, (error, key) => (error === null ? resolve(key) : reject(error))),
      ),
  );
}
