import { usePrincipals, useShareTemplate } from "@mailwright/client/react";
import type { TemplateSummary } from "@mailwright/contract";
import { Button, ErrorState, useToasts, useTranslate } from "@mailwright/ui";
import { Dialog, MultiSelect } from "@mailwright/ui/dialogs";
import { useAskedClosing } from "@mailwright/views/dialogs";
import { useState } from "react";
import { useReportFailure } from "../../actions/use-report-failure.js";
import type { DialogFaceProps } from "../../dialog-requests/dialog-face.js";
import { shareStrings } from "./share-strings.js";
import { useKnownPeople } from "./use-known-people.js";
import { usePausedText } from "./use-paused-text.js";

/** Chooses who works on a template besides its owner. */
export function ShareDialog({ request: { template }, onClose }: DialogFaceProps<"share">) {
  const say = useTranslate(shareStrings);
  const [typed, setTyped] = useState("");
  const search = usePausedText(typed);
  const principals = usePrincipals(search);
  const people = useKnownPeople(principals.data, template.collaboratorsList).filter(({ id }) => id !== template.userId);
  const [chosen, setChosen] = useState<readonly string[]>(template.collaboratorsList);
  const { save, isPending } = useSaveCollaborators(template, onClose);
  const isChanged = !isSameSet(chosen, template.collaboratorsList);
  const { close, question } = useAskedClosing({ isChanged, onClose });
  const footer = (
    <>
      <Button onClick={onClose}>{say("cancel")}</Button>
      <Button variant="primary" disabled={!isChanged} isLoading={isPending} onClick={() => void save([...chosen])}>
        {say("save")}
      </Button>
    </>
  );
  return (
    <>
      <Dialog title={say("title")} isDismissable={!isChanged} onClose={close} footer={footer}>
        <p className="mw-dialog-intro">{say("intro", { name: template.name })}</p>
        {principals.isError ? (
          <ErrorState title={say("failed")} onRetry={() => void principals.refetch()} />
        ) : (
          <MultiSelect
            label={say("collaborators")}
            values={chosen}
            options={people.map((person) => ({
              value: person.id,
              label: say("person", { name: `${person.firstName} ${person.lastName}`.trim(), email: person.email }),
              imageUrl: person.imageUrl ?? "",
            }))}
            hint={principals.isPending ? say("loading") : hintFor(chosen, template, say)}
            placeholder={say("placeholder")}
            onChange={setChosen}
            onSearch={setTyped}
          />
        )}
      </Dialog>
      {question}
    </>
  );
}

function hintFor(chosen: readonly string[], { isShared }: TemplateSummary, say: (key: "nobody" | "ends") => string): string | undefined {
  if (chosen.length > 0) return undefined;
  return say(isShared ? "ends" : "nobody");
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}

function useSaveCollaborators({ id, name }: TemplateSummary, onSaved: () => void) {
  const say = useTranslate(shareStrings);
  const toasts = useToasts();
  const report = useReportFailure();
  const share = useShareTemplate();
  const save = async (collaborators: string[]) => {
    try {
      await share.mutateAsync({ id, collaborators });
    } catch (error) {
      report(error);
      return;
    }
    const count = collaborators.length;
    toasts.show({ kind: "success", message: count === 0 ? say("unshared", { name }) : say("shared", { name, count }) });
    onSaved();
  };
  return { save, isPending: share.isPending };
}
