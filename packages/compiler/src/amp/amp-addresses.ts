import { decodeEntities, mergeTagPattern } from "@mailwright/document";

// An address that begins with a merge tag is what the sender writes there.
const beginsWithTag = (address: string): boolean => mergeTagPattern().exec(address)?.index === 0;

/** May a link of an AMP part lead there? It knows the web, mail and telephone, and no place inside of the email. */
export function isAmpLink(written: string): boolean {
  const address = decodeEntities(written).trim();
  return beginsWithTag(address) || /^(?:https?:\/\/[^\s/]\S*|mailto:.+|tel:.+)$/i.test(address);
}

/** May a picture of an AMP part be there, or an answer be sent there? Both only over https. */
export function isAmpSource(written: string): boolean {
  const address = decodeEntities(written).trim();
  return beginsWithTag(address) || /^https:\/\/[^\s/]\S*$/i.test(address);
}
