import { prepareMjml } from "../base/document/prepare-mjml.js";
import { readStored } from "../base/document/read-stored.js";
import type { CrashDraft } from "../ports/crash-draft.js";
import type { PortRefusal } from "../ports/port-refusal.js";
import type { TemplateInfo } from "../ports/template-info.js";
import type { LoadedTemplate } from "../ports/template-store.js";
import { type ChecksOfTemplate, type ChecksOfTemplateOptions, createChecksOfTemplate } from "./checks-of-template.js";
import { type StatusMove, statusAfter } from "./status/resolve-header-actions.js";
import { storeTemplate } from "./store-template.js";
import type { LatestCallbacks } from "./workspace-callbacks.js";
import type { DialogRequest } from "./workspace-store.js";

/** What can be done with the template as a whole. Each tells the person how it went. */
export interface WorkspaceActions extends Pick<ChecksOfTemplate, "check"> {
  open(dialog: DialogRequest): void;
  close(): void;
  preview(): void;
  /** Answers whether the work is stored now. */
  save(): Promise<boolean>;
  /** Stores the work as a new template, which is the open one from then on. */
  saveCopy(): Promise<boolean>;
  /** Opens what somebody else stored in place of the work here; Undo brings the work back. */
  takeTheirs(theirs: LoadedTemplate): void;
  /** `isChecked`: somebody has seen what the checks find, and publishes anyway. */
  saveAndContinue(isChecked?: boolean): Promise<void>;
  move(move: StatusMove, isChecked?: boolean): Promise<boolean>;
  /** The stored info and version have changed by another way than saving. */
  takeInfo(info: TemplateInfo, etag: string | null): void;
  /** Puts unsaved work of an earlier visit in place of what was loaded; it stays unsaved, on the version it was based on. */
  restoreDraft(draft: CrashDraft): void;
  discardDrafts(drafts: readonly CrashDraft[]): void;
  dismissProblems(): void;
  startTour(): void;
  endTour(): void;
  /** Runs what takes the person away from this template, after asking about unsaved work. */
  leave(onLeave: () => void): void;
  /** Goes to another place of the product; unsaved work has been asked about. */
  goTo(path: string, replace?: boolean): void;
  cancel(): void;
  goHome(): void;
}

/** How a result is told to the person. */
export interface WorkspaceTelling {
  saved(): void;
  moved(move: StatusMove): void;
  refused(refusal: PortRefusal): void;
  notMoved(refusal: PortRefusal): void;
}

export interface WorkspaceActionsOptions extends ChecksOfTemplateOptions {
  readonly callbacks: LatestCallbacks;
  readonly tell: () => WorkspaceTelling;
  readonly isEmbedded: () => boolean;
}

