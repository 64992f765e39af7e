import { isApiError } from "@mailwright/client";
import { useOwned, usePeopleWork } from "@mailwright/client/react";
import type { Person } from "@mailwright/contract";
import { Button, ErrorState, Spinner, TextField, useToasts, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { useRef, useState } from "react";
import { OwnedChoice, type OwnedPlan } from "./owned-choice.js";
import { peopleStrings } from "./people-strings.js";

interface RemovePersonDialogProps {
  readonly person: Person;
  /** Who may get what the person owns. */
  readonly heirs: readonly Person[];
  readonly onClose: () => void;
}

/** Says what goes with a person, asks what happens to what they own, and removes them once their address was typed. */
export function RemovePersonDialog({ person, heirs, onClose }: RemovePersonDialogProps) {
  const t = useTranslate(peopleStrings);
  const { name, email } = person;
  const owned = useOwned(person.id);
  const [plan, setPlan] = useState<OwnedPlan>({ owned: "hand-over", heirId: undefined });
  const [address, setAddress] = useState("");
  const [isChecked, setChecked] = useState(false);
  const removal = useRemoval(person, heirs, onClose);
  const cancel = useRef<HTMLButtonElement>(null);
  const isAddress = address.trim().toLowerCase() === email.toLowerCase();
  const hasNothing = owned.data !== undefined && owned.data.templates + owned.data.modules + owned.data.pictures === 0;
  const lacksHeir = !hasNothing && plan.owned === "hand-over" && plan.heirId === undefined;
  const confirm = () => {
    setChecked(true);
    if (isAddress && !lacksHeir) removal.run(hasNothing ? { owned: "remove", heirId: undefined } : plan);
  };
  const footer = (
    <>
      <Button ref={cancel} disabled={removal.isPending} onClick={onClose}>
        {t("keep")}
      </Button>
      <Button variant="danger" disabled={!owned.data} isLoading={removal.isPending} onClick={confirm}>
        {t("removePerson")}
      </Button>
    </>
  );
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      title={t("removeTitle", { name })}
      onClose={removal.isPending ? () => undefined : onClose}
      footer={footer}
      initialFocus={cancel}
    >
      <div className="site-removal">
        <p>{t("removeHint")}</p>
        {owned.isPending && (
          <p className="site-removal-wait" role="status">
            <Spinner /> {t("counting", { name })}
          </p>
        )}
        {owned.isError && <ErrorState title={t("notCounted")} onRetry={() => void owned.refetch()} />}
        {owned.data && (
          <>
            <OwnedChoice name={name} counts={owned.data} heirs={heirs} plan={plan} isFaultShown={isChecked} onChange={setPlan} />
            <TextField
              label={t("typeAddress", { email })}
              value={address}
              error={isChecked && !isAddress ? t("wrongAddress", { name }) : undefined}
              onChange={setAddress}
              onEnter={confirm}
            />
          </>
        )}
        {removal.isPending && <p role="status">{t("removing")}</p>}
        {removal.hasFailed && (
          <p className="site-error" role="alert">
            {t("notRemoved")}
          </p>
        )}
      </div>
    </Dialog>
  );
}

function useRemoval(person: Person, heirs: readonly Person[], onClose: () => void) {
  const t = useTranslate(peopleStrings);
  const toasts = useToasts();
  const { remove } = usePeopleWork();
  const { name } = person;
  const run = ({ owned, heirId }: OwnedPlan) => {
    const heir = heirs.find(({ id }) => id === heirId);
    remove.mutate(
      { person, owned: owned === "hand-over" && heir ? { handOverTo: heir.id } : "remove" },
      {
        onSuccess: () => {
          const message = heir && owned === "hand-over" ? t("handedOver", { name, heir: heir.name }) : t("personRemoved", { name });
          toasts.show({ kind: "success", message });
          onClose();
        },
        onError: (error) => {
          if (!isApiError(error, "not-found")) return;
          toasts.show({ kind: "info", message: t("alreadyGone") });
          onClose();
        },
      },
    );
  };
  return { run, isPending: remove.isPending, hasFailed: remove.isError };
}
