import { usePrincipals, useShareTemplate } from "@mailwright/client/react";
import type { Collaborator, Principal, TemplateSummary } from "@mailwright/contract";
import { Button, ErrorState, useToasts, useTranslate } from "@mailwright/ui";
import { Dialog, MultiSelect } from "@mailwright/ui/dialogs";
import { useAskedClosing } from "@mailwright/views/dialogs";
import { useState } from "react";
import { useReportFailure } from "../../actions/use-report-failure.js";
import type { DialogFaceProps } from "../../dialog-requests/dialog-face.js";
import { ChosenRoles } from "./chosen-roles.js";
import { shareStrings } from "./share-strings.js";
import { useKnownPeople } from "./use-known-people.js";
import { usePausedText } from "./use-paused-text.js";

/** Chooses who works on a template besides its owner, and what each of them may do. */
export function ShareDialog({ request: { template }, onClose }: DialogFaceProps<"share">) {
  const say = useTranslate(shareStrings);
  const [typed, setTyped] = useState("");
  const search = usePausedText(typed);
  const principals = usePrincipals(search);
  const people = useKnownPeople(principals.data, template.collaboratorsList).filter(({ id }) => id !== template.userId);
  const before = collaboratorsOf(template);
  const [chosen, setChosen] = useState<readonly Collaborator[]>(before);
  const { save, isPending } = useSaveCollaborators(template, onClose);
  const isChanged = !isSame(chosen, before);
  const { close, question } = useAskedClosing({ isChanged, onClose });
  const choose = (ids: readonly string[]) =>
    setChosen((kept) => ids.map((userId) => kept.find((one) => one.userId === userId) ?? { userId, role: "edit" }));
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
          <>
            <MultiSelect
              label={say("collaborators")}
              values={chosen.map(({ userId }) => userId)}
              options={people.map((person) => ({
                value: person.id,
                label: say("person", { name: nameOf(person), email: person.email }),
                imageUrl: person.imageUrl ?? "",
              }))}
              hint={principals.isPending ? say("loading") : hintFor(chosen, template, say)}
              placeholder={say("placeholder")}
              onChange={choose}
              onSearch={setTyped}
            />
            <ChosenRoles
              chosen={chosen.flatMap(({ userId, role }) => {
                const person = people.find(({ id }) => id === userId);
                return person ? [{ userId, role, name: nameOf(person) || person.email }] : [];
              })}
              onChange={(changed) => setChosen((kept) => kept.map((one) => (one.userId === changed.userId ? changed : one)))}
            />
          </>
        )}
      </Dialog>
      {question}
    </>
  );
}

const nameOf = ({ firstName, lastName }: Principal) => `${firstName} ${lastName}`.trim();

/** With their roles; a server that knows of none lets all of them edit. */
function collaboratorsOf({ collaboratorsList, collaboratorRoles = [] }: TemplateSummary): readonly Collaborator[] {
  return collaboratorsList.map((userId) => collaboratorRoles.find((one) => one.userId === userId) ?? { userId, role: "edit" });
}

function hintFor(chosen: readonly unknown[], { isShared }: TemplateSummary, say: (key: "nobody" | "ends") => string): string | undefined {
  if (chosen.length > 0) return undefined;
  return say(isShared ? "ends" : "nobody");
}

function isSame(one: readonly Collaborator[], other: readonly Collaborator[]): boolean {
  const isIn = ({ userId, role }: Collaborator) => other.some((each) => each.userId === userId && each.role === role);
  return one.length === other.length && one.every(isIn);
}

function useSaveCollaborators({ id, name }: TemplateSummary, onSaved: () => void) {
  const say = useTranslate(shareStrings);
  const toasts = useToasts();
  const report = useReportFailure();
  const share = useShareTemplate();
  const save = async (collaborators: Collaborator[]) => {
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
