import { blockRegistry, presets } from "@mailwright/blocks";
import type { OpenEditor } from "../shell/host/editor-handle.js";
import { laterCommands } from "../workspace/commands/later-commands.js";
import { type OpenedTemplate, openTemplate } from "../workspace/open-template.js";
import { createWorkspaceActions } from "../workspace/workspace-actions.js";
import type { EditorCallbacks } from "../workspace/workspace-callbacks.js";
import { createMemoryPorts, type MemoryOptions, type MemoryWorld } from "./memory-ports.js";

export interface TestEditor extends OpenEditor {
  readonly world: MemoryWorld;
  /** What was told to the person, in order. */
  readonly told: string[];
}

export interface TestEditorOptions extends MemoryOptions {
  readonly callbacks?: EditorCallbacks;
  readonly isEmbedded?: boolean;
  /** Rights of the user's plan; absent: all of them. */
  readonly entitlements?: readonly string[];
  /** Without the commands whose code comes later, as an editor is at first. */
  readonly hasFirstCommandsOnly?: boolean;
}

/** Opens a template over memory ports, with everything but an interface. */
export async function openTestEditor(options: TestEditorOptions = {}): Promise<TestEditor> {
  const { ports, world } = createMemoryPorts(options);
  const late: { open?: OpenEditor } = {};
  const opened = await openMemory(ports, () => late.open?.actions, options.entitlements);
  const told: string[] = [];
  const actions = createWorkspaceActions({
    ...opened,
    callbacks: () => options.callbacks ?? {},
    embedding: () => ({ isEmbedded: options.isEmbedded ?? false, isSystem: false, hasHome: true }),
    checks: () => ({}),
    tell: () => ({
      saved: () => void told.push("saved"),
      moved: (move) => void told.push(move),
      refused: ({ code }) => void told.push(code),
      notMoved: ({ code }) => void told.push(code),
    }),
  });
  late.open = { ...opened, actions };
  if (!options.hasFirstCommandsOnly) opened.services.editor.addCommands(laterCommands);
  return { ...opened, actions, world, told };
}

async function openMemory(
  ports: OpenedTemplate["services"]["ports"],
  actions: () => OpenEditor["actions"] | undefined,
  entitlements: readonly string[] | undefined,
) {
  const options = { ports, registry: blockRegistry, presets, mode: "simple", isReadOnly: false, entitlements, actions } as const;
  const answer = await openTemplate(options, new AbortController().signal);
  if (answer.kind === "refused") throw new Error(answer.code);
  return answer.opened;
}
