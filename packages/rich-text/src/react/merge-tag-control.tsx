import { IconButton, Menu, useTranslate } from "@mailwright/ui";
import { Braces } from "@mailwright/ui/icons";
import { type MergeTagOption, mergeTagItems } from "./merge-tags.js";
import { returnToText, useTextField } from "./text-field.js";
import { textStrings } from "./text-strings.js";

/** Puts a merge tag at the caret. */
export function MergeTagControl({ options }: { readonly options: readonly MergeTagOption[] }) {
  const say = useTranslate(textStrings);
  const field = useTextField();
  const items = mergeTagItems(options, (tag) => {
    field.commands.insertMergeTag(tag);
    returnToText(field);
  });
  return (
    <Menu label={say("mergeTags")} items={items} trigger={(props) => <IconButton {...props} label={say("mergeTags")} icon={Braces} />} />
  );
}
