import { expect, test } from "vitest";
import type { FollowedEvent, FollowingPort, Standing } from "../../ports/following-port.js";
import { aStanding } from "../../testing/memory-ports.js";
import { openTestEditor } from "../../testing/open-editor.js";
import { followStanding } from "./follow-standing.js";
import type { StandingNews } from "./news-between.js";

/** A connection that tells what the test tells it. */
function connection() {
  const followers = new Set<(event: FollowedEvent) => void>();
  const following: FollowingPort = {
    follow(onEvent, signal) {
      followers.add(onEvent);
      signal.addEventListener("abort", () => followers.delete(onEvent));
    },
    reopen: async () => ({ kind: "reopened" }),
  };
  const tell = (standing: Standing) => {
    for (const follower of followers) follower({ kind: "stands", standing });
  };
  return { following, tell };
}

test("who becomes an editor is told so once what they write is taken, not before", async () => {
  const { services, workspace } = await openTestEditor();
  const told: StandingNews[] = [];
  const { following, tell } = connection();
  const { editor } = services;
  const stop = followStanding({ editor, workspace, following }, (news) => void told.push(news));
  tell(aStanding({ refusal: "not-an-editor", info: { readOnly: true, collaboratorRole: "comment" } }));
  expect(workspace.getState().info.readOnly).toBe(true);
  // Open together with others, the room says when what is written is taken.
  tell(aStanding({ info: { collaboratorRole: "edit" } }));
  expect(told).toEqual([]);
  workspace.setState({ info: { ...workspace.getState().info, readOnly: false } });
  expect(told).toEqual([{ kind: "mayEdit" }]);
  tell(aStanding({ info: { readOnly: true, collaboratorRole: "view" } }));
  // One's own copy is another template, which was never kept from one.
  workspace.setState({ info: { ...workspace.getState().info, id: "copy", readOnly: false, collaboratorRole: null } });
  expect(told).toHaveLength(1);
  stop();
});

test("over another connection the same template stands as before, and what happened is not told again", async () => {
  const { services, workspace } = await openTestEditor();
  const { editor } = services;
  const told: StandingNews[] = [];
  const held: (Standing | null)[] = [];
  const first = connection();
  const stop = followStanding({ editor, workspace, following: first.following }, (news) => void told.push(news));
  first.tell(aStanding({ refusal: "template-locked", holder: { name: "Ben" } }));
  workspace.subscribe(({ standing }) => void held.push(standing));
  stop();
  const second = connection();
  const stopSecond = followStanding({ editor, workspace, following: second.following }, (news) => void told.push(news));
  second.tell(aStanding({ refusal: "template-locked", holder: { name: "Ben" } }));
  expect(held.map((standing) => standing?.holder?.name)).toEqual(["Ben", "Ben"]);
  expect(told).toEqual([]);
  second.tell(aStanding());
  expect(told).toEqual([{ kind: "freed", name: "Ben" }]);
  // A copy is another template: of it nothing is known.
  workspace.setState({ info: { ...workspace.getState().info, id: "copy" } });
  expect(workspace.getState().standing).toBeNull();
  stopSecond();
});
