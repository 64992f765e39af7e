import { UiRoot } from "@mailwright/ui";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { SettingsPanel } from "../panels/settings/settings-panel.js";
import type { EditorPorts } from "../ports/editor-ports.js";
import { type PanelTab, panelTabs } from "../workspace/panels/panel-tabs.js";
import type { TestEditor, TestEditorOptions } from "./open-editor.js";
import { sampleDocument } from "./sample-document.js";
import { StoryPart } from "./story-part.js";

/** The settings panel alone over an editor in memory. For tests. */
export interface PanelMount {
  readonly editor: TestEditor;
  readonly inside: HTMLElement;
  unmount(): void;
}

/** `more` are ports that the editor in memory does not have. */
export async function mountPanel(options: TestEditorOptions = {}, more: Partial<EditorPorts> = {}): Promise<PanelMount> {
  const host = document.body.appendChild(document.createElement("div"));
  host.style.width = "320px";
  const root = host.attachShadow({ mode: "open" });
  const react = createRoot(root);
  const editor = await new Promise<TestEditor>((resolve) => {
    const prepare = (opened: TestEditor) => {
      Object.assign(opened.services.ports, more);
      resolve(opened);
    };
    react.render(
      <UiRoot root={root}>
        <StoryPart document={sampleDocument()} prepare={prepare} {...options}>
          <Panel />
        </StoryPart>
      </UiRoot>,
    );
  });
  const inside = root.querySelector<HTMLElement>(".mw-root");
  if (!inside) throw new Error("the panel was not drawn");
  const unmount = () => {
    react.unmount();
    host.remove();
  };
  return { editor, inside, unmount };
}

function Panel() {
  const [closed, setClosed] = useState<ReadonlySet<PanelTab>>(new Set());
  const toggle = (tab: PanelTab, isOpen: boolean) =>
    setClosed((known) => new Set(panelTabs.filter((one) => (one === tab ? !isOpen : known.has(one)))));
  return <SettingsPanel closedTabs={closed} onToggle={toggle} onGeneralSettings={() => undefined} />;
}

/**
 * The fields below an element as a person finds them, by label: which control it is, what may be chosen, and what it holds.
 * @example { Thickness: "1 to 20: 1", Line: "Solid | Dashed | Dotted: Solid", Bold: "switch: off", Colour: "colour: #d9dde4" }
 */
export function describeFields(below: Element): Record<string, string> {
  const fields = [...below.querySelectorAll<HTMLElement>(control)].filter((field) => {
    const around = field.parentElement?.closest(control);
    return !around || !below.contains(around) || around === below;
  });
  return Object.fromEntries(fields.map((field) => [labelOf(field), describe(field)]));
}

const control = ".mw-field, .mw-choice-switch";

function labelOf(field: Element): string {
  return field.querySelector(".mw-label, .mw-choice-label")?.textContent ?? "";
}

function describe(field: HTMLElement): string {
  for (const describer of describers) {
    const text = describer(field);
    if (text !== undefined) return text;
  }
  return "unknown";
}

const all = (field: Element, selector: string) => [...field.querySelectorAll(selector)];
const inputValue = (element: Element | null) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : "";

// The first that knows a field says what it is: a list holds other fields, edges hold numbers.
const describers: readonly ((field: HTMLElement) => string | undefined)[] = [
  (field) =>
    field.querySelector(".mw-list")
      ? `list: ${all(field, ".mw-list-words")
          .map((row) => row.textContent)
          .join(", ")}`
      : undefined,
  (field) => (field.querySelector(".mw-edges") ? `sides, ${describeNumber(field.querySelector("[role=spinbutton]"))}` : undefined),
  (field) => (field.querySelector(".mw-color") ? `colour: ${inputValue(field.querySelector("input"))}` : undefined),
  (field) => (field.querySelector(".mw-icon-field") ? "icon" : undefined),
  (field) => (field.querySelector(".mw-image-field") ? (field.querySelector("[type=url]") ? "picture" : "made picture") : undefined),
  (field) => (field.querySelector("[role=spinbutton]") ? describeNumber(field.querySelector("[role=spinbutton]")) : undefined),
  (field) => {
    const flag = field.querySelector("[role=switch]");
    return flag instanceof HTMLInputElement ? `switch: ${flag.checked ? "on" : "off"}` : undefined;
  },
  (field) => {
    const radios = all(field, "[type=radio]").filter((radio) => radio instanceof HTMLInputElement);
    if (radios.length === 0) return undefined;
    const nameOf = (radio: Element) => radio.getAttribute("aria-label") ?? "";
    return describeChoice(radios.map(nameOf), nameOf(radios.find((radio) => radio.checked) ?? field));
  },
  (field) => {
    const select = field.querySelector("select");
    return select
      ? describeChoice(
          [...select.options].map(({ text }) => text),
          select.selectedOptions[0]?.text ?? "",
        )
      : undefined;
  },
  (field) => (field.querySelector("[type=datetime-local]") ? "date and time" : undefined),
  (field) => (field.querySelector("textarea") ? `lines: ${inputValue(field.querySelector("textarea"))}` : undefined),
  (field) => (field.querySelector("input") ? `text: ${inputValue(field.querySelector("input"))}` : undefined),
];

function describeNumber(number: Element | null): string {
  const figure = (name: string) => number?.getAttribute(`aria-value${name}`) ?? "";
  return `${figure("min")} to ${figure("max")}: ${figure("now")}`;
}

function describeChoice(options: readonly string[], chosen: string): string {
  return `${options.length > 8 ? `${options.length} choices` : options.join(" | ")}: ${chosen}`;
}
