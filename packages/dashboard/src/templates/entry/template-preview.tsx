import { useClient } from "@mailwright/client/react";
import type { TemplateSummary } from "@mailwright/contract";
import { classNames, Icon, inertIf, useTranslate } from "@mailwright/ui";
import { FilePlus } from "@mailwright/ui/icons";
import { useState } from "react";
import { listStrings } from "../list-strings.js";
import { isBlank } from "./is-blank.js";
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
  const url = pictureUrl ?? previewUrl;
  const [loadedUrl, setLoadedUrl] = useState<string | null>(null);
  const onLoad = () => setLoadedUrl(url);
  // A picture of an empty email would look as if it had not loaded, so an icon is shown.
  if (isBlank(template)) {
    return (
      <div className="mw-card-preview mw-card-preview-blank" aria-hidden="true">
        <Icon icon={FilePlus} sizePx={32} />
      </div>
    );
  }
  return (
    <div className={classNames("mw-card-preview", loadedUrl !== url && "mw-card-preview-waiting")} aria-hidden="true" {...inertIf(true)}>
      {pictureUrl === null ? (
        <iframe
          src={client.resolveUrl(url)}
          title={t("preview")}
          sandbox=""
          loading="lazy"
          tabIndex={-1}
          width={previewWidthPx}
          onLoad={onLoad}
        />
      ) : (
        <img src={client.resolveUrl(url)} alt="" loading="lazy" onLoad={onLoad} onError={() => setBrokenUrl(pictureUrl)} />
      )}
    </div>
  );
}
