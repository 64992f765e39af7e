import { isApiError } from "@mailwright/client";
import { useCategories, useCreateCategory, useSaveCategory } from "@mailwright/client/react";
import { type CategoryNameFault, checkCategoryName } from "@mailwright/contract";
import { Button, TextField, useToasts, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { type FormEvent, useId, useRef, useState } from "react";
import { useReportFailure } from "../../actions/use-report-failure.js";
import type { DialogFaceProps } from "../../dialog-requests/dialog-face.js";
import { categoryStrings } from "./category-strings.js";

const faultWords = {
  required: "required",
  "too-long": "tooLong",
  "name-characters": "nameCharacters",
  duplicate: "duplicate",
} as const satisfies Record<CategoryNameFault, keyof typeof categoryStrings.messages>;

/** Asks what a category is called: a new one, or one that has a name. */
export function CategoryNameDialog({ request, onClose }: DialogFaceProps<"category-create" | "category-rename">) {
  const say = useTranslate(categoryStrings);
  const renamed = request.id === "category-rename" ? request.category : undefined;
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(renamed?.name ?? "");
  const [isLeft, setLeft] = useState(false);
  const { data: categories = [] } = useCategories();
  const siblings = categories.filter(({ id }) => id !== renamed?.id).map((category) => category.name);
  const { save, isPending, takenName } = useSaveName(renamed?.id, onClose);
  const fault = takenName === name.trim() ? "duplicate" : checkCategoryName(name, siblings);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setLeft(true);
    if (fault) field.current?.focus();
    else if (name.trim() === renamed?.name) onClose();
    else void save(name.trim()).then((isSaved) => !isSaved && field.current?.focus());
  };
  const footer = (
    <>
      <Button onClick={onClose}>{say("cancel")}</Button>
      <Button type="submit" form={form} variant="primary" isLoading={isPending}>
        {say(renamed ? "rename" : "create")}
      </Button>
    </>
  );
  return (
    <Dialog
      title={say(renamed ? "renameTitle" : "createTitle")}
      size="sm"
      isDismissable={false}
      initialFocus={field}
      onClose={onClose}
      footer={footer}
    >
      <form id={form} onSubmit={submit} noValidate>
        <TextField
          ref={field}
          label={say("name")}
          value={name}
          error={isLeft && fault ? say(faultWords[fault]) : undefined}
          onChange={setName}
          onBlur={() => setLeft(true)}
        />
      </form>
    </Dialog>
  );
}

function useSaveName(id: string | undefined, onSaved: () => void) {
  const say = useTranslate(categoryStrings);
  const toasts = useToasts();
  const report = useReportFailure();
  const create = useCreateCategory();
  const rename = useSaveCategory();
  const [takenName, setTakenName] = useState<string>();

  const save = async (name: string): Promise<boolean> => {
    try {
      if (id === undefined) await create.mutateAsync({ name, type: "email", group: "system", hidden: false });
      else await rename.mutateAsync({ id, change: { name } });
    } catch (error) {
      // Somebody else may have taken the name since the list was loaded.
      if (isApiError(error, "name-taken")) setTakenName(name);
      else report(error);
      return false;
    }
    toasts.show({ kind: "success", message: say(id === undefined ? "created" : "renamed", { name }) });
    onSaved();
    return true;
  };
  return { save, takenName, isPending: create.isPending || rename.isPending };
}
