import { isMergeTag, mergeTagPattern } from "@mailwright/document";
import { heldTag } from "../frame/hold-source.js";

/** An element as HTML whose merge tags are written as they were: a browser would escape what is in them. */
export function serialize(root: Element, restoreHeld: (held: string) => string): string {
  const tags: string[] = [];
  const hold = (text: string, write: (tag: string) => string) =>
    text.replace(mergeTagPattern(), (tag) => (isMergeTag(tag) ? `\uE000${tags.push(write(tag)) - 1}\uE001` : tag));
  const walker = root.ownerDocument.createTreeWalker(root, 1 | 4);
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    if (node.nodeType === 3) {
      const held = hold(node.nodeValue ?? "", (tag) => tag);
      if (held !== node.nodeValue) node.nodeValue = held;
    } else {
      // A `"` inside of a merge tag would end the attribute.
      for (const { name, value } of [...(node as Element).attributes]) {
        const held = hold(value, (tag) => tag.replaceAll('"', "'"));
        if (held !== value) (node as Element).setAttribute(name, held);
      }
    }
  }
  return root.outerHTML
    .replace(new RegExp(`<!--${heldTag}(\\d+)-->`, "g"), (_, index: string) => `\n${restoreHeld(`\uE002${index}\uE003`)}\n`)
    .replace(/\uE000(\d+)\uE001/g, (whole, index: string) => tags[Number(index)] ?? whole);
}
