import ipaddr from "ipaddr.js";

const globalIpv6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** True for an address of the public internet: not this machine, not its network, not a cloud's inner services, in any notation. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // IPv4 inside of IPv6 is judged as the IPv4 address that it is.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast") return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalIpv6);
}
