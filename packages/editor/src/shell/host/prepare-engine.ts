import type { HostBlocks } from "./editor-props.js";

/** Our own blocks need only MJML's common components. A host's blocks may use any. */
export async function prepareEngine(blocks: HostBlocks | undefined): Promise<void> {
  if (!blocks) return;
  try {
    const { addExtraComponents } = await import("@mailwright/mjml/extras");
    addExtraComponents();
  } catch {
    // Without a connection the editor opens all the same. A block that needs one of these components then shows that it cannot be drawn.
  }
}
