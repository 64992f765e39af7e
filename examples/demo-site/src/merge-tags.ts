import type { EmailEditorMergeTag } from "@mailwright/elements/editor";
import type { Translate } from "@mailwright/ui";
import type { siteStrings } from "./strings.js";

type Words = Translate<(typeof siteStrings)["messages"]>;

interface CustomField {
  readonly id: string;
  readonly name: string;
}

/** What stands between braces. A field that was planted has an id that no sender could fill. */
const fillable = /^[A-Za-z_][\w.-]*$/;

/** What `{{` offers in the standalone product: the contact with its custom fields, the links that every campaign needs, and the sender. */
export function mergeTagsOf(customFields: readonly CustomField[], t: Words): readonly EmailEditorMergeTag[] {
  const contact = t("tagContact");
  const links = t("tagLinks");
  const company = t("tagCompany");
  return [
    { value: "{{ first_name }}", label: t("tagFirstName"), group: contact, sample: "Ada" },
    { value: "{{ last_name }}", label: t("tagLastName"), group: contact, sample: "Okafor" },
    { value: "{{ email }}", label: t("tagEmail"), group: contact, sample: "ada@example.com" },
    ...customFields.filter(({ id }) => fillable.test(id)).map(({ id, name }) => ({ value: `{{ ${id} }}`, label: name, group: contact })),
    { value: "{{ unsubscribe_url }}", label: t("tagUnsubscribe"), group: links, sample: "https://example.com/unsubscribe" },
    { value: "{{ view_url }}", label: t("tagView"), group: links, sample: "https://example.com/view" },
    { value: "{{ preferences_url }}", label: t("tagPreferences"), group: links, sample: "https://example.com/preferences" },
    { value: "{{ company_name }}", label: t("tagCompanyName"), group: company, sample: "Northlight" },
    { value: "{{ company_address }}", label: t("tagCompanyAddress"), group: company, sample: "12 Harbour Street, Rotterdam" },
  ];
}
