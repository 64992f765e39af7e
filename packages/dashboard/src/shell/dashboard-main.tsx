import { useTranslate } from "@mailwright/ui";
import { headerStrings } from "../header/header-strings.js";
import { useDashboard } from "../view/dashboard-context.js";
import { allImports, placeOf } from "../view/dashboard-view.js";
import { AskedMain } from "./asked-main.js";
import { LibraryMain } from "./library-main.js";

const askPictures = () => import("../pictures/pictures-page.js");
const askStores = () => import("../stores/all-stores.js");
const askImports = () => import("../imports/imports-page.js");

/** What the view shows: one's own pictures, connected stores, imports (all of them, or what came of one), or templates. */
export function DashboardMain() {
  const { view } = useDashboard();
  const say = useTranslate(headerStrings);
  const { imports } = view;
  if (view.isPictures)
    return (
      <AskedMain key="pictures" title={say("pictures")} ask={askPictures}>
        {({ PicturesPage }) => <PicturesPage />}
      </AskedMain>
    );
  if (view.isStores)
    return (
      <AskedMain key="stores" title={say("stores")} ask={askStores}>
        {({ AllStores }) => <AllStores />}
      </AskedMain>
    );
  if (imports !== undefined)
    return (
      <AskedMain key={imports} title={say(imports === allImports ? "imports" : "import")} ask={askImports}>
        {({ AllImports, OneImport }) => (imports === allImports ? <AllImports /> : <OneImport id={imports} />)}
      </AskedMain>
    );
  return <LibraryMain key={placeOf(view)} />;
}
