import type { RowCompiler } from "@mailwright/compiler";
import type { BlockRegistry, Preset } from "@mailwright/document";
import type { Editor } from "@mailwright/editing";
import type { EditorPorts } from "../../ports/editor-ports.js";
import type { Templating } from "../../ports/templating.js";

/** What lives as long as one opened template. Its members never change while it is open; other ports make other services. */
export interface EditorServices {
  readonly editor: Editor;
  /** What the canvas draws with. `compilerOf` makes all of the compiler of it. */
  readonly compiler: RowCompiler;
  readonly registry: BlockRegistry;
  /** What the palette offers. */
  readonly presets: readonly Preset[];
  /** The entitlements of the user's plan. Absent: all of them. */
  readonly entitlements?: readonly string[] | undefined;
  readonly ports: EditorPorts;
  /** The same with other ports, such as those of another connection. From then on commands use them too. */
  readonly withPorts: (ports: EditorPorts) => EditorServices;
  /** The host's template language; absent: Liquid. */
  readonly templating?: Templating | undefined;
}
