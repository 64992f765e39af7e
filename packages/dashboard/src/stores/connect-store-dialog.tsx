import { useStoreWork } from "@mailwright/client/react";
import { Button, Segmented, Select, TextField, useToasts, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { useAskedClosing } from "@mailwright/views/dialogs";
import { type FormEvent, useId } from "react";
import { useFormFaults } from "./store-faults.js";
import { type StoreKind, storeKinds } from "./store-kinds.js";
import { storesStrings } from "./stores-strings.js";
import { type StoreForm, useStoreForm } from "./use-store-form.js";

const kinds = Object.keys(storeKinds) as StoreKind[];
const nameMaxLength = 200;
const credentialMaxLength = 1000;
const addressMaxLength = 2000;

/** Asks for a store and for what it is entered with. It is entered once before anything is kept. */
export function ConnectStoreDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useTranslate(storesStrings);
  const toasts = useToasts();
  const formId = useId();
  const form = useStoreForm();
  const { create } = useStoreWork();
  const faults = useFormFaults()(create.error);
  const { close, question } = useAskedClosing({ isChanged: form.isChanged, onClose });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.draft || create.isPending) return;
    create.mutate(form.draft, {
      onSuccess: ({ name, storeUrl }) => {
        toasts.show({ kind: "success", message: say("connected", { name: name ?? storeUrl }) });
        onClose();
      },
    });
  };
  const footer = (
    <>
      <Button onClick={onClose}>{say("cancel")}</Button>
      <Button type="submit" form={formId} variant="primary" disabled={!form.draft} isLoading={create.isPending}>
        {say("submit")}
      </Button>
    </>
  );
  return (
    <>
      <Dialog title={say("connect")} isDismissable={!form.isChanged} onClose={close} footer={footer}>
        <form id={formId} className="mw-dialog-form" onSubmit={submit} noValidate>
          <StoreFields form={form} addressFault={faults.address} />
          {faults.general === undefined ? null : (
            <p className="mw-store-fault" role="alert">
              {faults.general}
            </p>
          )}
        </form>
      </Dialog>
      {question}
    </>
  );
}

interface StoreFieldsProps {
  readonly form: StoreForm;
  readonly addressFault: string | undefined;
}

function StoreFields({ form, addressFault }: StoreFieldsProps) {
  const say = useTranslate(storesStrings);
  const fields = storeKinds[form.kind];
  const [way] = fields.ways;
  return (
    <>
      <Select
        label={say("kind")}
        value={form.kind}
        options={kinds.map((value) => ({ value, label: say(value) }))}
        onChange={form.setKind}
      />
      <TextField
        label={say(fields.address)}
        hint={fields.addressHint && say(fields.addressHint)}
        placeholder={fields.example}
        type="url"
        maxLength={addressMaxLength}
        value={form.url}
        error={addressFault}
        onChange={form.setUrl}
      />
      {fields.ways.length > 1 ? (
        <Segmented
          label={say("way")}
          value={form.way.word}
          options={fields.ways.map(({ word }) => ({ value: word, label: say(word) }))}
          onChange={(word) => form.setWay(fields.ways.find((each) => each.word === word) ?? way)}
        />
      ) : null}
      <Credentials form={form} />
      <TextField label={say("name")} hint={say("nameHint")} maxLength={nameMaxLength} value={form.name} onChange={form.setName} />
    </>
  );
}

function Credentials({ form }: { readonly form: StoreForm }) {
  const say = useTranslate(storesStrings);
  const { credentials, hint } = form.way;
  return credentials.map(({ name, isSecret = false, hint: own }, index) => {
    const words = own ?? (index === 0 ? hint : undefined);
    return (
      <TextField
        key={name}
        label={say(name)}
        hint={words && say(words)}
        type={isSecret ? "password" : "text"}
        autoComplete={isSecret ? "new-password" : "off"}
        maxLength={credentialMaxLength}
        value={form.filledIn(name)}
        onChange={(value) => form.setCredential(name, value)}
      />
    );
  });
}
