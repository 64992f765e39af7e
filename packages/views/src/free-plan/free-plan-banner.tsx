import { Banner, Button, type DismissalMemory, useDismissal, useRoot, useTranslate } from "@mailwright/ui";
import { freePlanStrings } from "./free-plan-strings.js";

export interface FreePlanBannerProps {
  /** Where it is remembered that the banner was read: in both products under the same key. */
  readonly preferences: DismissalMemory;
  /** Whoever is signed in. */
  readonly userId: string;
  /** Where a free plan becomes a paid one; not offered when left out. */
  readonly upgradeUrl?: string | undefined;
}

/** Tells a user of the free plan that it ends, until it was read in the editor or in the dashboard. */
export function FreePlanBanner({ preferences, userId, upgradeUrl }: FreePlanBannerProps) {
  const say = useTranslate(freePlanStrings);
  const root = useRoot();
  const { isDismissed, dismiss } = useDismissal(preferences, `freePlanBannerDismissed.${userId}`);
  if (isDismissed) return null;
  const page = "host" in root ? root.ownerDocument.defaultView : root.defaultView;
  const upgrade = upgradeUrl && <Button onClick={() => void page?.open(upgradeUrl, "_blank", "noopener")}>{say("upgrade")}</Button>;
  return (
    <Banner label={say("label")} action={upgrade} onDismiss={dismiss}>
      {say("ends")}
    </Banner>
  );
}