/** Makes the actions of one opened template. */
export function createWorkspaceActions(options: WorkspaceActionsOptions): WorkspaceActions {
  const { services, workspace, callbacks } = options;
  const { editor } = services;
  const open = (dialog: DialogRequest) => workspace.setState({ dialog });
  const close = () => workspace.setState({ dialog: null });
  const leave = (onLeave: () => void) => {
    const isAtRisk = services.ports.store.save !== undefined && editor.hasUnsavedWork();
    if (!isAtRisk) return onLeave();
    const giveUp = () => {
      workspace.setState({ givenUp: editor.document.get() });
      onLeave();
    };
    return open({ kind: "leave", onLeave: giveUp });
  };
  const goTo = (path: string, replace?: boolean) => callbacks().onNavigate?.({ path, ...(replace && { replace }) });
  const { save, saveCopy } = createSaving(options, open);
  const { check, mayPublish } = createChecksOfTemplate(options, open);
  const publishOrMove = createMove(options, save);
  const move: WorkspaceActions["move"] = async (wanted, isChecked = false) => {
    const isFine = wanted !== "publish" || isChecked || (await mayPublish(() => void move(wanted, true)));
    return isFine && publishOrMove(wanted);
  };
  const saveAndContinue: WorkspaceActions["saveAndContinue"] = async (isChecked = false) => {
    const { info } = workspace.getState();
    const mayMove = info.status === "draft" && !info.isShared && !info.isSystem && services.ports.status !== undefined;
    if (mayMove && !isChecked && !(await mayPublish(() => void saveAndContinue(true)))) return;
    if (!(await save())) return;
    if (mayMove && !(await move("publish", true))) return;
    goTo("/?status=published&embed=true");
  };
  return {
    check,
    open,
    close,
    save,
    saveCopy,
    preview: () => {
      editor.commitText();
      editor.session.setState({ preview: true });
    },
    takeTheirs: (theirs) => {
      const { document, problems } = readStored(theirs.document, services.registry, services.ports.newId);
      const take = () => {
        editor.document.replace(document, { label: { key: "replace" } });
        editor.document.markSaved();
        workspace.setState({ info: theirs.info, etag: theirs.etag, problems, problemsDismissed: false, savePhase: "idle" });
      };
      const prepared = prepareMjml(document);
      if (prepared === undefined) take();
      else void prepared.then(take);
    },
    saveAndContinue,
    move,
    takeInfo: (info, etag) => workspace.setState({ info, etag }),
    restoreDraft: ({ document, baseEtag }) => {
      const restore = () => {
        editor.document.replace(document, { label: { key: "restore" } });
        // A save on top of an older version ends in the conflict dialog, not in overwriting what was stored since.
        workspace.setState({ etag: baseEtag });
      };
      const prepared = prepareMjml(document);
      if (prepared === undefined) restore();
      // Without a connection the work comes back all the same: imported MJML then looks as if it had been made here.
      else void prepared.then(restore, restore);
    },
    discardDrafts: (drafts) => {
      for (const draft of drafts) void services.ports.crashDrafts?.remove(draft);
    },
    dismissProblems: () => workspace.setState({ problemsDismissed: true }),
    startTour: () => workspace.setState({ touring: true }),
    endTour: () => workspace.setState({ touring: false }),
    leave,
    goTo,
    cancel: () => leave(() => callbacks().onCancel?.()),
    goHome: () => leave(() => goTo(homeOf(workspace.getState().info))),
  };
}

function homeOf({ status, isShared }: TemplateInfo): string {
  return `/?status=${isShared ? "shared" : status}`;
}

function addressOf(templateId: string, isEmbedded: boolean): string {
  return `/edit/${encodeURIComponent(templateId)}${isEmbedded ? "?embed=true" : ""}`;
}

function createSaving({ services, workspace, callbacks, tell, isEmbedded }: WorkspaceActionsOptions, open: WorkspaceActions["open"]) {
  let running: Promise<boolean> | undefined;
  const store = async (way: "save" | "saveCopy") => {
    callbacks().onSaveStatus?.({ status: "saving" });
    const answer = await storeTemplate(services, workspace, way);
    callbacks().onSaveStatus?.({ status: answer?.kind === "saved" ? "saved" : "failed" });
    if (answer?.kind === "saved") {
      tell().saved();
      callbacks().onSave?.({ templateId: answer.info.id, status: answer.info.status });
      // The address must name what is open, or a reload would bring the other template back.
      if (way === "saveCopy") callbacks().onNavigate?.({ path: addressOf(answer.info.id, isEmbedded()), replace: true });
      return true;
    }
    if (answer?.kind === "conflict") open({ kind: "conflict", theirs: answer.theirs });
    if (answer?.kind === "refused") tell().refused(answer);
    return false;
  };
  // A second press while one save runs waits for that one.
  const once = (way: "save" | "saveCopy") => {
    running ??= store(way).finally(() => {
      running = undefined;
    });
    return running;
  };
  return { save: () => once("save"), saveCopy: () => once("saveCopy") };
}

function createMove({ services, workspace, callbacks, tell, isEmbedded }: WorkspaceActionsOptions, save: WorkspaceActions["save"]) {
  return async (move: StatusMove) => {
    const { ports, editor } = services;
    // What is published is what is seen, so unsaved work is stored first.
    if (!ports.status || (move === "publish" && editor.hasUnsavedWork() && !(await save()))) return false;
    workspace.setState({ movingTo: statusAfter[move] });
    const answer = await ports.status.move(statusAfter[move], workspace.getState().etag);
    workspace.setState({ movingTo: null });
    if (answer.kind === "refused") {
      tell().notMoved(answer);
      return false;
    }
    workspace.setState({ info: answer.info, etag: answer.etag });
    if (move === "publish") callbacks().onPublish?.({ templateId: answer.info.id });
    if (move === "publish" && !isEmbedded()) workspace.setState({ dialog: { kind: "published" } });
    if (move !== "publish") tell().moved(move);
    return true;
  };
}
