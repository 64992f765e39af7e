import { useGivenLink } from "@mailwright/client/react";
import { type ShareLinkDays, shareLinkDays, shareLinkDaysInitial, type TemplateSummary } from "@mailwright/contract";
import { Button, Select, useStyles, useTranslate } from "@mailwright/ui";
import { useState } from "react";
import { useSharingActions } from "../../actions/use-sharing-actions.js";
import css from "./new-link.css?inline";
import { shareLinksStrings } from "./share-links-strings.js";

const styles = [css];

/** Makes a link that works as long as is chosen here, and copies it. */
export function NewLink({ template }: { readonly template: TemplateSummary }) {
  useStyles(styles);
  const say = useTranslate(shareLinksStrings);
  const { giveLink } = useSharingActions();
  const link = useGivenLink(template.id);
  const [days, setDays] = useState<ShareLinkDays>(shareLinkDaysInitial);
  return (
    <form
      className="mw-new-link"
      onSubmit={(event) => {
        event.preventDefault();
        void giveLink(() => link.mutateAsync({ days }));
      }}
    >
      <Select label={say("worksFor")} value={`${days}`} options={dayOptions(say)} onChange={(chosen) => setDays(daysOf[chosen])} />
      <Button type="submit" isLoading={link.isPending}>
        {say("copy")}
      </Button>
    </form>
  );
}

type DaysWord = `${ShareLinkDays}`;

const daysOf = { 1: 1, 7: 7, 30: 30, 90: 90 } as const satisfies Record<DaysWord, ShareLinkDays>;

const dayOptions = (say: (key: "days", values: { count: number }) => string) =>
  shareLinkDays.map((days) => ({ value: `${days}` as const, label: say("days", { count: days }) }));
