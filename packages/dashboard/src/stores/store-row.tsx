import { isApiError, type Store } from "@mailwright/client";
import { useStoreWork } from "@mailwright/client/react";
import { Button, Icon, IconButton, useFormats, useToasts, useTranslate } from "@mailwright/ui";
import { RotateCw, Store as StoreIcon, Trash2 } from "@mailwright/ui/icons";
import { useStoreFaults } from "./store-faults.js";
import { storesStrings } from "./stores-strings.js";

interface StoreRowProps {
  readonly store: Store;
  /** Left out for whoever may not remove it. */
  readonly onRemove: (() => void) | undefined;
}

/** One store: what it is, how fresh its products are, what it had against the last reading, and what can be done. */
export function StoreRow({ store, onRemove }: StoreRowProps) {
  const say = useTranslate(storesStrings);
  const toasts = useToasts();
  const { refresh } = useStoreWork();
  const { storeUuid, storeUrl, name = storeUrl, kind = null } = store;
  const told = { onSuccess: () => void toasts.show({ kind: "success", message: say("refreshed", { name }) }) };
  return (
    <li className="mw-store" aria-label={name}>
      <span className="mw-store-mark">
        <Icon icon={StoreIcon} sizePx={18} />
      </span>
      <div className="mw-store-words">
        <span className="mw-store-name">{name}</span>
        <span className="mw-store-about">{say("where", { kind: say(kind ?? "sample"), address: storeUrl })}</span>
        <Standing store={store} isReading={refresh.isPending} error={refresh.error} />
      </div>
      <div className="mw-store-work">
        {kind === null ? null : (
          <Button
            icon={RotateCw}
            aria-label={say("refreshOf", { name })}
            isLoading={refresh.isPending}
            onClick={() => refresh.mutate(storeUuid, told)}
          >
            {say("refresh")}
          </Button>
        )}
        {onRemove ? <IconButton label={say("removeOf", { name })} icon={Trash2} onClick={onRemove} /> : null}
      </div>
    </li>
  );
}

interface StandingProps {
  readonly store: Store;
  readonly isReading: boolean;
  /** Of a reading that was asked for here. */
  readonly error: unknown;
}

function Standing({ store: { kind, syncedAt, failure }, isReading, error }: StandingProps) {
  const say = useTranslate(storesStrings);
  const words = useStoreFaults();
  const { moment } = useFormats();
  const code = error ? (isApiError(error) ? error.code : "other") : failure;
  const isWrong = Boolean(code) && !isReading;
  const line = () => {
    if (isReading) return say("unread");
    if (code) return words(code);
    if (syncedAt) return say("readAt", { when: moment(new Date(syncedAt), new Date()) });
    return kind ? say("unread") : null;
  };
  return (
    <span role="status" className="mw-store-standing" data-tone={isWrong ? "danger" : undefined}>
      {line()}
    </span>
  );
}
