import { usePrincipals } from "@mailwright/client/react";
import { teamsPerTemplateMax } from "@mailwright/contract";
import { Button, ErrorState, useTranslate } from "@mailwright/ui";
import { Dialog, MultiSelect } from "@mailwright/ui/dialogs";
import { useAskedClosing } from "@mailwright/views/dialogs";
import { useState } from "react";
import type { DialogFaceProps } from "../../dialog-requests/dialog-face.js";
import { ChosenRoles } from "./chosen-roles.js";
import { shareStrings } from "./share-strings.js";
import { isSameShares, type Share, sharesOf, splitShares } from "./shares.js";
import { usePausedText } from "./use-paused-text.js";
import { useSaveShares } from "./use-save-shares.js";
import { useShareChoices } from "./use-share-choices.js";

/** Chooses who works on a template besides its owner, people and teams, and what each of them may do. */
export function ShareDialog({ request: { template }, onClose }: DialogFaceProps<"share">) {
  const say = useTranslate(shareStrings);
  const [typed, setTyped] = useState("");
  const principals = usePrincipals(usePausedText(typed));
  const choices = useShareChoices(template, principals.data);
  const before = sharesOf(template);
  const [chosen, setChosen] = useState<readonly Share[]>(before);
  const { save, isPending } = useSaveShares(template, onClose);
  const isChanged = !isSameShares(chosen, before);
  const { close, question } = useAskedClosing({ isChanged, onClose });
  const isFull = splitShares(chosen).teams.length > teamsPerTemplateMax;
  const hint = chosen.length > 0 ? undefined : say(template.isShared ? "ends" : "nobody");
  const footer = (
    <>
      <Button onClick={onClose}>{say("cancel")}</Button>
      <Button variant="primary" disabled={!isChanged || isFull} isLoading={isPending} onClick={() => void save(chosen)}>
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
              values={chosen.map(({ key }) => key)}
              options={choices}
              hint={principals.isPending ? say("loading") : hint}
              error={isFull ? say("tooManyTeams", { count: teamsPerTemplateMax }) : undefined}
              placeholder={say("placeholder")}
              onChange={(keys) => setChosen((kept) => keys.map((key) => kept.find((one) => one.key === key) ?? { key, role: "edit" }))}
              onSearch={setTyped}
            />
            <ChosenRoles
              chosen={chosen.flatMap((share) => {
                const choice = choices.find(({ value }) => value === share.key);
                return choice ? [{ ...share, name: choice.name }] : [];
              })}
              onChange={({ key, role }) => setChosen((kept) => kept.map((one) => (one.key === key ? { key, role } : one)))}
            />
          </>
        )}
      </Dialog>
      {question}
    </>
  );
}
