import { Button, useRoot, useTranslate } from "@mailwright/ui";
import { LayoutTemplate, LockOpen, SquareArrowOutUpRight } from "lucide-react";
import { useHasUnsavedWork } from "../editor-context.js";
import { useWorkspace } from "../workspace/workspace-context.js";
import { headerExtraStrings } from "./header-extra-strings.js";
import type { HeaderActions } from "./resolve-header-actions.js";
import { useConvert } from "./use-convert.js";
import { useUnlock } from "./use-unlock.js";

/** What only shared templates and administrators have in the header. */
export function HeaderExtras({ actions }: { readonly actions: HeaderActions }) {
  return (
    <>
      {actions.view ? <ViewButton /> : null}
      {actions.unlock ? <UnlockButton /> : null}
      {actions.convert ? <ConvertButton /> : null}
    </>
  );
}

function ViewButton() {
  const say = useTranslate(headerExtraStrings);
  const root = useRoot();
  const url = useWorkspace(({ info }) => info.viewUrl);
  const view = () => void (root.ownerDocument ?? root).defaultView?.open(url, "_blank", "noopener");
  return (
    <Button variant="quiet" className="mw-header-quiet" icon={SquareArrowOutUpRight} title={say("view")} onClick={view}>
      {say("view")}
    </Button>
  );
}

function UnlockButton() {
  const say = useTranslate(headerExtraStrings);
  const { unlock, isUnlocking } = useUnlock();
  return (
    <Button variant="quiet" className="mw-header-quiet" icon={LockOpen} title={say("unlock")} isLoading={isUnlocking} onClick={unlock}>
      {say("unlock")}
    </Button>
  );
}

function ConvertButton() {
  const say = useTranslate(headerExtraStrings);
  const isUnsaved = useHasUnsavedWork();
  const { convert, isConverting } = useConvert();
  return (
    <Button
      variant="quiet"
      className="mw-header-quiet"
      icon={LayoutTemplate}
      disabled={isUnsaved}
      title={say(isUnsaved ? "convertUnsaved" : "convert")}
      isLoading={isConverting}
      onClick={convert}
    >
      {say("convert")}
    </Button>
  );
}
