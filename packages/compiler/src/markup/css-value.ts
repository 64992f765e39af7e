import { protectMergeTags } from "@mailwright/document";

/**
 * May this text stand as a CSS value inside a `style` attribute? Compiled HTML runs in the host's page, so a value must not
 * be able to end its declaration (`red;position:fixed`), load something or run something. Merge tags may stand in it, without
 * a semicolon: clients that never saw the tag replaced would read it as the end of the declaration.
 */
export function isSafeCssValue(value: string): boolean {
  if (endsDeclaration.test(value)) return false;
  return !unsafe.test(protectMergeTags(value).text);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: a control character has no business in CSS
const endsDeclaration = /[;\\\u0000-\u001f]|\/\*/;
const unsafe =
  /[<>{}"]|(?:url|expression|image|image-set|element|attr|var|env|src|paint|cross-fade)\s*\(|javascript:|behavior|-moz-binding/i;
