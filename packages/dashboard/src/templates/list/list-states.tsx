import { isApiError } from "@mailwright/client";
import { Button, DeniedState, EmptyState, ErrorState, useTranslate } from "@mailwright/ui";
import { ArchiveX, FilePen, Folder, Globe, LayoutTemplate, SearchX, Star, Trash2, Users } from "@mailwright/ui/icons";
import { useDialogs } from "../../dialog-requests/dialog-context.js";
import { useDashboard } from "../../view/dashboard-context.js";
import { isLibrary, moveView, writeView } from "../../view/dashboard-view.js";
import { listStrings } from "../list-strings.js";

interface FailedListProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** A list that could not be loaded: a way to try again, or why that would not help. */
export function FailedList({ error, onRetry }: FailedListProps) {
  const t = useTranslate(listStrings);
  const { view, host } = useDashboard();
  const isDenied = isApiError(error) && error.status === 403;
  // One may be there already, and then going changes nothing.
  const goToOwn = () => {
    host.navigate(writeView(moveView(view, {})));
    onRetry();
  };
  return (
    <div className="mw-dashboard-state">
      {isDenied ? (
        <DeniedState title={t("deniedTitle")} action={<Button onClick={goToOwn}>{t("toOwn")}</Button>}>
          {t("denied")}
        </DeniedState>
      ) : (
        <ErrorState title={t("oops")} onRetry={onRetry}>
          {t("loadFailed")}
        </ErrorState>
      )}
    </div>
  );
}

/** What an empty view says, and the way out of it. */
export function EmptyList() {
  const t = useTranslate(listStrings);
  const { view, host } = useDashboard();
  const dialogs = useDialogs();
  const ofLibrary = isLibrary(view);
  const create = (
    <Button variant="primary" onClick={() => dialogs.open({ id: "create" })}>
      {t("create")}
    </Button>
  );
  const goToDrafts = <Button onClick={() => host.navigate(writeView(moveView(view, { status: "draft" })))}>{t("goToDrafts")}</Button>;
  const words = {
    published: { icon: Globe, title: t("emptyTitle"), text: t("emptyPublished"), action: goToDrafts },
    draft: { icon: FilePen, title: t("emptyTitle"), text: t("emptyDraft"), action: create },
    deleted: { icon: Trash2, title: t("emptyDeletedTitle"), text: t("emptyDeleted"), action: goToDrafts },
    shared: { icon: Users, title: t("emptySharedTitle"), text: t("emptyShared"), action: goToDrafts },
    favorited: { icon: Star, title: t("emptyTitle"), text: t("emptyFavorited"), action: goToDrafts },
  };
  const nothingFound = {
    icon: SearchX,
    title: t("emptySearchTitle"),
    text: t("emptySearch", { search: view.search }),
    action: <Button onClick={() => host.navigate(writeView({ ...view, search: "" }), { replace: true })}>{t("clearSearch")}</Button>,
  };
  const untagged = {
    icon: SearchX,
    title: t("emptyTagTitle"),
    text: t("emptyTag", { tag: view.tag ?? "" }),
    action: <Button onClick={() => host.navigate(writeView({ ...view, tag: undefined }), { replace: true })}>{t("clearTag")}</Button>,
  };
  const ownCategory = { icon: Folder, title: t("emptyTitle"), text: t("emptyOwnCategory"), action: goToDrafts };
  const library = view.isSystem
    ? { icon: ArchiveX, title: t("emptyDeletedTitle"), text: t("emptyDeleted"), action: undefined }
    : { icon: LayoutTemplate, title: t("emptyTitle"), text: t("emptyLibrary"), action: undefined };
  const place = ofLibrary ? library : view.ownCategory === undefined ? words[view.status] : ownCategory;
  const { icon, title, text, action } = view.search !== "" ? nothingFound : view.tag === undefined ? place : untagged;
  return (
    <div className="mw-dashboard-state">
      <EmptyState icon={icon} title={title} action={action}>
        {text}
      </EmptyState>
    </div>
  );
}
