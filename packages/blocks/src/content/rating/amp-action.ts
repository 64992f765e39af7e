import { isSafeAddress, mergeTagPattern } from "@mailwright/document";

/** May answers be sent to this address from inside an email? AMP takes one over https; it may begin with a merge tag. */
export function isAmpAction(address: string): boolean {
  const text = address.trim();
  return isSafeAddress(text) && (/^https:\/\/[^\s/]\S*$/i.test(text) || mergeTagPattern().exec(text)?.index === 0);
}
