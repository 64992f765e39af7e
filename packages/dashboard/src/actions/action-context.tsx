import type { TemplateSummary } from "@mailwright/contract";
import { useToasts } from "@mailwright/ui";
import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from "react";
import { useDialogs } from "../dialog-requests/dialog-context.js";
import { useDashboard } from "../view/dashboard-context.js";
import { editorAddress } from "../view/editor-address.js";
import { createPendingStore, PendingContext, trackPending } from "./pending-actions.js";
import type { TemplateActionId } from "./template-action.js";
import { useDuplicate } from "./use-duplicate.js";
import { useMoves } from "./use-moves.js";
import { useSharingActions } from "./use-sharing-actions.js";
import { useStar } from "./use-star.js";

type Runs = Readonly<Record<TemplateActionId, (template: TemplateSummary) => unknown>>;

/** Starts an action; always the same functions, so that a thousand cards need not be drawn again. */
export interface ActionRunner {
  readonly run: (id: TemplateActionId, template: TemplateSummary) => void;
  /** Says why an action must wait. */
  readonly refuse: (reason: string) => void;
}

const ActionContext = createContext<ActionRunner | null>(null);

/** Gives everything below it the way to act on templates. What is begun here ends even when its card is gone. */
export function ActionProvider({ children }: { readonly children: ReactNode }) {
  const toasts = useToasts();
  const [pending] = useState(createPendingStore);
  const latest = useRef<Runs>(undefined);
  latest.current = useRuns();
  const runner = useMemo<ActionRunner>(
    () => ({
      run: (id, template) => {
        const work = latest.current?.[id](template);
        if (work instanceof Promise) void trackPending(pending, template.id, work);
      },
      refuse: (reason) => toasts.show({ kind: "error", message: reason }),
    }),
    [toasts, pending],
  );
  return (
    <ActionContext.Provider value={runner}>
      <PendingContext.Provider value={pending}>{children}</PendingContext.Provider>
    </ActionContext.Provider>
  );
}

/** The nearest runner. */
export function useActionRunner(): ActionRunner {
  const runner = useContext(ActionContext);
  if (!runner) throw new Error("useActionRunner needs an ActionProvider above it.");
  return runner;
}

function useRuns(): Runs {
  const { host, view } = useDashboard();
  const { open } = useDialogs();
  const moves = useMoves();
  const sharing = useSharingActions();
  const duplicate = useDuplicate();
  const star = useStar();
  /** Where only what is approved is published, it is said why this is not, and colleagues are asked. */
  const unlessUnapproved = (run: (template: TemplateSummary) => unknown) => (template: TemplateSummary) =>
    template.approval?.isRequired ? open({ id: "approval", template }) : run(template);
  return {
    open: (template) => host.navigate(editorAddress(template, view)),
    use: (template) => open({ id: "create", starter: template }),
    preview: (template) => open({ id: "preview", template }),
    settings: (template) => open({ id: "settings", template }),
    favorite: (template) => star(template, true),
    unfavorite: (template) => star(template, false),
    duplicate: (template) => (template.isShared ? open({ id: "duplicate", template }) : duplicate(template)),
    notes: (template) => open({ id: "notes", template }),
    activity: (template) => open({ id: "activity", template }),
    publish: unlessUnapproved(moves.publish),
    unpublish: (template) => open({ id: "unpublish", template }),
    approval: (template) => open({ id: "approval", template }),
    share: (template) => open({ id: "share", template }),
    transfer: (template) => open({ id: "transfer", template }),
    "view-shared": sharing.viewShared,
    "share-url": sharing.shareUrl,
    "share-links": (template) => open({ id: "share-links", template }),
    unlock: (template) => open({ id: "unlock", template }),
    "request-unlock": sharing.requestUnlock,
    convert: unlessUnapproved((template) => open({ id: "convert", template })),
    restore: moves.restore,
    remove: (template) => open({ id: "remove", template }),
    "delete-forever": (template) => open({ id: "delete-forever", template }),
  };
}
