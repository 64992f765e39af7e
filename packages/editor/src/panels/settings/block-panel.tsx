import {
  type AnyBlockDefinition,
  type Block,
  isContentProp,
  isLocked,
  type OverridePart,
  type PanelGroup,
  type PropSpecs,
  storedExtra,
} from "@mailwright/document";
import { Collapsible, Icon, useStyles, useTranslate } from "@mailwright/ui";
import { useMemo } from "react";
import { useDocument, useEditor, useEditorServices, useViewState } from "../../base/context/editor-context.js";
import { iconShapes } from "../../base/controls/icon-shapes.js";
import { resolveLook } from "../../base/document/block-looks.js";
import { partOf, scopeOf } from "../../base/document/field-scope.js";
import { useBlockWords } from "../../base/words/block-words.js";
import { advancedTabs, type PanelTab, panelTabs } from "../../workspace/panels/panel-tabs.js";
import css from "./block-panel.css?inline";
import { blockPanelStrings } from "./block-panel-strings.js";
import { ColumnsField } from "./columns-field.js";
import { ExtraFields, hasExtraFields } from "./extra-fields.js";
import { extraGroups } from "./extra-groups.js";
import { extraStrings } from "./extra-strings.js";
import { LooksField } from "./looks-field.js";
import { PanelBlockContext } from "./panel-block-context.js";
import { PropField } from "./prop-field.js";

const styles = [css];

export interface BlockPanelProps {
  readonly block: Block;
  readonly swatches: readonly string[];
  readonly closedTabs: ReadonlySet<PanelTab>;
  readonly onToggle: (tab: PanelTab, isOpen: boolean) => void;
}

/** Everything that can be set on one block. */
export function BlockPanel({ block, swatches, closedTabs, onToggle }: BlockPanelProps) {
  useStyles(styles);
  const say = useTranslate(blockPanelStrings);
  const words = useBlockWords();
  const { registry } = useEditor();
  const extraSay = useTranslate(extraStrings);
  const mode = useViewState((viewState) => viewState.mode);
  const device = useViewState((viewState) => viewState.device);
  const scheme = useViewState((viewState) => viewState.scheme);
  const scope = useMemo(() => scopeOf({ mode, device, scheme }), [mode, device, scheme]);
  const definition = registry.get(block.type);
  const isOutsidePlan = useIsOutsidePlan(definition);
  const isReadOnly = useViewState((viewState) => viewState.readOnly);
  if (!definition) return <p className="mw-panel-note">{say("unknownBlock")}</p>;
  const isStyleLocked = isLocked(block, "style") || isReadOnly;

  const tabs = panelTabs.filter((tab) => mode === "advanced" || !advancedTabs.includes(tab));
  const sections = tabs.flatMap((tab) => {
    const fields = fieldsOf(definition.panel, tab);
    const extra = isExtra(tab) && hasExtraFields(definition, tab) ? tab : undefined;
    return fields.length > 0 || extra ? [{ tab, fields, extra }] : [];
  });
  return (
    <PanelBlockContext.Provider value={block.id}>
      <div className="mw-panel-block">
        <Icon icon={iconShapes(definition.icon)} />
        <h3 className="mw-panel-block-name">{words.name(definition)}</h3>
      </div>
      {scope.map((part) => (
        <p key={part} className="mw-panel-note mw-panel-scope">
          {extraSay(scopeNotes[part])}
        </p>
      ))}
      {isOutsidePlan ? (
        <p className="mw-panel-note">{say(definition.entitlement === "customCode" ? "codeNotInPlan" : "notInPlan")}</p>
      ) : null}
      {sections.length === 0 ? <p className="mw-panel-note">{say("noSettings")}</p> : null}
      {sections.map(({ tab, fields, extra }) => (
        <Collapsible
          key={tab}
          title={say(tab)}
          headingLevel={4}
          isOpen={!closedTabs.has(tab)}
          onOpenChange={(isOpen) => onToggle(tab, isOpen)}
        >
          {tab === "quick" ? <ColumnsField section={block} isDisabled={isStyleLocked} /> : null}
          <PanelFields block={block} fields={fields} swatches={swatches} scope={scope} hasLooks={tab === "style"} />
          {extra ? <ExtraFields block={block} definition={definition} part={extra} scope={scope} swatches={swatches} /> : null}
        </Collapsible>
      ))}
    </PanelBlockContext.Provider>
  );
}

const scopeNotes = { tablet: "scopeTablet", mobile: "scopeMobile", dark: "scopeDark" } as const;

const isExtra = (tab: PanelTab): tab is keyof typeof extraGroups => Object.hasOwn(extraGroups, tab);

interface PanelFieldsProps {
  readonly block: Block;
  readonly scope: readonly OverridePart[];
  readonly fields: readonly string[];
  readonly swatches: readonly string[];
  /** Do the ready looks of the block stand above these fields? They are of all devices, and not offered where one is set. */
  readonly hasLooks: boolean;
}

function PanelFields({ block, fields, swatches, scope, hasLooks }: PanelFieldsProps) {
  const { registry } = useEditor();
  const words = useBlockWords();
  const stored = useDocument((document) => document.settings);
  const isReadOnly = useViewState((viewState) => viewState.readOnly);
  const definition = registry.get(block.type);
  const values = useMemo(
    () => (definition ? resolveLook(block, definition, registry, stored).props : undefined),
    [block, definition, registry, stored],
  );
  const isOutsidePlan = useIsOutsidePlan(definition);
  const faults = useMemo(() => (values && definition?.faults?.(values)) ?? {}, [definition, values]);
  const idle = useMemo(() => new Set(values && definition?.idle?.(values)), [definition, values]);
  if (!definition || !values) return null;
  const looks = hasLooks && scope.length === 0 ? definition.looks : undefined;
  const isStyleLocked = isLocked(block, "style") || isReadOnly;
  const drawn = fields.map((name) => {
    if (idle.has(name)) return null;
    const spec = definition.props[name];
    const part = partOf(scope, definition, name);
    const value = part ? resolveLook(block, definition, registry, stored, part).props[name] : values[name];
    if (!spec || value === undefined) return null;
    const offers = spec.kind === "image" ? spec.offers?.(values) : undefined;
    const fault = words.fault(definition, faults[name]);
    const isContent = isContentProp(spec);
    const own = part ? storedExtra(block, part)[name] : block.props[name];
    const field = {
      blockId: block.id,
      definition,
      name,
      spec,
      value,
      stored: own,
      swatches,
      offers,
      fault,
      part,
      isLocked: isLocked(block, isContent ? "content" : "style") || (isOutsidePlan && isContent),
    };
    return <PropField key={`${block.id}:${part ?? ""}:${name}`} {...field} />;
  });
  return (
    <>
      {looks ? <LooksField block={block} definition={definition} looks={looks} values={values} isDisabled={isStyleLocked} /> : null}
      {drawn}
    </>
  );
}

/** Does the user's plan lack the entitlement to change this block's content? */
function useIsOutsidePlan(definition: AnyBlockDefinition | undefined): boolean {
  const { entitlements } = useEditorServices();
  const needed = definition?.entitlement;
  return needed !== undefined && entitlements !== undefined && !entitlements.includes(needed);
}

function fieldsOf(panel: readonly PanelGroup<PropSpecs>[], tab: PanelTab): readonly string[] {
  return panel.filter((group) => group.tab === tab).flatMap((group) => group.fields);
}
