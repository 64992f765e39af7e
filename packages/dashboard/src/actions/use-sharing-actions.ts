import { useClient, useRequestUnlock, useShareLink, useUnlockTemplate } from "@mailwright/client/react";
import { previewWindowHeightPx, previewWindowWidthPx, type ShareLink, type TemplateSummary } from "@mailwright/contract";
import { useFormats, useToasts, useTranslate } from "@mailwright/ui";
import { useDashboard } from "../view/dashboard-context.js";
import { moveView, writeView } from "../view/dashboard-view.js";
import { actionStrings } from "./action-strings.js";
import { useOpenWindow } from "./use-open-window.js";
import { usePageAccess } from "./use-page-access.js";
import { useReportFailure } from "./use-report-failure.js";

const previewWindow = { widthPx: previewWindowWidthPx, heightPx: previewWindowHeightPx };

/** What concerns others: links to a template, and its lock. */
export function useSharingActions() {
  const t = useTranslate(actionStrings);
  const toasts = useToasts();
  const { date } = useFormats();
  const report = useReportFailure();
  const client = useClient();
  const page = usePageAccess();
  const openWindow = useOpenWindow();
  const { host, view } = useDashboard();
  const link = useShareLink();
  const unlock = useUnlockTemplate();
  const ask = useRequestUnlock();

  /** Copies a link that is made now; where nothing can be copied the link opens in a new tab. */
  const giveLink = async (make: () => Promise<ShareLink>) => {
    try {
      const { url, expiresAt } = await make();
      const isCopied = await page.copyText(url).then(
        () => true,
        () => false,
      );
      if (isCopied)
        toasts.show({ kind: "success", message: t("linkCopied", { date: date(new Date(expiresAt), { dateStyle: "medium" }) }) });
      else if (page.openWindow(url)) toasts.show({ message: t("linkOpened") });
      else toasts.show({ kind: "error", message: t("linkBlocked", { url }), isSticky: true });
    } catch (error) {
      report(error, { retry: () => void giveLink(make) });
    }
  };
  const shareUrl = (template: TemplateSummary) => giveLink(() => link.mutateAsync(template.id));

  /** Releases the lock, and goes to what is shared; true when it is done. */
  const release = async (template: TemplateSummary): Promise<boolean> => {
    try {
      await unlock.mutateAsync(template.id);
      toasts.show({ kind: "success", message: t("unlocked", { name: template.name }) });
      host.navigate(writeView(moveView(view, { status: "shared" })));
      return true;
    } catch (error) {
      report(error, { retry: () => void release(template) });
      return false;
    }
  };

  const requestUnlock = async (template: TemplateSummary) => {
    if (template.collaboratorId === null) return;
    try {
      await ask.mutateAsync({ id: template.id, collaboratorId: template.collaboratorId });
      toasts.show({ kind: "success", message: t("unlockRequested") });
    } catch (error) {
      report(error, { retry: () => void requestUnlock(template) });
    }
  };

  const viewShared = ({ showUrl }: TemplateSummary) => {
    if (showUrl !== undefined) openWindow(client.resolveUrl(showUrl), previewWindow);
  };
  return { giveLink, shareUrl, release, requestUnlock, viewShared };
}
