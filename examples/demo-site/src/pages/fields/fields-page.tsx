import { useSession } from "@mailwright/client/react";
import { isAdmin } from "@mailwright/contract";
import { Button, DeniedState, ErrorState, IconButton, Spinner, TextField, useToasts, useTranslate } from "@mailwright/ui";
import { Plus, Trash2 } from "@mailwright/ui/icons";
import { useState } from "react";
import { useLeaveQuestion } from "../../use-leave-question.js";
import { usePageTitle } from "../../use-page-title.js";
import { PageHead } from "../page-head.js";
import { type EditedField, faultOf, suggestId } from "./edited-fields.js";
import { fieldsStrings } from "./fields-strings.js";
import { useCustomFields } from "./use-custom-fields.js";

/** Where administrators keep the custom fields of their workspace. A host may set them as well, with its key. */
export function FieldsPage() {
  const t = useTranslate(fieldsStrings);
  usePageTitle(t("title"));
  const { data: session } = useSession();
  const { loading, isChanged, edit, save, retry } = useCustomFields();
  const question = useLeaveQuestion(isChanged);
  return (
    <main className="site-page site-fields">
      <PageHead title={t("title")} hint={t("hint")} back={t("back")} />
      {session && !isAdmin(session) && <DeniedState title={t("title")}>{t("denied")}</DeniedState>}
      {loading.phase === "loading" && <Spinner />}
      {loading.phase === "failed" && <ErrorState title={t("failed")} onRetry={retry} />}
      {session && isAdmin(session) && loading.phase === "ready" && <FieldsForm fields={loading.fields} onEdit={edit} onSave={save} />}
      {question}
    </main>
  );
}

interface FieldsFormProps {
  readonly fields: readonly EditedField[];
  readonly onEdit: (fields: readonly EditedField[]) => void;
  readonly onSave: (fields: readonly EditedField[]) => Promise<unknown>;
}

function FieldsForm({ fields, onEdit, onSave }: FieldsFormProps) {
  const t = useTranslate(fieldsStrings);
  const toasts = useToasts();
  const [isSaving, setSaving] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const isRight = fields.every((field) => faultOf(field, fields) === undefined);
  const save = async () => {
    setChecked(true);
    if (!isRight) return;
    setSaving(true);
    const isSaved = await onSave(fields).then(
      () => true,
      () => false,
    );
    setSaving(false);
    toasts.show(isSaved ? { kind: "success", message: t("saved") } : { kind: "error", message: t("notSaved") });
  };
  const change = (row: number, part: Partial<EditedField>) =>
    onEdit(fields.map((field) => (field.row === row ? { ...field, ...part } : field)));
  const add = () => onEdit([...fields, { row: Math.max(-1, ...fields.map(({ row }) => row)) + 1, id: "", name: "", price: "" }]);
  return (
    <>
      {fields.length === 0 ? (
        <p className="site-muted">{t("empty")}</p>
      ) : (
        <ul className="site-fields-list">
          {/* Each field has a name of its own, which says this as well. */}
          <li className="site-fields-row site-fields-head" aria-hidden="true">
            <span>{t("name")}</span>
            <span>{t("id")}</span>
          </li>
          {fields.map((field, index) => (
            <FieldRow
              key={field.row}
              field={field}
              nth={index + 1}
              fault={isChecked ? faultOf(field, fields) : undefined}
              onChange={(part) => change(field.row, part)}
              onRemove={() => onEdit(fields.filter(({ row }) => row !== field.row))}
            />
          ))}
        </ul>
      )}
      <div className="site-fields-actions">
        <Button icon={Plus} onClick={add}>
          {t("add")}
        </Button>
        <Button variant="primary" isLoading={isSaving} onClick={() => void save()}>
          {t("save")}
        </Button>
      </div>
    </>
  );
}

interface FieldRowProps {
  readonly field: EditedField;
  readonly nth: number;
  readonly fault: ReturnType<typeof faultOf>;
  readonly onChange: (part: Partial<EditedField>) => void;
  readonly onRemove: () => void;
}

function FieldRow({ field: { id, name }, nth, fault, onChange, onRemove }: FieldRowProps) {
  const t = useTranslate(fieldsStrings);
  // Who has not thought of an id gets the one that the name suggests.
  const suggest = () => id === "" && onChange({ id: suggestId(name) });
  const words = fault && t(fault);
  return (
    <li className="site-fields-row">
      <TextField
        label={t("nameOf", { nth })}
        isLabelHidden
        placeholder={t("name")}
        value={name}
        error={fault === "nameMissing" ? words : undefined}
        onChange={(next) => onChange({ name: next })}
        onBlur={suggest}
      />
      <TextField
        label={t("idOf", { nth })}
        isLabelHidden
        placeholder={t("id")}
        value={id}
        error={fault !== "nameMissing" ? words : undefined}
        onChange={(next) => onChange({ id: next })}
      />
      <IconButton label={t("remove", { name: name || id || String(nth) })} icon={Trash2} onClick={onRemove} />
    </li>
  );
}
