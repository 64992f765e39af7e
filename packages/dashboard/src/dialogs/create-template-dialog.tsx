import { isApiError } from "@mailwright/client";
import { joinPages, useCreateTemplate, useSystemTemplates } from "@mailwright/client/react";
import {
  checkTemplateDescription,
  checkTemplateName,
  forbiddenCharacters,
  pageSizeMax,
  type TemplateSummary,
  type TextFault,
  templateTagsMaxLength,
} from "@mailwright/contract";
import { Button, Skeleton, TextField, useToasts, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { type FormEvent, useId, useRef, useState } from "react";
import { useDashboard } from "../dashboard-context.js";
import { dashboardStrings } from "../strings.js";
import { TemplatePreview } from "../templates/template-preview.js";
import { usePreviewScale } from "../templates/use-preview-scale.js";

interface CreateTemplateDialogProps {
  /** The layout that is chosen from the start; the blank one when left out. */
  readonly layoutId?: string;
  readonly onClose: () => void;
}

/** Asks for a name and a layout to start from, makes a draft, and opens it. */
export function CreateTemplateDialog({ layoutId, onClose }: CreateTemplateDialogProps) {
  const t = useTranslate(dashboardStrings);
  const toasts = useToasts();
  const { host, view } = useDashboard();
  const create = useCreateTemplate();
  const form = useId();
  const first = useRef<HTMLInputElement>(null);
  const [fields, setFields] = useState({ name: "", description: "", tags: "" });
  const [left, setLeft] = useState({ name: false, description: false });
  const [layout, setLayout] = useState(layoutId);
  const nameFault = checkTemplateName(fields.name);
  const descriptionFault = checkTemplateDescription(fields.description);
  const words = useFaultWords();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (create.isPending || create.isSuccess) return;
    setLeft({ name: true, description: true });
    if (nameFault || descriptionFault) return first.current?.focus();
    create.mutate(
      { ...fields, ...(layout !== undefined && { systemTemplateId: layout }) },
      {
        onSuccess: ({ id }) =>
          host.navigate(`/edit/${encodeURIComponent(id)}${view.isEmbedded ? "?embed=true" : ""}`, { state: { isNew: true } }),
        onError: (error) =>
          toasts.show({ kind: "error", message: isApiError(error) && error.message ? error.message : t("genericFailure") }),
      },
    );
  };

  return (
    <Dialog
      title={t("createTitle")}
      size="lg"
      isDismissable={false}
      initialFocus={first}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" form={form} variant="primary" isLoading={create.isPending}>
            {t("create")}
          </Button>
        </>
      }
    >
      <form id={form} className="mw-create" onSubmit={submit} noValidate>
        <TextField
          ref={first}
          label={t("name")}
          value={fields.name}
          error={left.name ? words(nameFault, t("nameRequired")) : undefined}
          onChange={(name) => setFields((now) => ({ ...now, name }))}
          onBlur={() => setLeft((now) => ({ ...now, name: true }))}
        />
        <TextField
          label={t("description")}
          value={fields.description}
          error={left.description ? words(descriptionFault, "") : undefined}
          onChange={(description) => setFields((now) => ({ ...now, description }))}
          onBlur={() => setLeft((now) => ({ ...now, description: true }))}
        />
        <TextField
          label={t("tags")}
          hint={t("tagsHint")}
          value={fields.tags}
          maxLength={templateTagsMaxLength}
          onChange={(tags) => setFields((now) => ({ ...now, tags }))}
        />
        <LayoutChoice chosen={layout} onChoose={setLayout} />
      </form>
    </Dialog>
  );
}

/** The ready-made layouts as radio cards; the first (Blank) is chosen until another is. */
function LayoutChoice({ chosen, onChoose }: { readonly chosen: string | undefined; readonly onChoose: (id: string) => void }) {
  const t = useTranslate(dashboardStrings);
  const { data, isPending, isError } = useSystemTemplates({ limit: pageSizeMax, hideHtml: true });
  const grid = usePreviewScale();
  const layouts = blankFirst(joinPages<TemplateSummary>(data));
  const current = chosen ?? layouts.find(isBlank)?.id;
  return (
    <fieldset className="mw-create-layouts">
      <legend>{t("startFrom")}</legend>
      {isError && <p role="alert">{t("layoutsFailed")}</p>}
      <ul ref={grid} className="mw-create-grid" aria-busy={isPending}>
        {isPending && (
          <li className="mw-create-layout mw-card-loading">
            <Skeleton />
          </li>
        )}
        {layouts.map((layout) => (
          <li key={layout.id}>
            <label className="mw-create-layout">
              <input
                type="radio"
                name="layout"
                className="mw-create-radio"
                checked={layout.id === current}
                onChange={() => onChoose(layout.id)}
              />
              <TemplatePreview template={layout} />
              <span className="mw-create-layout-name">{layout.name}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

// What is chosen from the start must be seen, wherever the order of the library puts it.
function blankFirst(layouts: readonly TemplateSummary[]): readonly TemplateSummary[] {
  return [...layouts.filter(isBlank), ...layouts.filter((layout) => !isBlank(layout))];
}

function isBlank({ name }: TemplateSummary): boolean {
  return name === "Blank";
}

function useFaultWords() {
  const t = useTranslate(dashboardStrings);
  return (fault: TextFault | null, required: string): string | undefined => {
    if (fault === null) return undefined;
    const words = {
      required,
      "too-long": t("tooLong"),
      "forbidden-characters": t("forbiddenCharacters", { characters: [...forbiddenCharacters].join(" ") }),
      "outer-spaces": t("outerSpaces"),
    } satisfies Record<TextFault, string>;
    return words[fault];
  };
}
