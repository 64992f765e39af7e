import { type ApiErrorCode, isApiError } from "@mailwright/client";
import {
  useConvertTemplate,
  useDeleteSystemTemplate,
  useDeleteTemplate,
  useMoveSystemTemplate,
  useMoveTemplate,
} from "@mailwright/client/react";
import type { TemplateStatus, TemplateSummary } from "@mailwright/contract";
import { useToasts, useTranslate } from "@mailwright/ui";
import { useDialogs } from "../dialog-requests/dialog-context.js";
import { actionStrings } from "./action-strings.js";
import { useReportFailure } from "./use-report-failure.js";

/** Does it and says how it went; true when it is done. */
type Move = (template: TemplateSummary) => Promise<boolean>;

/** The moves along the lifecycle that have been confirmed, or need not be. */
export type Moves = Readonly<Record<"publish" | "unpublish" | "remove" | "restore" | "deleteForever" | "convert", Move>>;

/** Moves templates of users and of the library, with a way back where there is one. */
export function useMoves(): Moves {
  const t = useTranslate(actionStrings);
  const toasts = useToasts();
  const report = useReportFailure();
  const dialogs = useDialogs();
  const calls = useMoveCalls();
  const lockedDelete = { "template-locked": t("lockedDelete") };

  const attempt = async (
    template: TemplateSummary,
    work: () => Promise<unknown>,
    words?: Partial<Record<ApiErrorCode, string>>,
  ): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      // The list was older than the last change: where the review stands is said, as where that was known.
      if (isApiError(error, "not-approved")) dialogs.open({ id: "approval", template });
      else report(error, { words, retry: () => void attempt(template, work, words) });
      return false;
    }
  };
  const sayDone = (message: string, template: TemplateSummary, way: readonly TemplateStatus[]) => {
    const goBack = async () => {
      for (const status of way) await calls.moveTo(template, status);
      toasts.show({ kind: "success", message: t("undone", { name: template.name }) });
    };
    toasts.show({ kind: "success", message, action: { label: t("undo"), onSelect: () => void attempt(template, goBack) } });
  };
  return {
    publish: (template) =>
      attempt(template, async () => dialogs.open({ id: "published", template: (await calls.moveTo(template, "published")) ?? template })),
    unpublish: (template) =>
      attempt(template, async () => {
        await calls.moveTo(template, "draft");
        sayDone(t("drafted", { count: 1 }), template, ["published"]);
      }),
    remove: (template) =>
      attempt(
        template,
        async () => {
          await calls.moveTo(template, "deleted");
          sayDone(t("removed", { count: 1 }), template, wayBack(template));
        },
        lockedDelete,
      ),
    restore: (template) =>
      attempt(template, async () => {
        await calls.moveTo(template, template.isSystem ? "published" : "draft");
        const message = template.isSystem ? t("restoredSystem", { name: template.name }) : t("drafted", { count: 1 });
        sayDone(message, template, ["deleted"]);
      }),
    deleteForever: (template) =>
      attempt(
        template,
        async () => {
          await calls.destroy(template);
          toasts.show({ kind: "success", message: t("deletedForever", { count: 1 }) });
        },
        lockedDelete,
      ),
    convert: (template) =>
      attempt(template, async () => {
        await calls.convert(template);
        toasts.show({ kind: "success", message: t("converted") });
      }),
  };
}

/** What is restored is a draft first, whatever it was. */
function wayBack({ status, isSystem }: TemplateSummary): readonly TemplateStatus[] {
  if (isSystem) return ["published"];
  return status === "published" ? ["draft", "published"] : ["draft"];
}

/** The calls that belong to the kind of a template. */
function useMoveCalls() {
  const move = useMoveTemplate();
  const moveSystem = useMoveSystemTemplate();
  const destroy = useDeleteTemplate();
  const destroySystem = useDeleteSystemTemplate();
  const convert = useConvertTemplate();
  return {
    moveTo: ({ id, isSystem }: TemplateSummary, status: TemplateStatus) => {
      if (!isSystem) return move.mutateAsync({ id, status });
      return moveSystem.mutateAsync({ id, status: status === "deleted" ? "deleted" : "published" });
    },
    destroy: ({ id, isSystem }: TemplateSummary) => (isSystem ? destroySystem.mutateAsync({ id, kind: "hard" }) : destroy.mutateAsync(id)),
    convert: ({ id }: TemplateSummary) => convert.mutateAsync(id),
  };
}
