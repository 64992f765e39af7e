import { useActivity, useTeams } from "@mailwright/client/react";
import { type ActivityAsked, ActivityDialog, type ActivityEntries } from "@mailwright/views/activity";
import type { More } from "@mailwright/views/asked";
import { useCallback } from "react";
import type { DialogFaceProps } from "../../dialog-requests/dialog-face.js";
import { useDashboard } from "../../view/dashboard-context.js";
import { editorAddress } from "../../view/editor-address.js";
import { linkTo } from "../../view/link-to.js";

/** What people did with a template, or with all that one sees. */
export function TemplateActivity({ request: { template }, onClose }: DialogFaceProps<"activity">) {
  if (template) return <ActivityDialog template={template} useEntries={useEntries} onClose={onClose} />;
  return <ActivityOfAll onClose={onClose} />;
}

function ActivityOfAll({ onClose }: Pick<DialogFaceProps<"activity">, "onClose">) {
  const { host, view } = useDashboard();
  const { data: teams = [] } = useTeams();
  return (
    <ActivityDialog
      teams={teams}
      useEntries={useEntries}
      linkTo={(entry) => linkTo(host, editorAddress({ id: entry.templateId, isSystem: false }, view))}
      onClose={onClose}
    />
  );
}

function useEntries(asked: ActivityAsked): ActivityEntries {
  const { data, isError, refetch, ...pages } = useActivity(asked);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  const show = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const more: More | undefined = hasNextPage
    ? { phase: isFetchingNextPage ? "loading" : isFetchNextPageError ? "failed" : "idle", show }
    : undefined;
  return { phase: data ? "ready" : isError ? "failed" : "loading", value: data, retry: () => void refetch(), more };
}
