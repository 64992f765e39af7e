import type { HostBlocks } from "./editor-props.js";

/** Our blocks need only MJML's common components; a host's own may be made of any. */
export async function prepareEngine(blocks: HostBlocks | undefined): Promise<void> {
  if (!blocks) return;
  try {
    const { addExtraComponents } = await import("@mailwright/mjml/extras");
    addExtraComponents();
  } catch {
    // Without a connection the editor opens all the same; a block that needs one of them says that it cannot be shown.
  }
}
