import { useCreateSystemTemplate, useCreateTemplate } from "@mailwright/client/react";
import { checkTemplateDescription, checkTemplateName, isAdmin, templateTagsMaxLength } from "@mailwright/contract";
import { Button, Checkbox, TextField, useStyles, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { useFaultWords } from "@mailwright/views/dialogs";
import { type FormEvent, useId, useRef, useState } from "react";
import { useReportFailure } from "../../actions/use-report-failure.js";
import type { DialogFaceProps } from "../../dialog-requests/dialog-face.js";
import { useDashboard } from "../../view/dashboard-context.js";
import { editorAddress } from "../../view/editor-address.js";
import createCss from "./create.css?inline";
import { createStrings } from "./create-strings.js";
import { LayoutChoice } from "./layout-choice.js";

const styles = [createCss];

/** Asks for a name and a layout to start from, makes a draft, and opens it. */
export function CreateDialog({ request: { layout: given }, onClose }: DialogFaceProps<"create">) {
  useStyles(styles);
  const t = useTranslate(createStrings);
  const { session } = useDashboard();
  const words = useFaultWords();
  const form = useId();
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  const { create, isBusy } = useCreate(onClose);
  const [fields, setFields] = useState({ name: "", description: "", tags: "" });
  const [left, setLeft] = useState({ name: false, description: false });
  const [layoutId, setLayoutId] = useState(given?.id);
  const [isSystem, setSystem] = useState(false);
  const faults = { name: checkTemplateName(fields.name), description: checkTemplateDescription(fields.description) };
  const write = (part: Partial<typeof fields>) => setFields((now) => ({ ...now, ...part }));
  const leave = (field: keyof typeof left) => setLeft((now) => ({ ...now, [field]: true }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setLeft({ name: true, description: true });
    if (faults.name) return first.current?.focus();
    if (faults.description) return second.current?.focus();
    void create({ ...fields, ...(layoutId !== undefined && { systemTemplateId: layoutId }) }, isSystem);
  };
  const footer = (
    <>
      <Button onClick={onClose}>{t("cancel")}</Button>
      <Button type="submit" form={form} variant="primary" isLoading={isBusy}>
        {t("create")}
      </Button>
    </>
  );
  return (
    <Dialog title={t("title")} size="lg" isDismissable={false} initialFocus={first} onClose={onClose} footer={footer}>
      <form id={form} className="mw-dialog-form" onSubmit={submit} noValidate>
        <div className="mw-create-fields">
          <TextField
            ref={first}
            label={t("name")}
            value={fields.name}
            error={left.name ? words(faults.name) : undefined}
            onChange={(name) => write({ name })}
            onBlur={() => leave("name")}
          />
          <TextField
            label={t("tags")}
            hint={t("tagsHint")}
            value={fields.tags}
            maxLength={templateTagsMaxLength}
            onChange={(tags) => write({ tags })}
          />
        </div>
        <TextField
          ref={second}
          label={t("description")}
          value={fields.description}
          error={left.description ? words(faults.description) : undefined}
          onChange={(description) => write({ description })}
          onBlur={() => leave("description")}
        />
        {session && isAdmin(session) && <Checkbox label={t("system")} hint={t("systemHint")} isChecked={isSystem} onChange={setSystem} />}
        <LayoutChoice given={given} chosen={layoutId} onChoose={setLayoutId} />
      </form>
    </Dialog>
  );
}

function useCreate(onMade: () => void) {
  const { host, view } = useDashboard();
  const report = useReportFailure();
  const own = useCreateTemplate();
  const system = useCreateSystemTemplate();
  const create = async (draft: Parameters<typeof own.mutateAsync>[0], isSystem: boolean) => {
    try {
      const made = await (isSystem ? system : own).mutateAsync(draft);
      host.navigate(editorAddress(made, view), { state: { isNew: true } });
      onMade();
    } catch (error) {
      report(error);
    }
  };
  return { create, isBusy: own.isPending || system.isPending };
}
