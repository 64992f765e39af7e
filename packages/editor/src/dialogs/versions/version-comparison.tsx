import type { EmailDocument } from "@mailwright/document";
import { Button, Icon, SkeletonText, useFormats, useTranslate } from "@mailwright/ui";
import { ArrowLeft } from "@mailwright/ui/icons";
import { AskedView } from "@mailwright/views/asked";
import { useEffect, useState } from "react";
import { useAsked } from "../../base/asked/use-asked.js";
import { useDocument, useEditorServices, useViewState } from "../../base/context/editor-context.js";
import { iconShapes } from "../../base/controls/icon-shapes.js";
import { compilePreview } from "../../base/document/compile-files.js";
import { useBlockWords } from "../../base/words/block-words.js";
import { useToldRefusal } from "../../base/words/use-told-refusal.js";
import type { VersionRecord } from "../../ports/version-port.js";
import { type ChangedBlock, compareDocuments } from "../../workspace/versions/compare-documents.js";
import { useWorkspace } from "../../workspace/workspace-context.js";
import { EmailFrame } from "../preview/email-frame.js";
import { useLoadVersion, useRestoreBlock } from "./use-restore-version.js";
import { versionsStrings } from "./versions-strings.js";

export interface VersionComparisonProps {
  readonly version: VersionRecord;
  readonly onBack: () => void;
}

/** The email then and now, and the blocks that differ, each with a button that restores it. */
export function VersionComparison({ version, onBack }: VersionComparisonProps) {
  const say = useTranslate(versionsStrings);
  const load = useLoadVersion();
  const before = useAsked((signal) => load(version, signal), [load, version], useToldRefusal());
  return (
    <div className="mw-compare">
      <div className="mw-compare-back">
        <Button variant="quiet" icon={{ directed: ArrowLeft }} onClick={onBack}>
          {say("back")}
        </Button>
      </div>
      <AskedView asked={before} waiting={<SkeletonText lines={8} />} failed={say("failed")}>
        {(document) => <Compared before={document} version={version} />}
      </AskedView>
    </div>
  );
}

function Compared({ before, version }: { readonly before: EmailDocument; readonly version: VersionRecord }) {
  const say = useTranslate(versionsStrings);
  const { date } = useFormats();
  const after = useDocument((document) => document);
  return (
    <div className="mw-compare-parts">
      <Changes version={version} before={before} after={after} />
      <div className="mw-compare-pictures">
        <Picture title={say("before", { date: date(new Date(version.date)) })} frame={say("frameThen")} document={before} />
        <Picture title={say("now")} frame={say("frameNow")} document={after} />
      </div>
    </div>
  );
}

function Picture({ title, frame, document }: { readonly title: string; readonly frame: string; readonly document: EmailDocument }) {
  const { compiler } = useEditorServices();
  const info = useWorkspace((workspace) => workspace.info);
  const [html, setHtml] = useState<string>();
  useEffect(() => setHtml(compilePreview(compiler, document, info)), [compiler, document, info]);
  return (
    <section aria-label={title} className="mw-compare-picture">
      <h3 className="mw-compare-title">{title}</h3>
      {html === undefined ? null : <EmailFrame title={frame} html={html} device="desktop" isDark={false} />}
    </section>
  );
}

interface ChangesProps {
  readonly version: VersionRecord;
  readonly before: EmailDocument;
  readonly after: EmailDocument;
}

function Changes({ version, before, after }: ChangesProps) {
  const say = useTranslate(versionsStrings);
  const { blocks, areSettingsChanged } = compareDocuments(before, after);
  return (
    <section aria-label={say("changes")} className="mw-compare-changes">
      <h3 className="mw-compare-title">{say("changes")}</h3>
      {blocks.length === 0 && !areSettingsChanged ? <p className="mw-version-user">{say("nothing")}</p> : null}
      {areSettingsChanged ? <p className="mw-version-user">{say("settings")}</p> : null}
      <ul className="mw-versions">
        {blocks.map((changed) => (
          <ChangeRow key={changed.id} changed={changed} version={version} />
        ))}
      </ul>
    </section>
  );
}

function ChangeRow({ changed, version }: { readonly changed: ChangedBlock; readonly version: VersionRecord }) {
  const say = useTranslate(versionsStrings);
  const words = useBlockWords();
  const restore = useRestoreBlock(version);
  const { registry } = useEditorServices();
  const isReadOnly = useViewState((viewState) => viewState.readOnly);
  const { id, block, kind } = changed;
  const definition = registry.get(block.type);
  const name = definition ? words.name(definition) : block.type;
  const isAdded = kind === "added";
  return (
    <li className="mw-version">
      {definition ? <Icon icon={iconShapes(definition.icon)} /> : null}
      <div className="mw-version-words">
        <p className="mw-version-time">{name}</p>
        <p className="mw-change-kind" data-kind={kind}>
          {say(kind)}
        </p>
      </div>
      {isReadOnly ? null : (
        <Button aria-label={say(isAdded ? "removeBlockOf" : "restoreBlockOf", { name })} onClick={() => restore(id, name)}>
          {say(isAdded ? "removeBlock" : "restoreBlock")}
        </Button>
      )}
    </li>
  );
}
