import {
  checkTemplateDescription,
  checkTemplateName,
  checkTemplatePreHeader,
  countCharacters,
  markFavorite,
  type TemplateChange,
  type TemplateSummary,
  type TextFault,
  templatePreHeaderAdvisedMaxLength,
  templatePreHeaderAdvisedMinLength,
  withoutFavorite,
  writeTags,
} from "@mailwright/contract";

/** What the quick settings change. */
export interface Settings {
  readonly name: string;
  readonly description: string;
  readonly preHeader: string;
  /** Without the mark of a favourite, which belongs to the person. */
  readonly tags: readonly string[];
  readonly categoryIds: readonly string[];
}

/** The settings of a template as it is stored. */
export function settingsOf({ name, description, preHeader, tags, categories }: TemplateSummary): Settings {
  return { name, description, preHeader, tags: withoutFavorite(tags), categoryIds: categories.map(({ id }) => id) };
}

/** What differs from what is stored, as the server takes it; nothing when all is the same. A favourite stays one. */
export function changeOf(stored: Settings, edited: Settings, isFavorite = false): TemplateChange | undefined {
  const change: TemplateChange = {
    ...(edited.name !== stored.name && { name: edited.name }),
    ...(edited.description !== stored.description && { description: edited.description }),
    ...(edited.preHeader !== stored.preHeader && { preHeader: edited.preHeader }),
    ...(!isSameSet(edited.tags, stored.tags) && { tags: markFavorite(writeTags(edited.tags), isFavorite) }),
    ...(!isSameSet(edited.categoryIds, stored.categoryIds) && { categories: edited.categoryIds.map((id) => ({ id })) }),
  };
  return Object.keys(change).length > 0 ? change : undefined;
}

/** What is wrong with each text, or null. */
export function faultsOf({
  name,
  description,
  preHeader,
}: Settings): Readonly<Record<"name" | "description" | "preHeader", TextFault | null>> {
  return {
    name: checkTemplateName(name),
    description: checkTemplateDescription(description),
    preHeader: checkTemplatePreHeader(preHeader),
  };
}

/** Where a preheader stands to the recommended length. */
export function preHeaderAdvice(preHeader: string): "empty" | "short" | "good" | "long" {
  const length = countCharacters(preHeader);
  if (length === 0) return "empty";
  if (length < templatePreHeaderAdvisedMinLength) return "short";
  return length <= templatePreHeaderAdvisedMaxLength ? "good" : "long";
}

/** Somebody else's values, with one's own changes on top. */
export function rebase(stored: Settings, edited: Settings, current: Settings): Settings {
  return {
    name: edited.name === stored.name ? current.name : edited.name,
    description: edited.description === stored.description ? current.description : edited.description,
    preHeader: edited.preHeader === stored.preHeader ? current.preHeader : edited.preHeader,
    tags: isSameSet(edited.tags, stored.tags) ? current.tags : edited.tags,
    categoryIds: isSameSet(edited.categoryIds, stored.categoryIds) ? current.categoryIds : edited.categoryIds,
  };
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}
