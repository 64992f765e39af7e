import type { Outbound } from "../ports/outbound/outbound.js";

/** An internet that says yes to everything. */
export const testOutbound: Outbound = {
  get: async () => ({ status: 200, contentType: "text/plain", bytes: Buffer.from("yes") }),
  send: async () => ({ status: 200, header: () => null, bytes: Buffer.from("yes") }),
};
