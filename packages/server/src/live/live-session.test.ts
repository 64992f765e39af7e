import { expect, test } from "vitest";
import { createPresences, readSignIn } from "./live-session.js";

test("who signs in by a token is who the token says, whatever else the handshake carried", () => {
  const { headers, epoch } = readSignIn("session bearer", {
    authorization: "Bearer another",
    "x-session-id": "another",
    origin: "https://host.test",
  });
  expect(headers).toEqual({ authorization: "Bearer bearer", "x-session-id": "session", origin: "https://host.test" });
  expect(epoch).toBeUndefined();
});

test("the product's own pages sign in by their cookie, and by nothing else", () => {
  const { headers, epoch } = readSignIn("cookie - third", { authorization: "Bearer another", cookie: "mailwright=secret" });
  expect(headers).toEqual({ "x-session-id": "cookie", cookie: "mailwright=secret" });
  expect(epoch).toBe("third");
});

test("a copy belongs to who spoke for it first, until they go, and one connection has few of them", () => {
  const presences = createPresences();
  const [ann, ben] = [new Set<number>(), new Set<number>()];
  const [isAnn, isBen] = [
    { id: "ann", name: "Ann Lind" },
    { id: "ben", name: "Ben" },
  ];
  const say = (clientId: number, userId: string) => [{ clientId, state: { userId } }];
  expect(presences.judge(say(1, "ann"), isAnn, ann)).toBe("passes");
  expect(presences.judge(say(1, "ben"), isBen, ben)).toBe("ignored");
  expect(presences.judge(say(2, "ann"), isBen, ben)).toBe("ignored");
  presences.leave(ann);
  expect(presences.judge(say(1, "ben"), isBen, ben)).toBe("passes");
  const answers = Array.from({ length: 9 }, (_, index) => presences.judge(say(10 + index, "ben"), isBen, ben));
  expect(answers.at(-1)).toMatchObject({ reason: "too-many-requests" });
});

test("a window of somebody who has many open is not taken for one that speaks for all of them, nor for those who have gone", () => {
  const presences = createPresences();
  const isAnn = { id: "ann", name: "Ann Lind" };
  const windows = Array.from({ length: 12 }, (_, clientId) => ({ own: new Set<number>(), said: { clientId, state: { userId: "ann" } } }));
  for (const { own, said } of windows) expect(presences.judge([said], isAnn, own)).toBe("passes");
  const [first] = windows;
  for (const { said } of windows) expect(presences.judge([said], isAnn, first?.own ?? new Set())).toBe("passes");
  const gone = Array.from({ length: 12 }, (_, index) => ({ clientId: 100 + index, state: null }));
  expect(presences.judge(gone, isAnn, first?.own ?? new Set())).toBe("passes");
  expect(first?.own.size).toBe(1);
});

test("a name beside what somebody does is that of the account", () => {
  const presences = createPresences();
  const say = (name: string) => [{ clientId: 1, state: { userId: "ann", name } }];
  const isAnn = { id: "ann", name: "Ann Lind" };
  expect(presences.judge(say("Ann Lind"), isAnn, new Set())).toBe("passes");
  expect(presences.judge(say("Ben"), isAnn, new Set())).toBe("ignored");
});
