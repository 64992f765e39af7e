import type { TemplatePage } from "@mailwright/contract";
import type { InfiniteData } from "@tanstack/react-query";
import { produce } from "immer";

/** A list is cached as one page, or as the pages one after the other. */
export type CachedList = TemplatePage | InfiniteData<TemplatePage>;

/** Runs a recipe on a draft of every page. Templates that it leaves alone stay the same objects, so their cards do not render again. */
export function changePages(list: CachedList, recipe: (page: TemplatePage) => void): CachedList {
  return produce(list, (draft) => {
    for (const page of "pages" in draft ? draft.pages : [draft]) recipe(page);
  });
}
