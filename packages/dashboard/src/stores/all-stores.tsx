import type { Store } from "@mailwright/client";
import { useStores } from "@mailwright/client/react";
import { isAdmin } from "@mailwright/contract";
import { Button, EmptyState, useStyles, useTranslate } from "@mailwright/ui";
import { Plus, Store as StoreIcon } from "@mailwright/ui/icons";
import { type RefObject, useEffect, useRef, useState } from "react";
import { headerStrings } from "../header/header-strings.js";
import { RemoteView } from "../remote/remote-view.js";
import { useDashboard } from "../view/dashboard-context.js";
import { ConnectStoreDialog } from "./connect-store-dialog.js";
import { RemoveStoreDialog } from "./remove-store-dialog.js";
import { StoreRow } from "./store-row.js";
import css from "./stores.css?inline";
import { storesStrings } from "./stores-strings.js";

const styles = [css];

/** The connected stores, how fresh their products are, and for administrators the way in and out. */
export function AllStores() {
  useStyles(styles);
  const say = useTranslate(storesStrings);
  const title = useTranslate(headerStrings)("stores");
  const { session } = useDashboard();
  const answer = useStores();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isConnecting, setConnecting] = useState(false);
  const [leaving, setLeaving] = useState<Store>();
  const onRemoved = useFocusAfterRemoval(heading, answer.data);
  const isManaged = session !== undefined && isAdmin(session);
  const connect = isManaged ? (
    <Button variant="primary" icon={Plus} onClick={() => setConnecting(true)}>
      {say("connect")}
    </Button>
  ) : undefined;
  return (
    <>
      <div className="mw-dashboard-filters">
        <h1 ref={heading} className="mw-dashboard-title" tabIndex={-1}>
          {title}
        </h1>
        {answer.data && answer.data.length > 0 ? <div className="mw-dashboard-filters-end">{connect}</div> : null}
      </div>
      <div className="mw-dashboard-scroll">
        <div className="mw-stores">
          <p className="mw-stores-lead">{say("lead")}</p>
          <RemoteView answer={answer} loading={say("loading")} failed={say("failed")}>
            {(stores) =>
              stores.length === 0 ? (
                <EmptyState title={say("none")} icon={StoreIcon} action={connect}>
                  {say(isManaged ? "noneLead" : "noneForOthers")}
                </EmptyState>
              ) : (
                <ul className="mw-store-entries" aria-label={title}>
                  {stores.map((store) => (
                    <StoreRow key={store.storeUuid} store={store} onRemove={isManaged ? () => setLeaving(store) : undefined} />
                  ))}
                </ul>
              )
            }
          </RemoteView>
        </div>
      </div>
      {isConnecting ? <ConnectStoreDialog onClose={() => setConnecting(false)} /> : null}
      {leaving ? <RemoveStoreDialog store={leaving} onRemoved={onRemoved} onClose={() => setLeaving(undefined)} /> : null}
    </>
  );
}

/** The question gives the focus back to the button of what is gone then: it goes to the heading. */
function useFocusAfterRemoval(heading: RefObject<HTMLElement | null>, stores: readonly Store[] | undefined) {
  const removed = useRef<string>(undefined);
  useEffect(() => {
    if (removed.current === undefined || stores?.some(({ storeUuid }) => storeUuid === removed.current)) return;
    removed.current = undefined;
    heading.current?.focus();
  }, [heading, stores]);
  return (id: string) => {
    removed.current = id;
  };
}
