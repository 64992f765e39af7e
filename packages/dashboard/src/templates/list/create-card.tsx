import { Icon, useTranslate } from "@mailwright/ui";
import { Plus } from "@mailwright/ui/icons";
import { useDialogs } from "../../dialog-requests/dialog-context.js";
import type { DashboardView } from "../../view/dashboard-view.js";
import { listStrings } from "../list-strings.js";

/** Does the list end with a card that makes a template? Favorites, shared and removed templates have none. */
export function hasCreateCard({ status }: DashboardView): boolean {
  return status === "published" || status === "draft";
}

interface CreateCardProps {
  readonly index: number;
  readonly tabIndex: number;
}

/** The card after the last one: makes a new template. */
export function CreateCard({ index, tabIndex }: CreateCardProps) {
  const t = useTranslate(listStrings);
  const dialogs = useDialogs();
  return (
    <button
      type="button"
      className="mw-create-card"
      tabIndex={tabIndex}
      data-mw-place={index}
      onClick={() => dialogs.open({ id: "create" })}
    >
      <Icon icon={Plus} sizePx={20} />
      {t("createCard")}
    </button>
  );
}
