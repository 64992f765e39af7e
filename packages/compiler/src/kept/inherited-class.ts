import type { MjmlNode, MjmlShape } from "@mailwright/document";

/**
 * The class that an imported head gives to elements that state none. The compiler's marker is a class as well, and must not take its
 * place.
 */
export function findInheritedClass(head: readonly MjmlShape[]): (node: MjmlNode) => string | undefined {
  const rules = head.filter(({ tagName }) => tagName === "mj-attributes").flatMap(({ children = [] }) => children);
  const byName = new Map<string, string>();
  for (const rule of rules) {
    if (typeof rule === "number") continue;
    const cssClass = rule.attributes["css-class"];
    if (cssClass !== undefined) byName.set(rule.tagName === "mj-class" ? `.${rule.attributes["name"] ?? ""}` : rule.tagName, cssClass);
  }
  if (byName.size === 0) return () => undefined;
  return ({ tagName, attributes }) => {
    if (attributes["css-class"] !== undefined) return undefined;
    const classes = (attributes["mj-class"] ?? "").split(" ").flatMap((name) => byName.get(`.${name}`) ?? []);
    return classes.length > 0 ? classes.join(" ") : (byName.get(tagName) ?? byName.get("mj-all"));
  };
}
