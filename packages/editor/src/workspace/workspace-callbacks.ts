import type { SaveStatus, TemplateStatus } from "@mailwright/contract";
import type { BlockId } from "@mailwright/document";
import type { Patch } from "@mailwright/editing";

/** What the editor tells the page around it. All are optional and may change at any time. */
export interface EditorCallbacks {
  /** What is open is called so now. */
  readonly onTitleChange?: ((detail: { readonly title: string }) => void) | undefined;
  readonly onReady?: ((detail: { readonly templateId: string }) => void) | undefined;
  readonly onChange?: ((detail: { readonly label: string; readonly patches: readonly Patch[] }) => void) | undefined;
  readonly onDirtyChange?: ((detail: { readonly isDirty: boolean }) => void) | undefined;
  readonly onSaveStatus?: ((detail: { readonly status: SaveStatus }) => void) | undefined;
  readonly onSave?: ((detail: { readonly templateId: string; readonly status: TemplateStatus }) => void) | undefined;
  readonly onPublish?: ((detail: { readonly templateId: string }) => void) | undefined;
  readonly onCancel?: (() => void) | undefined;
  readonly onSelect?: ((detail: { readonly blockIds: readonly BlockId[] }) => void) | undefined;
  /** The person wants to go somewhere else in the product. The question about unsaved work was answered before. */
  readonly onNavigate?: ((detail: { readonly path: string; readonly replace?: boolean }) => void) | undefined;
  readonly onError?: ((detail: { readonly code: string; readonly message: string }) => void) | undefined;
}

/** The current callbacks. Code that runs later must not use those of an earlier render. */
export type LatestCallbacks = () => EditorCallbacks;
