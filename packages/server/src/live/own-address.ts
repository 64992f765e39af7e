import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";

const anyAddress = new Set(["0.0.0.0", "::"]);

/**
 * Where other processes reach this one, as `host:port`: what the operator says, else where it listens. Empty where it listens at no port.
 */
export function ownAddress(bound: AddressInfo | string | null, said: string | null): string {
  if (bound === null || typeof bound === "string") return "";
  if (said !== null) return /:\d+$/.test(said) ? said : `${said}:${bound.port}`;
  const host = anyAddress.has(bound.address) ? outwardAddress() : bound.address;
  return `${host.includes(":") ? `[${host}]` : host}:${bound.port}`;
}

/** The address of this machine, or of this container, in its network. */
function outwardAddress(): string {
  const outward = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, scopeid }) => !internal && !scopeid);
  return (outward.find(({ family }) => family === "IPv4") ?? outward[0])?.address ?? "127.0.0.1";
}
