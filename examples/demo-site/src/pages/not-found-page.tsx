import { Button, useTranslate } from "@mailwright/ui";
import { navigate } from "../router.js";
import { siteStrings } from "../strings.js";
import { usePageTitle } from "../use-page-title.js";

interface NotFoundPageProps {
  /** Whoever came had a way in that opens nothing. */
  readonly isRefused: boolean;
  readonly isEmbedded: boolean;
}

/** The screen for an address that leads nowhere, and for a way in that does not. */
export function NotFoundPage({ isRefused, isEmbedded }: NotFoundPageProps) {
  const t = useTranslate(siteStrings);
  usePageTitle(t("notFoundTitle"));
  return (
    <main className="site-centre">
      <h1 className="site-not-found-title">{t("notFoundTitle")}</h1>
      <p className="site-muted">{t("notFound")}</p>
      {isRefused && (
        <p className="site-error" role="alert">
          {t("codeRefused")}
        </p>
      )}
      <Button variant="primary" onClick={() => navigate(isRefused ? `/login${isEmbedded ? "?embed=true" : ""}` : "/")}>
        {t(isRefused ? "goSignIn" : "toTemplates")}
      </Button>
    </main>
  );
}
