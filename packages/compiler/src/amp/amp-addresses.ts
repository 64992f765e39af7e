import { decodeEntities, isWholeAddress, mergeTagPattern } from "@mailwright/document";

// An address that begins with a merge tag is what the sender writes there.
const beginsWithTag = (address: string): boolean => mergeTagPattern().exec(address)?.index === 0;

/** A web address whose host could be one; mail programs take no AMP part in which a single address has none. A merge tag there may be any host. */
function isWeb(address: string, scheme: RegExp): boolean {
  if (!scheme.test(address) || /\s/.test(address)) return false;
  const written = /^[a-z]+:\/\/([^/?#]*)/i.exec(address)?.[1] ?? "";
  const host = written.replace(mergeTagPattern(), "tag");
  // The validator refuses a host with a sign such as `&`, which browsers read.
  return !/[&'"<>]/.test(host) && isWholeAddress(`https://${host}`);
}

/** May a link of an AMP part lead there? It knows the web, mail and telephone, and no place inside of the email. */
export function isAmpLink(written: string): boolean {
  const address = decodeEntities(written).trim();
  return beginsWithTag(address) || /^(?:mailto|tel):./i.test(address) || isWeb(address, /^https?:\/\//i);
}

/** May a picture of an AMP part be there, or an answer be sent there? Both only over https. */
export function isAmpSource(written: string): boolean {
  const address = decodeEntities(written).trim();
  return beginsWithTag(address) || isWeb(address, /^https:\/\//i);
}
