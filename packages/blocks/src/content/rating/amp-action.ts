import { isSafeAddress, isWholeAddress, mergeTagPattern } from "@mailwright/document";

/** May answers be sent to this address from inside an email? AMP takes one over https; it may begin with a merge tag. */
export function isAmpAction(address: string): boolean {
  const text = address.trim();
  if (!isSafeAddress(text)) return false;
  const tagAt = mergeTagPattern().exec(text)?.index;
  return tagAt === 0 || (/^https:\/\/[^\s/]\S*$/i.test(text) && isWholeAddress(text.replace(mergeTagPattern(), "tag")));
}

// The validator of AMP for Email refuses some 120 names of fields (`name-attr` of its rules), because its runtime asks forms for properties of these
// names, such as `childNodes`. All of them begin like this; the whole list would weigh more than the block.
const takenNames =
  /^__|dropzone$|^(?:accept|add|append|assigned|attach|base|check|child|class|client|compare|computed|content|create|enque|first|get|has|inner|input|insert|is|last|lookup|moz|ms|namespace|next|node|o|offset|outer|owner|parent|previous|query|release|remove|replace|report|request|scroll|set|shadow|style|tab|tag|text|to|value|webkit)[A-Z]/;

/** May a field of an AMP form have this name? Every name of small letters may, but for those with two lines before them. */
export function isAmpName(name: string): boolean {
  return !takenNames.test(name);
}
