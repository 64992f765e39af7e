import { freePlanNumber } from "@mailwright/contract";
import { Banner, Button, useDismissal, useTranslate } from "@mailwright/ui";
import { usePageAccess } from "../actions/use-page-access.js";
import { useDashboard } from "../view/dashboard-context.js";
import { headerStrings } from "./header-strings.js";

/** Tells users of the free plan that it ends, until they have read it. */
export function FreePlanBanner() {
  const t = useTranslate(headerStrings);
  const page = usePageAccess();
  const { session, preferences, links } = useDashboard();
  const setting = `freePlanBannerDismissed.${session?.id ?? ""}`;
  const { isDismissed, dismiss } = useDismissal(preferences, setting);
  if (session?.subscriptionPlan !== freePlanNumber || isDismissed) return null;
  const { upgrade } = links;
  return (
    <div className="mw-dashboard-banner">
      <Banner
        label={t("trial")}
        action={upgrade && <Button onClick={() => void page.openWindow(upgrade)}>{t("upgrade")}</Button>}
        onDismiss={dismiss}
      >
        {t("trialBanner")}
      </Banner>
    </div>
  );
}
