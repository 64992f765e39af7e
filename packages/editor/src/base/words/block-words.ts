import type { AnyBlockDefinition, Preset } from "@mailwright/document";
import { type StringOverrides, useUi } from "@mailwright/ui";
import { useMemo } from "react";

/** The words of a list's items. */
export interface ItemWords {
  readonly name: string;
  readonly add: string;
  prop(member: string): string;
  option(member: string, option: string): string;
}

/** The words of blocks in the reader's language: a host replaces them as `blocks.button.name`, `blocks.button.props.link`, … */
export interface BlockWords {
  name(definition: AnyBlockDefinition): string;
  prop(definition: AnyBlockDefinition, propName: string): string;
  option(definition: AnyBlockDefinition, propName: string, option: string): string;
  /** The sentence for a code of `faults`. `undefined` if there is no fault. */
  fault(definition: AnyBlockDefinition, code: string | undefined): string | undefined;
  /** The name of a ready look. */
  look(definition: AnyBlockDefinition, id: string): string;
  /** The words of a list's items. `undefined` if the prop is no list. */
  items(definition: AnyBlockDefinition, propName: string): ItemWords | undefined;
  preset(preset: Preset): string;
  /** Other words that find a preset. */
  keywords(preset: Preset): string;
}

/** The words of blocks, each replaced by the host's own where it gives one. */
export function createBlockWords(overrides: StringOverrides): BlockWords {
  const own = (key: string, written: string) => {
    const text = overrides[key];
    return typeof text === "string" ? text : written;
  };
  return {
    name: ({ type, strings }) => own(`blocks.${type}.name`, strings.name),
    prop: ({ type, strings }, propName) => own(`blocks.${type}.props.${propName}`, strings.props[propName] ?? propName),
    option: ({ type, strings }, propName, option) =>
      own(`blocks.${type}.options.${propName}.${option}`, strings.options?.[propName]?.[option] ?? option),
    fault: ({ type, strings }, fault) => {
      if (fault === undefined) return undefined;
      const [, code = "", detail = ""] = /^([^:]*):?(.*)$/s.exec(fault) ?? [];
      return own(`blocks.${type}.faults.${code}`, strings.faults?.[code] ?? code).replaceAll("{detail}", () => detail);
    },
    look: ({ type, strings }, id) => own(`blocks.${type}.looks.${id}`, strings.looks?.[id] ?? id),
    items({ type, strings }, propName) {
      const words = strings.items?.[propName];
      if (!words) return undefined;
      const key = `blocks.${type}.items.${propName}`;
      return {
        name: own(`${key}.name`, words.name),
        add: own(`${key}.add`, words.add),
        prop: (member) => own(`${key}.props.${member}`, words.props[member] ?? member),
        option: (member, option) => own(`${key}.options.${member}.${option}`, words.options?.[member]?.[option] ?? option),
      };
    },
    preset: ({ id, name }) => own(`presets.${id}.name`, name),
    keywords: ({ id, keywords = "" }) => own(`presets.${id}.keywords`, keywords),
  };
}

/** The words of blocks for what is drawn here. */
export function useBlockWords(): BlockWords {
  const { overrides } = useUi();
  return useMemo(() => createBlockWords(overrides), [overrides]);
}
