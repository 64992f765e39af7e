import { useClient } from "@mailwright/client/react";
import type { TemplateSummary } from "@mailwright/contract";
import { useTranslate } from "@mailwright/ui";
import { useState } from "react";
import { listStrings } from "./list-strings.js";
import { previewWidthPx } from "./use-preview-scale.js";

/**
 * The top of the email: the server's picture of it where there is one, which costs the page least, or else the real email
 * from the server's own preview page. No scripts, no focus, nothing to press.
 */
export function TemplatePreview({ template }: { readonly template: TemplateSummary }) {
  const client = useClient();
  const t = useTranslate(listStrings);
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const { previewUrl, previewPictureUrl = null } = template;
  const pictureUrl = previewPictureUrl === brokenUrl ? null : previewPictureUrl;
  return (
    <div className="mw-card-preview" aria-hidden="true" inert>
      {pictureUrl === null ? (
        <iframe src={client.resolveUrl(previewUrl)} title={t("preview")} sandbox="" loading="lazy" tabIndex={-1} width={previewWidthPx} />
      ) : (
        <img src={client.resolveUrl(pictureUrl)} alt="" loading="lazy" onError={() => setBrokenUrl(pictureUrl)} />
      )}
    </div>
  );
}
