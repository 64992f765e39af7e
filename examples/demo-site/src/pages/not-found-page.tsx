import { Button, useTranslate } from "@mailwright/ui";
import { navigate } from "../router.js";
import { siteStrings } from "../strings.js";
import { usePageTitle } from "../use-page-title.js";

/** The screen for an address that leads nowhere, in the spec's words. */
export function NotFoundPage() {
  const t = useTranslate(siteStrings);
  usePageTitle(t("notFoundTitle"));
  return (
    <main className="site-centre">
      <h1 className="site-not-found-title">{t("notFoundTitle")}</h1>
      <p className="site-muted">{t("notFound")}</p>
      <Button variant="primary" onClick={() => navigate("/")}>
        {t("toTemplates")}
      </Button>
    </main>
  );
}
