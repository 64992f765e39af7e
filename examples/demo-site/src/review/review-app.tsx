import { createClient } from "@mailwright/client";
import { UiRoot } from "@mailwright/ui";
import { useState } from "react";
import siteCss from "../site.css?inline";
import { readTheme } from "../theme.js";
import { useSiteLanguage } from "../use-site-language.js";
import { ReviewPage } from "./review-page.js";

const styles = [siteCss];

/** The page of a review link, for people without an account. */
export function ReviewApp({ linkId }: { readonly linkId: string }) {
  const language = useSiteLanguage();
  const [client] = useState(() => createClient({ apiUrl: "" }));
  const [secret] = useState(() => location.hash.slice(1));
  if (!language) return null;
  return (
    <UiRoot root={document} theme={readTheme()} styles={styles} locale={language.locale} strings={language.strings}>
      <ReviewPage client={client} linkId={linkId} secret={secret} />
    </UiRoot>
  );
}
