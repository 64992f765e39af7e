import { isMergeTag, isSafeAddress, protectMergeTags } from "@mailwright/document";

/**
 * The address behind a social icon. A full address stays as it was entered; anything else is somebody's name or number there,
 * and stands behind the network's own address. Empty where nothing was entered or it is not safe.
 */
export function socialAddress(entered: string, networkAddress: string): string {
  const value = entered.trim();
  if (value === "") return "";
  const address = completeAddress(value, networkAddress);
  return isSafeAddress(address) ? address : "";
}

function completeAddress(value: string, networkAddress: string): string {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(value) || isMergeTag(value)) return value;
  if (isAddressWithoutScheme(value, networkAddress)) return `https://${value}`;
  const { text, restore } = protectMergeTags(value.replace(/^@/, ""));
  return networkAddress + restore(text.replace(/\s+/g, networkAddress.startsWith("http") ? "%20" : ""));
}

// As people copy it: `www.facebook.com/mailwright`, `linkedin.com/company/mailwright`.
function isAddressWithoutScheme(value: string, networkAddress: string): boolean {
  const host = /^https?:\/\/(?:www\.)?([^/]+\/)/.exec(networkAddress)?.[1];
  return /^www\./i.test(value) || (host !== undefined && value.toLowerCase().startsWith(host));
}
