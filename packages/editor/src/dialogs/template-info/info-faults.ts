import { checkTemplateDescription, checkTemplateName, checkTemplatePreHeader, type TextFault } from "@mailwright/contract";
import type { TemplateInfoChange } from "../../ports/info-port.js";
import type { TemplateInfo } from "../../ports/template-info.js";

/** The part of a template's info that people edit. */
export type EditableInfo = Required<Omit<TemplateInfoChange, "categories">> & Pick<TemplateInfoChange, "categories">;

export type InfoFaults = Readonly<Partial<Record<keyof EditableInfo, TextFault>>>;

/** What is wrong with each field. Empty if all is well. */
export function checkInfo({ name, description, preHeader }: EditableInfo): InfoFaults {
  const faults = {
    name: checkTemplateName(name) ?? undefined,
    description: checkTemplateDescription(description) ?? undefined,
    preHeader: checkTemplatePreHeader(preHeader) ?? undefined,
  };
  return {
    ...(faults.name && { name: faults.name }),
    ...(faults.description && { description: faults.description }),
    ...(faults.preHeader && { preHeader: faults.preHeader }),
  };
}

/** Only the fields that differ from what is stored, because a save must not touch the others. */
export function changesOf(stored: TemplateInfo, edited: EditableInfo): TemplateInfoChange {
  return {
    ...(edited.name !== stored.name && { name: edited.name }),
    ...(edited.description !== stored.description && { description: edited.description }),
    ...(edited.preHeader !== stored.preHeader && { preHeader: edited.preHeader }),
    ...(edited.tags !== stored.tags && { tags: edited.tags }),
    ...(edited.categories && idsOf(edited.categories) !== idsOf(stored.categories) && { categories: edited.categories }),
  };
}

function idsOf(categories: TemplateInfoChange["categories"] = []): string {
  return categories
    .map(({ id }) => id)
    .sort()
    .join(" ");
}
