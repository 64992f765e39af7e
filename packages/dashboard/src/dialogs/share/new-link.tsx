import { useGivenLink } from "@mailwright/client/react";
import {
  isOwner,
  reviewLinkDaysInitial,
  reviewPasswordMinLength,
  type ShareLinkDays,
  shareLinkDays,
  shareLinkDaysInitial,
  type TemplateSummary,
} from "@mailwright/contract";
import { Button, Select, TextField, useStyles, useTranslate } from "@mailwright/ui";
import { useState } from "react";
import { useSharingActions } from "../../actions/use-sharing-actions.js";
import { useDashboard } from "../../view/dashboard-context.js";
import css from "./new-link.css?inline";
import { shareLinksStrings } from "./share-links-strings.js";

const styles = [css];

/** Makes a link that works as long as is chosen here, and copies it. The owner may let guests comment by it. */
export function NewLink({ template }: { readonly template: TemplateSummary }) {
  useStyles(styles);
  const say = useTranslate(shareLinksStrings);
  const { giveLink } = useSharingActions();
  const { session } = useDashboard();
  const link = useGivenLink(template.id);
  const [days, setDays] = useState<ShareLinkDays>(shareLinkDaysInitial);
  const [kind, setKind] = useState<"look" | "comment">("look");
  const [password, setPassword] = useState("");
  const mayReview = session !== undefined && isOwner(template, session);
  const isShort = kind === "comment" && password !== "" && password.length < reviewPasswordMinLength;
  const choose = (chosen: typeof kind) => {
    setKind(chosen);
    setDays(chosen === "comment" ? reviewLinkDaysInitial : shareLinkDaysInitial);
  };
  const give = async () => {
    if (isShort) return;
    const review = kind === "comment" ? { ...(password !== "" && { password }) } : undefined;
    await giveLink(() => link.mutateAsync({ days, review }));
    setPassword("");
  };
  return (
    <form
      className="mw-new-link"
      onSubmit={(event) => {
        event.preventDefault();
        void give();
      }}
    >
      {mayReview ? (
        <Select
          label={say("kind")}
          value={kind}
          options={[
            { value: "look", label: say("mayLook") },
            { value: "comment", label: say("mayComment") },
          ]}
          onChange={choose}
        />
      ) : null}
      <Select label={say("worksFor")} value={`${days}`} options={dayOptions(say)} onChange={(chosen) => setDays(daysOf[chosen])} />
      {kind === "comment" ? (
        <TextField
          label={say("password")}
          type="password"
          autoComplete="new-password"
          value={password}
          maxLength={passwordMaxLength}
          hint={say("passwordHint")}
          error={isShort ? say("passwordShort", { count: reviewPasswordMinLength }) : undefined}
          onChange={setPassword}
        />
      ) : null}
      <Button type="submit" isLoading={link.isPending} disabled={isShort}>
        {say("copy")}
      </Button>
    </form>
  );
}

const passwordMaxLength = 200;

type DaysWord = `${ShareLinkDays}`;

const daysOf = { 1: 1, 7: 7, 30: 30, 90: 90 } as const satisfies Record<DaysWord, ShareLinkDays>;

const dayOptions = (say: (key: "days", values: { count: number }) => string) =>
  shareLinkDays.map((days) => ({ value: `${days}` as const, label: say("days", { count: days }) }));
