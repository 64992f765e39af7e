import { isApiError } from "@mailwright/client";
import { useCloneTemplate, useDeleteTemplate, useMoveTemplate } from "@mailwright/client/react";
import type { TemplateStatus, TemplateSummary } from "@mailwright/contract";
import { type MenuItem, useToasts, useTranslate } from "@mailwright/ui";
import { Copy, ExternalLink, FilePen, Globe, Trash2 } from "lucide-react";
import { useState } from "react";
import { useDashboard } from "../dashboard-context.js";
import { dashboardStrings } from "../strings.js";

/** What is done only after the person has said so. */
export type AskedAction = "unpublish" | "delete-forever";

/** The entries of a template's menu, and the confirmation that one of them is waiting for. */
export function useTemplateActions(template: TemplateSummary) {
  const t = useTranslate(dashboardStrings);
  const toasts = useToasts();
  const { host, view } = useDashboard();
  const [asked, setAsked] = useState<AskedAction>();
  const move = useMoveTemplate();
  const clone = useCloneTemplate();
  const destroy = useDeleteTemplate();

  const fail = (error: unknown) =>
    toasts.show({ kind: "error", message: isApiError(error) && error.message ? error.message : t("genericFailure") });
  const moveTo = (status: TemplateStatus, message: string, isUndoable = true) => {
    const from = template.status;
    const undo = { label: t("undo"), onSelect: () => move.mutate({ id: template.id, status: from }, { onError: fail }) };
    move.mutate(
      { id: template.id, status },
      { onSuccess: () => toasts.show({ kind: "success", message, ...(isUndoable && { action: undo }) }), onError: fail },
    );
  };
  const open: MenuItem = {
    id: "open",
    label: t("open"),
    icon: ExternalLink,
    onSelect: () => host.navigate(`/edit/${encodeURIComponent(template.id)}${view.isEmbedded ? "?embed=true" : ""}`),
  };
  const duplicate: MenuItem = {
    id: "duplicate",
    label: t("duplicate"),
    icon: Copy,
    onSelect: () =>
      clone.mutate(
        { id: template.id },
        { onSuccess: () => toasts.show({ kind: "success", message: t("duplicated", { name: template.name }) }), onError: fail },
      ),
  };
  const publish: MenuItem = {
    id: "publish",
    label: t("publish"),
    icon: Globe,
    onSelect: () => moveTo("published", t("publishedOne", { name: template.name })),
  };
  const unpublish: MenuItem = { id: "unpublish", label: t("unpublish"), icon: FilePen, onSelect: () => setAsked("unpublish") };
  const remove: MenuItem = {
    id: "remove",
    label: t("remove"),
    icon: Trash2,
    isDanger: true,
    onSelect: () => moveTo("deleted", t("removed", { count: 1 })),
  };
  const restore: MenuItem = {
    id: "restore",
    label: t("restore"),
    icon: FilePen,
    onSelect: () => moveTo("draft", t("drafted", { count: 1 })),
  };
  const destroyForever: MenuItem = {
    id: "delete-forever",
    label: t("deleteForever"),
    icon: Trash2,
    isDanger: true,
    onSelect: () => setAsked("delete-forever"),
  };
  const line: MenuItem = { kind: "separator", id: "line" };

  const items = {
    draft: [open, duplicate, publish, line, remove],
    published: [open, duplicate, unpublish, line, remove],
    deleted: [restore, line, destroyForever],
  } satisfies Record<TemplateStatus, MenuItem[]>;

  const confirmed = {
    unpublish: () => moveTo("draft", t("drafted", { count: 1 })),
    "delete-forever": () =>
      destroy.mutate(template.id, {
        onSuccess: () => toasts.show({ kind: "success", message: t("deletedForever", { count: 1 }) }),
        onError: fail,
      }),
  } satisfies Record<AskedAction, () => void>;
  const answer = (isConfirmed: boolean) => {
    if (isConfirmed && asked) confirmed[asked]();
    setAsked(undefined);
  };
  return { items: items[template.status], asked, answer, fail };
}
