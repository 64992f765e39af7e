import { linkLines } from "./link-lines.js";
import type { Network } from "./networks.js";
import { socialAddress } from "./social-address.js";

interface Followed {
  readonly network: Network;
  readonly href: string;
  readonly alt: string;
}

/** Social icons as plain text: a picture that leads nowhere says nothing there. */
export function socialText(icons: readonly Followed[]): string {
  const links = icons.map(({ network, href, alt }) => [alt || network.name, socialAddress(href, network.address)] as const);
  return linkLines(links.filter(([, address]) => address !== ""));
}
