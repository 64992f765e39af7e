import { useStyles } from "@mailwright/ui";
import { useState } from "react";
import type { OpeningProps } from "../shell/host/editor-props.js";
import { editorStyles } from "../shell/host/editor-styles.js";
import { EditorInRoot } from "../shell/host/email-editor.js";
import { createMemoryPorts, type MemoryOptions, type MemoryWorld } from "./memory-ports.js";
import { sampleDocument } from "./sample-document.js";

export interface StoryEditorProps extends MemoryOptions {
  readonly props?: Omit<OpeningProps, "ports">;
  /** Changes the world before the editor looks at it. */
  readonly prepare?: (world: MemoryWorld) => void;
}

/** The whole editor over a world in memory. */
export function StoryEditor({ props, prepare, ...options }: StoryEditorProps) {
  useStyles(editorStyles);
  const [ports] = useState(() => {
    const memory = createMemoryPorts({ document: sampleDocument(), ...options });
    prepare?.(memory.world);
    return memory.ports;
  });
  return <EditorInRoot ports={ports} features={{ home: true }} {...props} />;
}
