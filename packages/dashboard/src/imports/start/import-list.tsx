import type { Import } from "@mailwright/client";
import { useImportWork } from "@mailwright/client/react";
import { Badge, EmptyState, IconButton, ProgressBar, useAnnounce, useFormats, useTranslate } from "@mailwright/ui";
import { ConfirmDialog } from "@mailwright/ui/dialogs";
import { Inbox, Trash2 } from "@mailwright/ui/icons";
import { useEffect, useRef, useState } from "react";
import { useReportFailure } from "../../actions/use-report-failure.js";
import { type RemoteAnswer, RemoteView } from "../../remote/remote-view.js";
import { useDashboard } from "../../view/dashboard-context.js";
import { moveView, writeView } from "../../view/dashboard-view.js";
import { linkTo } from "../../view/link-to.js";
import { startStrings } from "./start-strings.js";

/** What was brought before, the newest first: how far each is, the way to its results, and out. */
export function ImportList({ answer }: { readonly answer: RemoteAnswer<Import[]> }) {
  const say = useTranslate(startStrings);
  const heading = useRef<HTMLHeadingElement>(null);
  const [leaving, setLeaving] = useState<Import>();
  const removed = useRef<string>(undefined);
  const remove = useRemove((id) => {
    removed.current = id;
    setLeaving(undefined);
  });
  const { data } = answer;
  useEffect(() => {
    // The question gave the focus back to the button of what is gone now.
    if (removed.current === undefined || data?.some(({ id }) => id === removed.current)) return;
    removed.current = undefined;
    heading.current?.focus();
  }, [data]);
  return (
    <section className="mw-own-imports" aria-labelledby="mw-own-imports">
      <h2 ref={heading} id="mw-own-imports" className="mw-imports-heading" tabIndex={-1}>
        {say("own")}
      </h2>
      <p className="mw-imports-lead">{say("ownLead")}</p>
      <RemoteView answer={answer} loading={say("loading")} failed={say("listFailed")}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState title={say("none")} icon={Inbox}>
              {say("noneLead")}
            </EmptyState>
          ) : (
            <ul className="mw-import-entries">
              {all.map((one) => (
                <ImportEntry key={one.id} own={one} onRemove={() => setLeaving(one)} />
              ))}
            </ul>
          )
        }
      </RemoteView>
      {leaving ? (
        <ConfirmDialog
          title={say("removeTitle", { name: leaving.name })}
          confirmLabel={say("removeConfirm")}
          tone="danger"
          isBusy={remove.isBusy}
          onConfirm={() => remove.run(leaving)}
          onClose={() => setLeaving(undefined)}
        >
          {say("removeWords")}
        </ConfirmDialog>
      ) : null}
    </section>
  );
}

function ImportEntry({ own, onRemove }: { readonly own: Import; readonly onRemove: () => void }) {
  const say = useTranslate(startStrings);
  const { moment } = useFormats();
  const { view, host } = useDashboard();
  const { cancel } = useImportWork();
  const { id, name, state, total, waiting } = own;
  return (
    <li className="mw-import-entry">
      <div className="mw-import-entry-words">
        <a className="mw-import-entry-name" {...linkTo(host, writeView(moveView(view, { imports: id })))}>
          {name}
        </a>
        <span className="mw-import-entry-date">{moment(new Date(own.createdAt), new Date())}</span>
      </div>
      {state === "running" ? (
        <div className="mw-import-entry-progress">
          <ProgressBar
            label={say("running", { done: total - waiting, total })}
            share={(total - waiting) / Math.max(1, total)}
            onCancel={() => cancel.mutate(id)}
          />
        </div>
      ) : (
        <Standing own={own} />
      )}
      <IconButton label={say("remove", { name })} icon={Trash2} onClick={onRemove} />
    </li>
  );
}

function Standing({ own: { state, read, refused, accepted } }: { readonly own: Import }) {
  const say = useTranslate(startStrings);
  return (
    <div className="mw-import-entry-badges">
      {state === "done" ? null : <Badge tone="warning">{say(state === "failed" ? "failedState" : "cancelledState")}</Badge>}
      <Badge>{say("done", { count: read })}</Badge>
      {refused > 0 ? <Badge tone="danger">{say("refused", { count: refused })}</Badge> : null}
      {accepted > 0 ? <Badge tone="success">{say("accepted", { count: accepted })}</Badge> : null}
    </div>
  );
}

function useRemove(onDone: (id: string) => void) {
  const say = useTranslate(startStrings);
  const announce = useAnnounce();
  const report = useReportFailure();
  const { remove } = useImportWork();
  const run = ({ id, name }: Import) =>
    remove.mutate(id, {
      onSuccess: () => {
        announce(say("removed", { name }));
        onDone(id);
      },
      onError: (error) => report(error),
    });
  return { run, isBusy: remove.isPending };
}
