import { Banner, Button, useDismissal, useTranslate } from "@mailwright/ui";
import { useEditorServices } from "../../base/context/editor-context.js";
import { useEmbedding, useWorkspace } from "../../workspace/workspace-context.js";
import { freePlanStrings } from "./free-plan-strings.js";

/** Tells users of the free plan that it ends, until they have read it: here or in the dashboard, which keep the same note of it. */
export function FreePlanBanner() {
  const say = useTranslate(freePlanStrings);
  const { preferences } = useEditorServices().ports;
  const { upgradeUrl } = useEmbedding();
  const setting = useWorkspace(({ triedBy = "" }) => `freePlanBannerDismissed.${triedBy}`);
  const { isDismissed, dismiss } = useDismissal(preferences, setting);
  if (isDismissed) return null;
  const upgrade = upgradeUrl && <Button onClick={() => void window.open(upgradeUrl, "_blank", "noopener")}>{say("upgrade")}</Button>;
  return (
    <Banner label={say("label")} action={upgrade} onDismiss={dismiss}>
      {say("ends")}
    </Banner>
  );
}
