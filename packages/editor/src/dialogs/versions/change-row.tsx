import type { EmailDocument } from "@mailwright/document";
import { Button, Icon, useFormats, useTranslate } from "@mailwright/ui";
import { useEditorServices, useViewState } from "../../base/context/editor-context.js";
import { iconShapes } from "../../base/controls/icon-shapes.js";
import { useBlockWords } from "../../base/words/block-words.js";
import { useAccessibleName } from "../../canvas/words/use-block-name.js";
import type { VersionRecord } from "../../ports/version-port.js";
import { type ChangedBlock, changedProps } from "../../workspace/versions/compare-documents.js";
import { useRestoreBlock } from "./use-restore-version.js";
import { versionsStrings } from "./versions-strings.js";

export interface ChangeRowProps {
  readonly changed: ChangedBlock;
  readonly before: EmailDocument;
  readonly version: Pick<VersionRecord, "date">;
  /** The pictures show this change. */
  readonly isShown: boolean;
  readonly onShow: () => void;
}

/** One change: which block, by its words, and what of it is different. It is shown in the pictures when it is pressed. */
export function ChangeRow({ changed, before, version, isShown, onShow }: ChangeRowProps) {
  const say = useTranslate(versionsStrings);
  const nameOf = useAccessibleName();
  const restore = useRestoreBlock(version);
  const { registry } = useEditorServices();
  const isReadOnly = useViewState((viewState) => viewState.readOnly);
  const { id, block, kind } = changed;
  const definition = registry.get(block.type);
  const name = nameOf(block);
  const isAdded = kind === "added";
  return (
    <li className="mw-version mw-change" data-shown={isShown ? "" : undefined}>
      <button type="button" className="mw-change-show" aria-current={isShown ? "true" : undefined} onClick={onShow}>
        {definition ? <Icon icon={iconShapes(definition.icon)} /> : null}
        <span className="mw-version-words">
          <span className="mw-change-name" dir="auto">
            {name}
          </span>
          <span className="mw-change-kind" data-kind={kind}>
            <KindWords changed={changed} before={before} />
          </span>
        </span>
      </button>
      {isReadOnly ? null : (
        <Button aria-label={say(isAdded ? "removeBlockOf" : "restoreBlockOf", { name })} onClick={() => restore(id, name)}>
          {say(isAdded ? "removeBlock" : "restoreBlock")}
        </Button>
      )}
    </li>
  );
}

const namesMax = 3;

/** What is different, such as "Changed: Text, Alignment" or, of a section that came, "Added: with Heading: Spring sale". */
function KindWords({ changed, before }: Pick<ChangeRowProps, "changed" | "before">) {
  const say = useTranslate(versionsStrings);
  const words = useBlockWords();
  const { list } = useFormats();
  const { registry } = useEditorServices();
  const inside = useInside(changed);
  const { kind, block } = changed;
  const definition = registry.get(block.type);
  const { props, others } = kind === "changed" ? changedProps(before, changed) : { props: [], others: false };
  const named = definition ? props.map((prop) => words.prop(definition, prop)) : props;
  const details = kind === "changed" ? [...new Set(named), ...(others ? [say("otherSettings")] : [])] : inside;
  if (details.length === 0) return say(kind);
  const told = details.length > namesMax ? [...details.slice(0, namesMax), say("andMore", { count: details.length - namesMax })] : details;
  return say("kindOf", { kind: say(kind), details: list(told) });
}

/** The content of a block that holds others, by name. */
function useInside({ block }: ChangedBlock): readonly string[] {
  const nameOf = useAccessibleName();
  const collect = (children: typeof block.children): readonly string[] =>
    (children ?? []).flatMap((child) => (child.children ? collect(child.children) : [nameOf(child)]));
  return collect(block.children);
}
