// Of all that mjml-core does with an attribute's type, one thing changes a value: a colour of three digits is written with six.
const shortColor = /^#(\w)(\w)(\w)$/;

export default function formatAttributes(attributes, allowed) {
  const formatted = {};
  for (const name in attributes) {
    const value = attributes[name];
    const isColor = typeof value === "string" && /^color/i.test(allowed?.[name] ?? "");
    formatted[name] = isColor ? value.replace(shortColor, "#$1$1$2$2$3$3") : value;
  }
  return formatted;
}
