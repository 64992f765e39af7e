import { createRowCompiler } from "@mailwright/compiler";
import type { BlockRegistry, EmailDocument, Preset } from "@mailwright/document";
import { createEditorWith, type EditorMode, firstEditingCommands } from "@mailwright/editing";
import type { EditorServices } from "../base/context/editor-services.js";
import { completeRows } from "../base/document/complete-rows.js";
import { laterBlocksCode, prepareBlocks } from "../base/document/later-blocks.js";
import { prepareMjml } from "../base/document/prepare-mjml.js";
import { readStored } from "../base/document/read-stored.js";
import type { EditorPorts } from "../ports/editor-ports.js";
import type { PortRefusal } from "../ports/port-refusal.js";
import type { Templating } from "../ports/templating.js";
import { interfaceCommands } from "./commands/all-commands.js";
import type { LateActions, WorkspaceServices } from "./commands/define-command.js";
import { createWorkspaceStore, type WorkspaceStore } from "./workspace-store.js";

export interface OpenOptions {
  readonly ports: EditorPorts;
  readonly registry: BlockRegistry;
  readonly presets: readonly Preset[];
  /** Absent: the mode that the store knows, or else simple mode. */
  readonly mode?: EditorMode | undefined;
  readonly isReadOnly: boolean;
  /** Rights of the user's plan; absent: all of them. */
  readonly entitlements?: readonly string[] | undefined;
  /** The host's template language; absent: Liquid. */
  readonly templating?: Templating | undefined;
  /** A host's document, in place of what the store holds. */
  readonly document?: unknown;
  readonly actions: LateActions;
}

/** A template that is open: an editor over it, and what the interface knows of it. */
export interface OpenedTemplate {
  readonly services: EditorServices;
  readonly workspace: WorkspaceStore;
  /** The host's document that it was opened with. The host may have given another one while it was opening. */
  readonly given?: unknown;
}

export type OpenAnswer = { readonly kind: "opened"; readonly opened: OpenedTemplate } | PortRefusal;

/** Loads a template, reads its document as far as it can be read, and puts an editor over it. */
export async function openTemplate(options: OpenOptions, signal: AbortSignal): Promise<OpenAnswer> {
  const { ports, registry } = options;
  // Most emails of a server hold some of them, and its answer takes longer than their code. A document that is given tells at once.
  if (!ports.store.isDriven) void laterBlocksCode.load().catch(() => undefined);
  const answer = await ports.store.load(signal, false, options);
  if (answer.kind === "refused") return answer;
  const { template } = answer;
  const stored = options.document ?? template.document;
  try {
    await prepareBlocks(stored, registry);
  } catch {
    return { kind: "refused", code: "network", message: "blocks could not be fetched", fields: [], isPassing: true };
  }
  const { document, problems } = readStored(template.together?.document() ?? stored, registry, ports.newId);
  await prepareMjml(document);
  // What a page gives in place of a stored template is no version of that.
  const base = ports.store.isDriven || options.document === undefined ? document : null;
  const workspace = createWorkspaceStore(template, problems, ports.preferences, base);
  const services = createServices(document, workspace, {
    ...options,
    entitlements: options.entitlements ?? template.entitlements,
    mode: options.mode ?? template.mode,
  });
  return { kind: "opened", opened: { services, workspace, given: options.document } };
}

/** Puts an editor over a document. */
export function createServices(document: EmailDocument, workspace: WorkspaceStore, options: OpenOptions): EditorServices {
  const { registry, presets, entitlements, templating } = options;
  let { ports } = options;
  const rows = createRowCompiler(registry, templating?.logic ? { logic: templating.logic } : {});
  const compiler = completeRows(rows, ports.picturesUrl);
  const editor = createEditorWith(firstEditingCommands, {
    registry,
    document,
    newId: ports.newId,
    clock: () => ports.clock.now(),
    mode: options.mode ?? "simple",
    readOnly: options.isReadOnly || workspace.getState().info.readOnly,
    mayLiftLocks: () => workspace.getState().info.locksHold !== true,
    ...(entitlements && { entitlements }),
    ...clipboardOf(ports),
    ...workspace.getState().together?.editorOptions,
    commands: interfaceCommands,
    services: {
      get ports() {
        return ports;
      },
      workspace,
      compiler,
      actions: options.actions,
    } satisfies WorkspaceServices,
  });
  const own = { editor, compiler, registry, presets, entitlements, templating };
  const withPorts = (next: EditorPorts): EditorServices => {
    ports = next;
    return { ...own, ports, withPorts };
  };
  return withPorts(ports);
}

function clipboardOf({ clipboard }: EditorPorts) {
  if (!clipboard) return {};
  // If the browser does not allow it, nothing is said: the editor's own clipboard has the text anyway.
  return { clipboard: { write: (text: string) => void clipboard.writeText(text).catch(() => undefined) } };
}
