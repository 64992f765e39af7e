import { type Blueprint, darkSettingsSpecs, extraSpecs, type JsonValue, type PropSpecs } from "@mailwright/document";
import { blockRegistry } from "../registry/registry.js";

/** What a starter's colours become on a dark screen, by what they are used for. Other colours stay as they are. */
export interface DarkColors {
  /** Behind words: pages, sections, columns, buttons. */
  readonly grounds: Readonly<Record<string, string>>;
  /** Words, lines and borders. */
  readonly inks: Readonly<Record<string, string>>;
  /** Pictures that would glare, by their addresses. */
  readonly pictures?: Readonly<Record<string, string>>;
}

type Values = Readonly<Record<string, JsonValue>>;

/** The block and all in it, with the other colours beside its own. */
export function paintDark(block: Blueprint, colors: DarkColors): Blueprint {
  const definition = blockRegistry.get(block.type);
  const dark = definition ? turnDark(extraSpecs(definition, "dark"), block.props ?? {}, colors) : {};
  return {
    ...block,
    ...(Object.keys(dark).length > 0 && { extras: { ...block.extras, dark } }),
    ...(block.children && { children: block.children.map((child) => paintDark(child, colors)) }),
  };
}

/** The General settings with the other colours beside their own. */
export function paintSettingsDark(settings: Values, colors: DarkColors): Values {
  return { ...settings, dark: turnDark(darkSettingsSpecs, settings, colors) };
}

function turnDark(specs: PropSpecs, values: Values, { grounds, inks, pictures = {} }: DarkColors): Record<string, string> {
  const found = Object.entries(specs).flatMap(([name, spec]) => {
    const value = values[name] ?? (spec.inherits ? undefined : spec.initial);
    const used = isInk.test(name) ? inks : isGround.test(name) ? grounds : name === "src" ? pictures : {};
    const other = typeof value === "string" ? used[value] : undefined;
    return other === undefined ? [] : [[name, other] as const];
  });
  return Object.fromEntries(found);
}

const isGround = /^(?:background|bgColor)$/;
const isInk = /^(?:color|textColor|linkColor|sourceColor|separatorColor|borderColor|h[1-6]HeadingFontColor)$/;
