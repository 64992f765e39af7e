import type { CopiedForms, PastedContent } from "../clipboard-port.js";

// The clipboard API wants "web " before a type of our own. Clipboard events do not.
const ownType = "web application/x-mailwright+json";

/** Puts all forms of what was copied on the system's clipboard. */
export async function writeForms({ own, html, text }: CopiedForms): Promise<void> {
  const asBlob = (type: string, content: string) => new Blob([content], { type });
  const common = { "text/html": asBlob("text/html", html), "text/plain": asBlob("text/plain", text) };
  const isOwnTaken = ClipboardItem.supports?.(ownType) ?? false;
  await navigator.clipboard.write([new ClipboardItem({ ...common, ...(isOwnTaken && { [ownType]: asBlob(ownType, own) }) })]);
}

/** Reads what the system's clipboard holds. Rejects if the person, or the page, does not allow it. */
export async function readForms(): Promise<PastedContent> {
  const items = await navigator.clipboard.read();
  const textOf = async (type: string) => {
    const item = items.find(({ types }) => types.includes(type));
    return item ? await (await item.getType(type)).text() : undefined;
  };
  const [own, html, text] = await Promise.all([textOf(ownType), textOf("text/html"), textOf("text/plain")]);
  const pictures = items.flatMap((item) => item.types.filter((type) => type.startsWith("image/")).map((type) => ({ item, type })));
  const files = await Promise.all(
    pictures.map(async ({ item, type }) => new File([await item.getType(type)], `pasted.${type.slice(6)}`, { type })),
  );
  return { ...(own && { own }), ...(html && { html }), ...(text && { text }), files };
}
