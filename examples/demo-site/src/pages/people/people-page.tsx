import { isApiError } from "@mailwright/client";
import { useInvitations, usePeople, useSession } from "@mailwright/client/react";
import type { Person } from "@mailwright/contract";
import { DeniedState, ErrorState, Segmented, Spinner, useTranslate } from "@mailwright/ui";
import { useState } from "react";
import { usePageTitle } from "../../use-page-title.js";
import { PageHead } from "../page-head.js";
import { Invitations } from "./invitations.js";
import { InviteForm } from "./invite-form.js";
import { peopleStrings } from "./people-strings.js";
import { PersonRow } from "./person-row.js";
import { PublishingSettings } from "./publishing-settings.js";
import { teamStrings } from "./team-strings.js";
import { Teams } from "./teams.js";

/** Where administrators see who may come in, invite others, take access away, and keep teams. */
export function PeoplePage() {
  const t = useTranslate(peopleStrings);
  usePageTitle(t("title"));
  const { data: people, error, isPending, refetch } = usePeople();
  const [part, setPart] = useState<Part>("people");
  return (
    <div className="site-page">
      <PageHead title={t("title")} hint={t("hint")} back={t("back")} />
      <main className="site-people-body">
        {isPending && <Spinner />}
        {error && !people && <Failed error={error} onRetry={() => void refetch()} />}
        {people && (
          <>
            <ChoosePart part={part} onChange={setPart} />
            {part === "people" ? <Everybody people={people} /> : <Teams people={people} />}
          </>
        )}
      </main>
    </div>
  );
}

type Part = "people" | "teams";

function ChoosePart({ part, onChange }: { readonly part: Part; readonly onChange: (part: Part) => void }) {
  const t = useTranslate(teamStrings);
  const options = (["people", "teams"] as const).map((value) => ({ value, label: t(value) }));
  return <Segmented label={t("shown")} isLabelHidden value={part} options={options} onChange={onChange} />;
}

function Everybody({ people }: { readonly people: readonly Person[] }) {
  const t = useTranslate(peopleStrings);
  const { data: session } = useSession();
  const invitations = useInvitations();
  return (
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
      <PublishingSettings />
    </>
  );
}

function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useTranslate(peopleStrings);
  if (isApiError(error, "admin-only")) return <DeniedState title={t("denied")}>{t("deniedHint")}</DeniedState>;
  return <ErrorState title={t("failed")} onRetry={onRetry} />;
}
