import type { Outbound } from "../ports/outbound/outbound.js";

/** An internet that says yes to everything. */
export const testOutbound: Outbound = {
  get: async () => ({ status: 200, contentType: "text/plain", bytes: Buffer.from("yes") }),
  send: async () => ({ status: 200, header: () => null, bytes: Buffer.from("yes") }),
};

/** An internet in which every address is unknown. */
export const emptyOutbound: Outbound = {
  get: async () => ({ status: 404, contentType: "text/plain", bytes: Buffer.from("") }),
  send: async () => ({ status: 404, header: () => null, bytes: Buffer.from("") }),
};
