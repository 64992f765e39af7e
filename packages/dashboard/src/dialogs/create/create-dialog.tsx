import { useCreateSystemTemplate, useCreateTemplate } from "@mailwright/client/react";
import { checkTemplateDescription, checkTemplateName, isAdmin, type TemplateSummary, templateTagsMaxLength } from "@mailwright/contract";
import { Button, Checkbox, TextField, useStyles, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { FileUp } from "@mailwright/ui/icons";
import { useAskedClosing, useFaultWords } from "@mailwright/views/dialogs";
import { type FormEvent, useId, useRef, useState } from "react";
import { useReportFailure } from "../../actions/use-report-failure.js";
import type { DialogFaceProps } from "../../dialog-requests/dialog-face.js";
import { useDashboard } from "../../view/dashboard-context.js";
import { allImports, moveView, writeView } from "../../view/dashboard-view.js";
import { editorAddress } from "../../view/editor-address.js";
import { PreviewDialog } from "../preview/preview-dialog.js";
import createCss from "./create.css?inline";
import { createStrings } from "./create-strings.js";
import { StarterChoice } from "./starter-choice.js";

const styles = [createCss];

type CheckedField = "name" | "description";

/** Asks for a name and a starter, makes a draft, and opens it. */
export function CreateDialog({ request: { starter: given }, onClose }: DialogFaceProps<"create">) {
  useStyles(styles);
  const t = useTranslate(createStrings);
  const { session, view, host } = useDashboard();
  const form = useId();
  const { create, isBusy } = useCreate(onClose);
  const texts = useTexts();
  const { fields, places, check } = texts;
  const [starter, setStarter] = useState(given);
  const [looked, setLooked] = useState<TemplateSummary>();
  const [isSystem, setSystem] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (check()) void create({ ...fields, ...(starter && { systemTemplateId: starter.id }) }, isSystem);
  };
  const goToImports = () => {
    onClose();
    host.navigate(writeView(moveView(view, { imports: allImports })));
  };
  const isTyped = Object.values(fields).some((text) => text !== "");
  const { close, question } = useAskedClosing({ isChanged: isTyped, onClose });
  const footer = (
    <>
      <Button className="mw-create-import" variant="quiet" icon={FileUp} onClick={goToImports}>
        {t("importMany")}
      </Button>
      <Button onClick={onClose}>{t("cancel")}</Button>
      <Button type="submit" form={form} variant="primary" isLoading={isBusy}>
        {t("create")}
      </Button>
    </>
  );
  return (
    <>
      <Dialog title={t("title")} size="lg" isDismissable={false} initialFocus={places.name} onClose={close} footer={footer}>
        <form id={form} className="mw-dialog-form" onSubmit={submit} noValidate>
          <TextFields {...texts} />
          {session && isAdmin(session) && <Checkbox label={t("system")} hint={t("systemHint")} isChecked={isSystem} onChange={setSystem} />}
          <StarterChoice given={given} chosen={starter} onChoose={setStarter} onPreview={setLooked} />
        </form>
      </Dialog>
      {looked && <PreviewDialog request={{ id: "preview", template: looked }} onClose={() => setLooked(undefined)} />}
      {question}
    </>
  );
}

function TextFields({ fields, places, errorOf, write, leave }: ReturnType<typeof useTexts>) {
  const t = useTranslate(createStrings);
  return (
    <>
      <div className="mw-create-fields">
        <TextField
          ref={places.name}
          label={t("name")}
          value={fields.name}
          error={errorOf("name")}
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
        ref={places.description}
        label={t("description")}
        value={fields.description}
        error={errorOf("description")}
        onChange={(description) => write({ description })}
        onBlur={() => leave("description")}
      />
    </>
  );
}

/** What is typed, and what is wrong with it: said once a field was left. */
function useTexts() {
  const words = useFaultWords();
  const [fields, setFields] = useState({ name: "", description: "", tags: "" });
  const [left, setLeft] = useState<readonly CheckedField[]>([]);
  const faults = { name: checkTemplateName(fields.name), description: checkTemplateDescription(fields.description) };
  const name = useRef<HTMLInputElement>(null);
  const description = useRef<HTMLInputElement>(null);
  const leave = (...those: readonly CheckedField[]) => setLeft((now) => [...now, ...those]);
  return {
    fields,
    places: { name, description },
    errorOf: (field: CheckedField) => (left.includes(field) ? words(faults[field]) : undefined),
    write: (part: Partial<typeof fields>) => setFields((now) => ({ ...now, ...part })),
    leave,
    /** Says all that is wrong, and gives the focus to the first of it; true where nothing is. */
    check: (): boolean => {
      leave("name", "description");
      if (faults.name) name.current?.focus();
      else if (faults.description) description.current?.focus();
      return !faults.name && !faults.description;
    },
  };
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
