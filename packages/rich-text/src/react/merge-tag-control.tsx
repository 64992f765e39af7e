import { IconButton, Menu, useTranslate } from "@mailwright/ui";
import { Braces } from "@mailwright/ui/icons";
import { type MergeTagOption, mergeTagItems } from "./merge-tags.js";
import { returnToText, useTextSession } from "./text-session.js";
import { textStrings } from "./text-strings.js";

/** Puts a merge tag at the caret. */
export function MergeTagControl({ options }: { readonly options: readonly MergeTagOption[] }) {
  const say = useTranslate(textStrings);
  const session = useTextSession();
  const items = mergeTagItems(options, (tag) => {
    session.commands.insertMergeTag(tag);
    returnToText(session);
  });
  return (
    <Menu label={say("mergeTags")} items={items} trigger={(props) => <IconButton {...props} label={say("mergeTags")} icon={Braces} />} />
  );
}
