import type { Compiler } from "@mailwright/compiler";
import type { BlockRegistry, Preset } from "@mailwright/document";
import type { Editor } from "@mailwright/editing";
import type { EditorPorts } from "../../ports/editor-ports.js";
import type { Templating } from "../../ports/templating.js";

/** What lives as long as one opened template. Its members never change while it is open. */
export interface EditorServices {
  readonly editor: Editor;
  readonly compiler: Compiler;
  readonly registry: BlockRegistry;
  /** What the palette offers. */
  readonly presets: readonly Preset[];
  /** The entitlements of the user's plan. Absent: all of them. */
  readonly entitlements?: readonly string[] | undefined;
  readonly ports: EditorPorts;
  /** The host's template language; absent: Liquid. */
  readonly templating?: Templating | undefined;
}
