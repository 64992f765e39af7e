import { Button, EmptyState, ErrorState, Icon, ProgressBar, Spinner, useTranslate } from "@mailwright/ui";
import { Camera, CircleAlert, RotateCw } from "@mailwright/ui/icons";
import { useState } from "react";
import type { Screenshot, ScreenshotClient } from "../../../ports/screenshot-port.js";
import { screenshotStrings } from "./screenshot-strings.js";
import type { Screenshots, ScreenshotsState } from "./use-screenshots.js";
import { useServiceWords } from "./use-service-words.js";

export interface ScreenshotResultsProps {
  readonly clients: readonly ScreenshotClient[];
  readonly screenshots: Screenshots;
  readonly isOfStored: boolean;
  readonly onRetry: (clientIds: readonly string[]) => void;
}

/** What has been taken, what is being taken, and what failed. */
export function ScreenshotResults({ clients, screenshots, isOfStored, onRetry }: ScreenshotResultsProps) {
  const say = useTranslate(screenshotStrings);
  const { shots, isTaking, refusal, cancel } = screenshots;
  const nameOf = (id: string) => clients.find((client) => client.id === id)?.name ?? id;
  const done = shots.filter(({ state }) => state !== "waiting").length;
  if (shots.length === 0 && !refusal) {
    return (
      <div className="mw-shots-results">
        <EmptyState title={say("idle")} icon={Camera}>
          {say("idleHint")} {isOfStored ? say("idleStored") : null}
        </EmptyState>
      </div>
    );
  }
  return (
    <section className="mw-shots-results" aria-label={say("results")}>
      {isTaking ? <ProgressBar label={say("taking")} share={done / shots.length} onCancel={cancel} /> : null}
      <p role="status" className="mw-hidden">
        {say("progress", { done, count: shots.length })}
      </p>
      {refusal ? <Refused refusal={refusal} /> : null}
      <ul className="mw-program-grid mw-shots-grid">
        {shots.map((shot) => (
          <Shot
            key={`${shot.clientId} ${shot.url ?? shot.state}`}
            shot={shot}
            name={nameOf(shot.clientId)}
            isBusy={isTaking}
            onRetry={() => onRetry([shot.clientId])}
          />
        ))}
      </ul>
    </section>
  );
}

function Refused({ refusal }: { readonly refusal: NonNullable<ScreenshotsState["refusal"]> }) {
  const say = useTranslate(screenshotStrings);
  const words = useServiceWords();
  if (refusal.code === "quota-screenshots") return <ErrorState title={say("quota")} />;
  return <ErrorState title={say("notTaken")}>{"kind" in refusal ? words(refusal) : null}</ErrorState>;
}

interface ShotProps {
  readonly shot: Screenshot;
  readonly name: string;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

function Shot({ shot, name, isBusy, onRetry }: ShotProps) {
  const say = useTranslate(screenshotStrings);
  const [isUnseen, setUnseen] = useState(false);
  const { state, url } = shot;
  return (
    <li className="mw-program-tile">
      <p className="mw-shot-name">{name}</p>
      <div className="mw-shot-frame" data-state={state}>
        {state === "done" && url !== undefined && !isUnseen ? (
          <a className="mw-shot-link" href={url} target="_blank" rel="noreferrer noopener" aria-label={say("openOne", { name })}>
            <img className="mw-shot-picture" src={url} alt={say("picture", { name })} loading="lazy" onError={() => setUnseen(true)} />
          </a>
        ) : state === "waiting" ? (
          <>
            <Spinner sizePx={20} />
            <span>{say("waiting")}</span>
          </>
        ) : (
          <>
            <Icon icon={CircleAlert} />
            <span>{say(isUnseen ? "unseen" : "failed")}</span>
            <Button
              icon={RotateCw}
              disabled={isBusy}
              aria-label={say("retryOne", { name })}
              onClick={isUnseen ? () => setUnseen(false) : onRetry}
            >
              {say("retry")}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
