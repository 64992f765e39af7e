import type { PortRefusal } from "../../ports/port-refusal.js";
import type { ChecksOfTemplateOptions } from "../checks-of-template.js";
import type { Embedding } from "../embedding.js";
import type { StatusMove } from "../status/resolve-header-actions.js";
import type { LatestCallbacks } from "../workspace-callbacks.js";

/** How the person is told a result. */
export interface WorkspaceTelling {
  saved(): void;
  moved(move: StatusMove): void;
  refused(refusal: PortRefusal): void;
  notMoved(refusal: PortRefusal): void;
}

export interface WorkspaceActionsOptions extends ChecksOfTemplateOptions {
  readonly callbacks: LatestCallbacks;
  readonly tell: () => WorkspaceTelling;
  readonly embedding: () => Pick<Embedding, "isEmbedded" | "isSystem" | "hasHome">;
}
