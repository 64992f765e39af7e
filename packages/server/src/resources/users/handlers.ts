import { isCookieSession } from "@mailwright/contract";
import { eq } from "drizzle-orm";
import { refuse } from "../../base/refusal.js";
import { sessions, users } from "../../database/schema.js";
import type { Handlers } from "../../http/handler.js";
import { revokeSessions } from "../../security/revoke-sessions.js";
import { isDemoSession } from "../auth/demo-users.js";
import { writeSession } from "./session.js";

export const userHandlers = {
  loadSession: async (_, { ports, config, user }) => ({ status: 200, body: await writeSession(ports, config, user) }),

  endSession: async ({ headers }, { ports, user }) => {
    // A test user's session id is public and shared by everybody who tries the demo: one of them leaving ends nothing.
    if (!isDemoSession(user.sessionHash)) {
      await revokeSessions(ports.database, ports.clock.now(), eq(sessions.idHash, user.sessionHash));
    }
    const place = headers["x-session-id"];
    const isInCookie = isCookieSession(place) && headers["authorization"] === undefined;
    return { status: 204, body: undefined, ...(isInCookie && { headers: { "set-cookie": ports.cookies.clear(place) } }) };
  },

  saveUserSettings: async ({ body: { userId, dnd_mode, theme } }, { ports, config, user }) => {
    if (userId !== user.id) refuse("not-yours");
    const change = { ...(dnd_mode === undefined ? {} : { dndMode: dnd_mode }), ...(theme === undefined ? {} : { theme }) };
    const [account] = await ports.database
      .update(users)
      .set({ ...change, updatedAt: ports.clock.now() })
      .where(eq(users.id, user.id))
      .returning();
    if (!account) refuse("session-ended");
    return { status: 200, body: await writeSession(ports, config, { ...user, account }) };
  },
} satisfies Partial<Handlers>;
