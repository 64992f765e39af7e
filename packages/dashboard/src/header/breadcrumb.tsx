import { useTranslate } from "@mailwright/ui";
import { useStore } from "zustand";
import { useDialogStore } from "../dialog-requests/dialog-context.js";
import type { DialogId } from "../dialog-requests/dialog-store.js";
import { useDashboard } from "../view/dashboard-context.js";
import { allCategories, allImports, isBesideTemplates, isLibrary, moveView, writeView } from "../view/dashboard-view.js";
import { linkTo } from "../view/link-to.js";
import { headerStrings } from "./header-strings.js";

/** What is done with one template is a place of its own, below the view that it stands in. */
const deeds: Partial<Record<DialogId, "preview" | "edit">> = { preview: "preview", settings: "edit" };

/** Where we are, from the whole to the part. */
export function Breadcrumb() {
  const t = useTranslate(headerStrings);
  const { view, host } = useDashboard();
  const deed = useStore(useDialogStore(), ({ request }) => request && deeds[request.id]);
  const part = partOf(view);
  const address = writeView(moveView(view, isLibrary(view) ? { category: allCategories } : {}));
  const steps = [
    // Pictures, stores and imports stand beside the templates, not among them.
    ...(isBesideTemplates(view) ? [] : [{ name: t(isLibrary(view) ? "library" : "myTemplates"), address }]),
    ...(part ? [{ name: t(part), address: writeView(view.imports ? moveView(view, { imports: allImports }) : view) }] : []),
    ...(view.imports !== undefined && view.imports !== allImports ? [{ name: t("import"), address: undefined }] : []),
    ...(deed ? [{ name: t(deed), address: undefined }] : []),
  ];
  return (
    <nav aria-label={t("breadcrumb")} className="mw-dashboard-breadcrumb">
      <ol>
        {steps.map(({ name, address: to }, index) =>
          index < steps.length - 1 && to !== undefined ? (
            <li key={name}>
              <a {...linkTo(host, to)}>{name}</a>
            </li>
          ) : (
            <li key={name} aria-current="page">
              {name}
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}

/** The part of the library or of one's own templates; undefined for the whole. */
function partOf({ status, category, ownCategory, isSystem, isPictures, isStores, imports }: ReturnType<typeof useDashboard>["view"]) {
  if (isPictures) return "pictures";
  if (isStores) return "stores";
  if (imports !== undefined) return "imports";
  if (isSystem) return "deleted";
  if (ownCategory !== undefined) return "category";
  if (category !== undefined) return category === allCategories ? undefined : "category";
  return status === "published" ? undefined : status;
}
