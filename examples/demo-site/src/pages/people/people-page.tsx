import { isApiError } from "@mailwright/client";
import { useInvitations, usePeople, useSession } from "@mailwright/client/react";
import { DeniedState, ErrorState, Spinner, useTranslate } from "@mailwright/ui";
import { usePageTitle } from "../../use-page-title.js";
import { PageHead } from "../page-head.js";
import { Invitations } from "./invitations.js";
import { InviteForm } from "./invite-form.js";
import { peopleStrings } from "./people-strings.js";
import { PersonRow } from "./person-row.js";

/** Where administrators see who may come in, invite others, and take access away. */
export function PeoplePage() {
  const t = useTranslate(peopleStrings);
  usePageTitle(t("title"));
  const { data: session } = useSession();
  const { data: people, error, isPending, refetch } = usePeople();
  const invitations = useInvitations();
  return (
    <div className="site-page">
      <PageHead title={t("title")} hint={t("hint")} back={t("back")} />
      <main className="site-people-body">
        {isPending && <Spinner />}
        {error && !people && <Failed error={error} onRetry={() => void refetch()} />}
        {people && (
          <>
            <InviteForm />
            {invitations.data && invitations.data.length > 0 && <Invitations invitations={invitations.data} />}
            <ul className="site-people-list" aria-label={t("title")}>
              {people.map((person) => (
                <PersonRow
                  key={person.id}
                  person={person}
                  isOneself={person.id === session?.id}
                  heirs={people.filter(({ id, isActive }) => isActive && id !== person.id)}
                />
              ))}
            </ul>
            {people.length === 1 && <p className="site-muted">{t("onlyYou")}</p>}
          </>
        )}
      </main>
    </div>
  );
}

function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useTranslate(peopleStrings);
  if (isApiError(error, "admin-only")) return <DeniedState title={t("denied")}>{t("deniedHint")}</DeniedState>;
  return <ErrorState title={t("failed")} onRetry={onRetry} />;
}
