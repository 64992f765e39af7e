import type { TemplateSummary } from "@mailwright/contract";
import { Button, useTranslate } from "@mailwright/ui";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { dashboardStrings } from "../strings.js";
import { TemplatePreview } from "./template-preview.js";

const CreateTemplateDialog = lazy(async () => ({ default: (await import("../dialogs/create-template-dialog.js")).CreateTemplateDialog }));

/** A template of the library: a start for one of the user's own. */
export function LayoutCard({ template }: { readonly template: TemplateSummary }) {
  const t = useTranslate(dashboardStrings);
  const [isCreating, setIsCreating] = useState(false);
  return (
    <article className="mw-card" aria-label={template.name}>
      <TemplatePreview template={template} />
      <div className="mw-card-foot">
        <h2 className="mw-card-title mw-card-words" title={template.name}>
          {template.name}
        </h2>
        {template.status === "published" && (
          <div className="mw-card-actions">
            <Button icon={Plus} aria-label={`${t("use")}: ${template.name}`} onClick={() => setIsCreating(true)}>
              {t("use")}
            </Button>
          </div>
        )}
      </div>
      {isCreating && (
        <Suspense fallback={null}>
          <CreateTemplateDialog layoutId={template.id} onClose={() => setIsCreating(false)} />
        </Suspense>
      )}
    </article>
  );
}
