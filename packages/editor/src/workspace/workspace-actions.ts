import type { TemplateInfo } from "../ports/template-info.js";
import type { WorkspaceActionsOptions } from "./actions/actions-options.js";
import { createLeaving, type Leaving } from "./actions/create-leaving.js";
import type { Publishing } from "./actions/create-publishing.js";
import { createSaving, type Saving } from "./actions/create-saving.js";
import { laterPublishing } from "./actions/later-publishing.js";
import { type HeaderActions, resolveHeaderActions } from "./status/resolve-header-actions.js";
import type { DialogRequest } from "./workspace-store.js";

/** What the template, its ports and its place in a page allow. */
export interface WorkspaceOffers extends HeaderActions {
  readonly isSystem: boolean;
  readonly home: boolean;
  readonly checks: boolean;
}

/** What can be done with the template as a whole. Each tells the person how it went. */
export interface WorkspaceActions extends Saving, Pick<Publishing, "check" | "move">, Leaving {
  open(dialog: DialogRequest): void;
  close(): void;
  offers(): WorkspaceOffers;
  /** `isChecked`: the person has seen the findings and publishes anyway. */
  saveAndContinue(isChecked?: boolean): Promise<void>;
  /** The stored info and version were changed in another way than by saving. */
  takeInfo(info: TemplateInfo, etag: string | null): void;
  startTour(): void;
  endTour(): void;
}

/** Makes the actions of one opened template. */
export function createWorkspaceActions(options: WorkspaceActionsOptions): WorkspaceActions {
  const { services, workspace, embedding, checks } = options;
  const { editor, ports } = services;
  const open = (dialog: DialogRequest) => workspace.setState({ dialog });
  const saving = createSaving(options, open);
  const leaving = createLeaving(options, open);
  const { check, move, saveAndPublish } = laterPublishing({ actions: options, saving, open });
  const saveAndContinue: WorkspaceActions["saveAndContinue"] = async (isChecked = false) => {
    if (await saveAndPublish(isChecked, () => void saveAndContinue(true))) leaving.goTo("/?status=published&embed=true");
  };
  return {
    ...saving,
    ...leaving,
    check,
    move,
    saveAndContinue,
    open,
    close: () => workspace.setState({ dialog: null }),
    offers: () => {
      const { isEmbedded, isSystem, hasHome } = embedding();
      const { info } = workspace.getState();
      const isReadOnly = editor.viewState.getState().readOnly;
      const header = resolveHeaderActions({ info, ports, isReadOnly, isEmbedded, isSystem });
      return { ...header, isSystem, home: hasHome, checks: checks?.() !== undefined };
    },
    takeInfo: (info, etag) => workspace.setState({ info, etag }),
    startTour: () => workspace.setState({ touring: true }),
    endTour: () => workspace.setState({ touring: false }),
  };
}
