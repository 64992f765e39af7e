import { randomBytes } from "node:crypto";
import type { Clock } from "./clock.js";

/** New identities. */
export interface Ids {
  /** A UUID of version 7: sorts by time, so index pages stay together. */
  uuid(): string;
  /** An unguessable word of 256 bits. */
  secret(): string;
}

/** Identities from the clock and the system's randomness. */
export function createIds(clock: Clock): Ids {
  return {
    uuid: () => writeUuidV7(clock.now().getTime(), randomBytes(10)),
    secret: () => randomBytes(32).toString("base64url"),
  };
}

function writeUuidV7(timeMs: number, random: Buffer): string {
  const bytes = Buffer.concat([Buffer.alloc(6), random]);
  bytes.writeUIntBE(timeMs, 0, 6);
  bytes[6] = 0x70 | (random.readUInt8(0) & 0x0f);
  bytes[8] = 0x80 | (random.readUInt8(2) & 0x3f);
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** True for what the database takes as a UUID; anything else names nothing here. */
export const isUuid = (text: string) => uuid.test(text);
