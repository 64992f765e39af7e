/**
 * Why a picture is not seen by those who get an email. `server`: a server of ours holds it that the internet does not reach. `computer`: its
 * address is good on one computer alone. `network`: in one network alone. `no-server`: it names no server. `inside`: it stands in the email itself,
 * which many mail programs do not show and many services refuse.
 */
export type PictureFault = "server" | "computer" | "network" | "no-server" | "inside";

// Where a merge tag, ours or a service's, begins an address, nobody knows what it will be.
const tagged = /^[{[*<%#@$]/;

/** What is wrong with the address of a picture; `null` where everybody reaches it, as far as its name says. Nobody is asked. */
export function pictureFault(address: string): PictureFault | null {
  if (tagged.test(address)) return null;
  if (/^(?:data|cid):/i.test(address)) return "inside";
  if (/^(?:blob|file):/i.test(address)) return "computer";
  const [, host] = webAddress.exec(address) ?? [];
  if (host === undefined) return "no-server";
  return /[{}|%<>*$]/.test(host) ? null : hostFault(host.toLowerCase());
}

/** An address of the web, and its host. */
const webAddress = /^(?:https?:)?\/\/(?:[^/?#@]*@)?(\[[^\]/?#]*\]|[^/:?#]*)/i;

const computers = /^(?:(?:.*\.)?localhost|127\..*|0\.0\.0\.0|\[::1?\])$/;
// Private, shared and link-local ranges of IPv4 and IPv6.
const networks =
  /^(?:10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.)[\d.]+$|^\[(?:f[cd]|fe[89ab])[\da-f]*:/;
const innerNames = /\.(?:local|internal|intranet|lan|home|home\.arpa)$/;

function hostFault(hostname: string): PictureFault | null {
  const host = hostname.replace(/\.$/, "");
  if (computers.test(host)) return "computer";
  const isName = !host.startsWith("[");
  return networks.test(host) || innerNames.test(host) || (isName && !host.includes(".")) ? "network" : null;
}
