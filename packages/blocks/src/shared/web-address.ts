const webAddress = /^(?:https?:\/\/)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

/** Is this the address of a page on the web: a host with a dot, with or without `https://` before it? */
export function isWebAddress(text: string): boolean {
  return webAddress.test(text.trim());
}
