/**
 * May this text stand as an expression inside a tag of any template language? `customer.orders > 3` may. What could end the tag,
 * open another or be read as HTML may not: the tag stands between the elements of an email.
 */
export function isExpression(text: string): boolean {
  return text.trim() !== "" && !couldEndTag.test(text);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: an expression is one line
const couldEndTag = /[\u0000-\u001f\uE000-\uE007]|<[a-z/!?%]|%>|[{}]|%\s*%|\[\[|\]\]|\*\||\|\*|--|%$|\$\[/i;

/** The name of one item of a list, as every template language takes it. */
export function isItemName(text: string): boolean {
  return /^[a-z_]\w{0,63}$/i.test(text);
}
