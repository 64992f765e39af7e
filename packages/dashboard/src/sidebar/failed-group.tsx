import { Button, useTranslate } from "@mailwright/ui";
import { sidebarStrings } from "./sidebar-strings.js";

interface FailedGroupProps {
  readonly words: string;
  readonly onRetry: () => void;
}

/** A part of the sidebar that could not be loaded. */
export function FailedGroup({ words, onRetry }: FailedGroupProps) {
  const t = useTranslate(sidebarStrings);
  return (
    <div className="mw-dashboard-sidebar-failed" role="alert">
      <p>{words}</p>
      <Button onClick={onRetry}>{t("retry")}</Button>
    </div>
  );
}
