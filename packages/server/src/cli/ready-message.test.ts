import { expect, test } from "vitest";
import { writeReadyMessage } from "./ready-message.js";

const address = "http://localhost:4400";
const demo = {
  authMode: "demo",
  siteDir: "/site",
  smtpUrl: null,
  databaseUrl: null,
  dataDir: "/repository/.data",
  host: "localhost",
} as const;

test("a newcomer is told the address, who to sign in as, and where mail and data go", () => {
  expect(writeReadyMessage(address, demo).split("\n")).toEqual([
    "Mailwright is ready at http://localhost:4400",
    "",
    "  Demo     lets anyone in who reaches it, which is this machine only",
    "  Sign in  as Ada (administrator), Ann, Ben or Fay (free plan); nobody has a password",
    "  Mail     arrives at http://localhost:4400/inbox; none is really sent",
    "  Data     is kept in /repository/.data",
    "  Stop     with Ctrl+C",
    "",
  ]);
});

test("what the environment changed is said as it is", () => {
  const message = writeReadyMessage(address, {
    ...demo,
    smtpUrl: "smtp://mail.test",
    databaseUrl: "postgres://db.test/x",
    host: "0.0.0.0",
  });
  expect(message).toContain("Demo     lets anyone in who reaches it; it listens on 0.0.0.0");
  expect(message).toContain("Mail     is sent, as SMTP_URL is set");
  expect(message).toContain("Data     is kept in PostgreSQL, as DATABASE_URL is set");
});

test.each([{ authMode: "host" }, { siteDir: null }] as const)("a server without a demo to sign in to says one line: %j", (change) => {
  expect(writeReadyMessage(address, { ...demo, ...change })).toBe("Mailwright is ready at http://localhost:4400");
});
