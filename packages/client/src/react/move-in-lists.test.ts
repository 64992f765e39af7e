import type { TemplatePage, TemplateStatus } from "@mailwright/contract";
import { type InfiniteData, QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { moveInLists } from "./move-in-lists.js";
import { queryKeys } from "./query-keys.js";

const listed = (status: "published" | "draft" | "favorited") => queryKeys.templateList({ status });

function cacheOf(elements: readonly { id: string; status: TemplateStatus }[], key: readonly unknown[]) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(key, { pages: [{ elements }], pageParams: [0] });
  const read = () =>
    queryClient
      .getQueryData<InfiniteData<TemplatePage>>(key)
      ?.pages.flatMap((page) => page.elements.map(({ id, status }) => `${id} ${status}`));
  return { queryClient, read };
}

const both = [
  { id: "a", status: "published" },
  { id: "b", status: "published" },
] as const;

test("a template that moved leaves the list of its status at once", async () => {
  const { queryClient, read } = cacheOf(both, listed("published"));
  await moveInLists(queryClient, ["a"], "draft");
  expect(read()).toEqual(["b published"]);
});

test("a favourite that moved stays a favourite, until it is removed", async () => {
  const { queryClient, read } = cacheOf(both, listed("favorited"));
  await moveInLists(queryClient, ["a"], "draft");
  expect(read()).toEqual(["a draft", "b published"]);
  await moveInLists(queryClient, ["a"], "deleted");
  expect(read()).toEqual(["b published"]);
});

test("a removed starter leaves the library, and comes to the removed ones when they are asked for again", async () => {
  const { queryClient, read } = cacheOf(both, queryKeys.systemTemplateList({}, "published"));
  await moveInLists(queryClient, ["b"], "deleted");
  expect(read()).toEqual(["a published"]);
});

test("what is deleted forever is in no list", async () => {
  const { queryClient, read } = cacheOf([{ id: "a", status: "deleted" }], queryKeys.templateList({ status: "deleted" }));
  await moveInLists(queryClient, ["a"], null);
  expect(read()).toEqual([]);
});
