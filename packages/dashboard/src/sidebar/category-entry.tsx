import { useSaveCategory } from "@mailwright/client/react";
import type { Category } from "@mailwright/contract";
import { IconButton, Menu, type MenuItem, useAnnounce, useTranslate } from "@mailwright/ui";
import { Ellipsis, Eye, EyeOff, Pencil, Tag, Trash2 } from "@mailwright/ui/icons";
import { useReportFailure } from "../actions/use-report-failure.js";
import { useDialogs } from "../dialog-requests/dialog-context.js";
import { useDashboard } from "../view/dashboard-context.js";
import { moveView, writeView } from "../view/dashboard-view.js";
import { sidebarStrings } from "./sidebar-strings.js";
import { ViewLink } from "./view-link.js";

interface CategoryEntryProps {
  readonly category: Category;
  /** Whether whoever is signed in may change it. */
  readonly isManaged: boolean;
}

/** A category of the library; for administrators with what they may do with it. */
export function CategoryEntry({ category, isManaged }: CategoryEntryProps) {
  const t = useTranslate(sidebarStrings);
  const { view } = useDashboard();
  const setHidden = useSetHidden(category);
  const { id, name, count, hidden } = category;
  return (
    <ViewLink
      name={name}
      icon={Tag}
      address={writeView(moveView(view, { category: id }))}
      isCurrent={view.category === id}
      count={count}
      place={{ kind: "category", category }}
      isMuted={hidden}
    >
      {isManaged && hidden && (
        <IconButton className="mw-dashboard-entry-button" label={t("showAgain", { name })} icon={EyeOff} onClick={() => setHidden(false)} />
      )}
      {isManaged && (
        <span className={hidden ? undefined : "mw-dashboard-entry-menu"}>
          <CategoryMenu category={category} onHide={setHidden} />
        </span>
      )}
    </ViewLink>
  );
}

interface CategoryMenuProps {
  readonly category: Category;
  readonly onHide: (isHidden: boolean) => void;
}

function CategoryMenu({ category, onHide }: CategoryMenuProps) {
  const t = useTranslate(sidebarStrings);
  const dialogs = useDialogs();
  const items: MenuItem[] = [
    { id: "rename", label: t("rename"), icon: Pencil, onSelect: () => dialogs.open({ id: "category-rename", category }) },
    category.hidden
      ? { id: "show", label: t("show"), icon: Eye, onSelect: () => onHide(false) }
      : { id: "hide", label: t("hide"), icon: EyeOff, onSelect: () => onHide(true) },
    { kind: "separator", id: "line" },
    { id: "delete", label: t("delete"), icon: Trash2, isDanger: true, onSelect: () => dialogs.open({ id: "category-delete", category }) },
  ];
  const label = t("categoryActions", { name: category.name });
  return (
    <Menu
      label={label}
      items={items}
      align="end"
      trigger={(props) => <IconButton {...props} className="mw-dashboard-entry-button" label={label} icon={Ellipsis} />}
    />
  );
}

/** Hides a category from everybody but administrators, or shows it again. The entry follows when it is done, not before. */
function useSetHidden(category: Category): (isHidden: boolean) => void {
  const t = useTranslate(sidebarStrings);
  const announce = useAnnounce();
  const report = useReportFailure();
  const save = useSaveCategory();
  return (hidden) => {
    save.mutate(
      { id: category.id, change: { hidden } },
      { onSuccess: () => announce(t(hidden ? "hidden" : "shown", { name: category.name })), onError: (error) => report(error) },
    );
  };
}
