import { Button, EmptyState, ErrorState, TextField, useStyles, useTranslate } from "@mailwright/ui";
import { useState } from "react";
import { usePageTitle } from "../use-page-title.js";
import css from "./review.css?inline";
import { ReviewDesk } from "./review-desk.js";
import { reviewStrings } from "./review-strings.js";
import { type ReviewLink, type ReviewVisit, useReviewVisit } from "./use-review.js";

const styles = [css];

/** What a guest sees at the address of a review link. */
export function ReviewPage(link: ReviewLink) {
  useStyles(styles);
  const say = useTranslate(reviewStrings);
  const { visit, open, retry, leave } = useReviewVisit(link);
  usePageTitle(visit.phase === "open" ? visit.review.templateName : say("title"));
  if (visit.phase === "open") return <ReviewDesk link={link} review={visit.review} onRefused={leave} />;
  return (
    <main className="site-centre" aria-busy={visit.phase === "opening"}>
      <Closed visit={visit} onPassword={open} onRetry={retry} />
    </main>
  );
}

interface ClosedProps {
  readonly visit: Exclude<ReviewVisit, { phase: "open" }>;
  readonly onPassword: (password: string) => Promise<void>;
  readonly onRetry: () => void;
}

function Closed({ visit, onPassword, onRetry }: ClosedProps) {
  const say = useTranslate(reviewStrings);
  if (visit.phase === "opening") return <p role="status">{say("opening")}</p>;
  if (visit.phase === "failed") return <ErrorState title={say("failed")} onRetry={onRetry} />;
  if (visit.phase === "locked") return <PasswordForm failure={visit.failure} onPassword={onPassword} />;
  return (
    <div role="alert">
      <EmptyState title={say(visit.why)}>{say(`${visit.why}Hint`)}</EmptyState>
    </div>
  );
}

interface PasswordFormProps {
  readonly failure: "wrong" | "often" | "away" | undefined;
  readonly onPassword: (password: string) => Promise<void>;
}

function PasswordForm({ failure, onPassword }: PasswordFormProps) {
  const say = useTranslate(reviewStrings);
  const [password, setPassword] = useState("");
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    if (password === "") return;
    setBusy(true);
    await onPassword(password);
    setBusy(false);
  };
  return (
    <form
      className="review-password"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h1 className="review-title">{say("title")}</h1>
      <p className="site-muted">{say("locked")}</p>
      <TextField
        label={say("password")}
        type="password"
        autoComplete="current-password"
        value={password}
        error={failure && !isBusy ? say(failure) : undefined}
        onChange={setPassword}
      />
      <Button type="submit" variant="primary" isLoading={isBusy}>
        {say("enter")}
      </Button>
    </form>
  );
}
