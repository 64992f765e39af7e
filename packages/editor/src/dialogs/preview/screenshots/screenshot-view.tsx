import { Button, EmptyState, ErrorState, Icon, Spinner, useStyles, useTranslate } from "@mailwright/ui";
import { Camera, TriangleAlert } from "@mailwright/ui/icons";
import { useAsked } from "@mailwright/views/asked";
import { useState } from "react";
import { useEditorServices, useHasUnsavedWork } from "../../../base/context/editor-context.js";
import { useBannerStyles } from "../../../base/styles/use-banner-styles.js";
import type { ScreenshotPort, ScreenshotSource } from "../../../ports/screenshot-port.js";
import { useWorkspace, useWorkspaceActions } from "../../../workspace/workspace-context.js";
import { ScreenshotChoice } from "./screenshot-choice.js";
import { ScreenshotResults } from "./screenshot-results.js";
import { screenshotStrings } from "./screenshot-strings.js";
import css from "./screenshots.css?inline";
import type { Screenshots } from "./use-screenshots.js";
import { useServiceWords } from "./use-service-words.js";
import { WayChoice } from "./way-choice.js";

const styles = [css];

/** Pictures of the email in real mail programs, from a service that takes them. */
export function ScreenshotView({ screenshots }: { readonly screenshots: Screenshots }) {
  useStyles(styles);
  const say = useTranslate(screenshotStrings);
  const words = useServiceWords();
  const { ports } = useEditorServices();
  const asked = useAsked(
    async (signal) => {
      const port = await ports.screenshots?.();
      return port && { port, answer: await port.readSource(signal) };
    },
    [ports],
  );
  const { value } = asked;
  if (asked.phase === "failed") return <Plain>{<ErrorState title={say("sourceFailed")} onRetry={asked.retry} />}</Plain>;
  if (!value) {
    return (
      <Plain>
        <div className="mw-preview-wait" role="status" aria-label={say("loading")}>
          <Spinner sizePx={24} />
        </div>
      </Plain>
    );
  }
  const { port, answer } = value;
  if (answer.kind === "source") return <Connected port={port} source={answer} screenshots={screenshots} />;
  return (
    <Plain>
      {answer.code === "screenshots-not-configured" ? (
        <EmptyState title={say("notConfigured")} icon={Camera}>
          {say("notConfiguredHint")}
        </EmptyState>
      ) : (
        <ErrorState title={say("sourceFailed")} onRetry={asked.retry}>
          {words(answer)}
        </ErrorState>
      )}
    </Plain>
  );
}

function Plain({ children }: { readonly children: React.ReactNode }) {
  return (
    <>
      <div className="mw-programs-bar">
        <WayChoice />
      </div>
      <div className="mw-shots-plain">{children}</div>
    </>
  );
}

interface ConnectedProps {
  readonly port: ScreenshotPort;
  readonly source: ScreenshotSource;
  readonly screenshots: Screenshots;
}

function Connected({ port, source, screenshots }: ConnectedProps) {
  const say = useTranslate(screenshotStrings);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(firstOf(source)));
  const ids = source.clients.flatMap(({ id }) => (chosen.has(id) ? id : []));
  return (
    <>
      <div className="mw-programs-bar">
        <WayChoice />
        <Button
          variant="primary"
          icon={Camera}
          disabled={ids.length === 0 || screenshots.isTaking}
          onClick={() => screenshots.take(port, ids)}
        >
          {ids.length === 0 ? say("chooseSome") : say("take", { count: ids.length })}
        </Button>
        <p className="mw-programs-note">
          {source.name === "" ? say("takenByPage") : `${say("takenBy")} `}
          {source.name === "" ? null : <SourceName source={source} />}
        </p>
      </div>
      {port.isOfStored ? <UnsavedNote /> : null}
      <div className="mw-programs-body">
        <ScreenshotChoice clients={source.clients} chosen={chosen} onChange={setChosen} />
        <ScreenshotResults
          clients={source.clients}
          screenshots={screenshots}
          isOfStored={port.isOfStored}
          onRetry={(clientIds) => screenshots.take(port, clientIds)}
        />
      </div>
    </>
  );
}

/** Some of each kind, so that the first press shows something. */
function firstOf({ clients }: ScreenshotSource): readonly string[] {
  return (["web", "desktop", "mobile"] as const).flatMap((kind) => clients.find((client) => client.kind === kind)?.id ?? []);
}

function SourceName({ source: { name, url } }: { readonly source: ScreenshotSource }) {
  if (url === "") return name;
  return (
    <a className="mw-dialog-link" href={url} target="_blank" rel="noreferrer noopener">
      {name}
    </a>
  );
}

function UnsavedNote() {
  useBannerStyles();
  const say = useTranslate(screenshotStrings);
  const isUnsaved = useHasUnsavedWork();
  const { store } = useEditorServices().ports;
  const { save } = useWorkspaceActions();
  const isSaving = useWorkspace(({ savePhase }) => savePhase === "saving");
  if (!isUnsaved) return null;
  return (
    <div role="status" className="mw-banner">
      <Icon icon={TriangleAlert} />
      <span className="mw-banner-text">{say("unsaved")}</span>
      {store.save ? (
        <Button isLoading={isSaving} onClick={() => void save()}>
          {say("save")}
        </Button>
      ) : null}
    </div>
  );
}
