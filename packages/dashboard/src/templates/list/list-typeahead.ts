import type { TemplateSummary } from "@mailwright/contract";
import { createTypeahead } from "@mailwright/ui";

type KeyPress = Parameters<ReturnType<typeof createTypeahead>>[0];

/** Finds a loaded template by typing the beginning of its name. */
export function createListTypeahead() {
  const typeahead = createTypeahead();
  return (
    press: KeyPress,
    templates: readonly TemplateSummary[],
    hereId: string | undefined,
    indexOf: (id: string) => number,
  ): number | undefined => {
    const here = templates.findIndex(({ id }) => id === hereId);
    const found = typeahead(
      press,
      here,
      templates.map(({ name }) => name),
    );
    const template = found === undefined ? undefined : templates[found];
    return template && indexOf(template.id);
  };
}
