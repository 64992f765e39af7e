import { useTranslate } from "@mailwright/ui";
import { useDashboard } from "../dashboard-context.js";
import { allCategories, isLibrary, moveView, writeView } from "../view/dashboard-view.js";
import { linkTo } from "../view/link-to.js";
import { headerStrings } from "./header-strings.js";

/** Where we are, from the whole to the part. */
export function Breadcrumb() {
  const t = useTranslate(headerStrings);
  const { view, host } = useDashboard();
  const ofLibrary = isLibrary(view);
  const whole = ofLibrary ? t("library") : t("myTemplates");
  const part = partOf(view);
  const address = writeView(moveView(view, ofLibrary ? { category: allCategories } : {}));
  return (
    <nav aria-label={t("breadcrumb")} className="mw-dashboard-breadcrumb">
      <ol>
        {part ? (
          <>
            <li>
              <a {...linkTo(host, address)}>{whole}</a>
            </li>
            <li aria-current="page">{t(part)}</li>
          </>
        ) : (
          <li aria-current="page">{whole}</li>
        )}
      </ol>
    </nav>
  );
}

/** The part of the library or of one's own templates; undefined for the whole. */
function partOf({ status, category, isSystem }: ReturnType<typeof useDashboard>["view"]) {
  if (isSystem) return "deleted";
  if (category !== undefined) return category === allCategories ? undefined : "category";
  return status === "published" ? undefined : status;
}
