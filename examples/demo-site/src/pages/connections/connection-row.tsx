import type { Connection, ConnectionTest } from "@mailwright/client";
import { useConnectionWork } from "@mailwright/client/react";
import { destinations } from "@mailwright/destinations";
import { Button, useFormats, useTranslate } from "@mailwright/ui";
import { useState } from "react";
import { connectionsStrings } from "./connections-strings.js";
import { RemoveConnectionDialog } from "./remove-connection-dialog.js";

/** One account: where, whose, when it was used, whether it is good, and the way to remove it. */
export function ConnectionRow({ connection }: { readonly connection: Connection }) {
  const t = useTranslate(connectionsStrings);
  const { test } = useConnectionWork();
  const [isAsked, setAsked] = useState(false);
  const { id, provider, name, mayTest, mayDelete } = connection;
  const destination = destinations.find((each) => each.provider === provider);
  const service = destination?.name ?? provider;
  return (
    <li className="site-connection" aria-label={name}>
      {destination && (
        <span
          className="site-connection-mark"
          aria-hidden="true"
          style={{ background: destination.mark.ground, color: destination.mark.ink }}
        >
          {destination.mark.letters}
        </span>
      )}
      <div className="site-user-words">
        <span className="site-user-name">{name}</span>
        <span className="site-muted">{useWhose(connection, service)}</span>
      </div>
      <div className="site-connection-work">
        {mayTest && (
          <Button aria-label={t("testOf", { name })} isLoading={test.isPending} onClick={() => test.mutate(id)}>
            {t("test")}
          </Button>
        )}
        {mayDelete && (
          <Button aria-label={t("removeOf", { name })} onClick={() => setAsked(true)}>
            {t("remove")}
          </Button>
        )}
      </div>
      <Told service={service} isAsking={test.isPending} isFailed={test.isError} answer={test.data} />
      {isAsked && <RemoveConnectionDialog connection={connection} service={service} onClose={() => setAsked(false)} />}
    </li>
  );
}

function useWhose({ isTeam, ownerName, usedAt }: Connection, service: string): string {
  const t = useTranslate(connectionsStrings);
  const { moment } = useFormats();
  const whose = isTeam ? t("ofTeam", { owner: ownerName }) : t("own");
  const used = usedAt === null ? t("unused") : t("usedAt", { when: moment(new Date(usedAt), new Date()) });
  return t("at", { service, whose, used });
}

interface ToldProps {
  readonly service: string;
  readonly isAsking: boolean;
  readonly isFailed: boolean;
  readonly answer: ConnectionTest | undefined;
}

/** What the service said when it was asked. */
function Told({ service, isAsking, isFailed, answer }: ToldProps) {
  const t = useTranslate(connectionsStrings);
  const isRefused = answer?.isGood === false;
  const words = () => {
    if (isAsking) return t("testing", { service });
    if (isFailed) return t("notTested", { service });
    if (!answer) return null;
    if (answer.isGood === null) return t("untold", { service });
    if (answer.isGood) return t("works", { service });
    return t(answer.destination?.code === "AUTH" ? "refused" : "notTested", { service });
  };
  const reason = isRefused ? answer.destination?.reason : undefined;
  return (
    <p role="status" className="site-connection-told" data-tone={isFailed || isRefused ? "danger" : undefined}>
      {words()}
      {reason && !isAsking ? ` ${t("says", { service, reason })}` : null}
    </p>
  );
}
