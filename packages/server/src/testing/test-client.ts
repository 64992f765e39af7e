export const testHostKey = `hk_${"t".repeat(40)}`;

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of it
  body: any;
}

export type TestCall = (method: string, path: string, body?: object | FormData, headers?: Record<string, string>) => Promise<Answer>;

/** A session that a host's own server mints. */
export async function mintSession(url: string, externalId: string, role = "user"): Promise<{ sessionId: string; principalId: string }> {
  const user = { externalId, email: `${externalId}@acme.test`, firstName: externalId, role, subscriptionPlan: 2 };
  const headers = { authorization: `Bearer ${testHostKey}`, "content-type": "application/json" };
  return (await fetch(`${url}/api/v2/host/sessions`, { method: "POST", headers, body: JSON.stringify(user) })).json();
}

/** Exchanges the session at one server; its token is good at every server that shares the secret. */
export async function exchangeSession(url: string, sessionId: string): Promise<Record<string, string>> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${url}/api/v2/auth/credentials`, {
    method: "POST",
    headers,
    body: JSON.stringify({ sessionId, type: "host" }),
  });
  const { token } = await answer.json();
  return { authorization: `Bearer ${token}`, "x-session-id": sessionId };
}

/** The calls of a signed-in user at one server. */
export function callAt(url: string, signedIn: Record<string, string>): TestCall {
  return async (method, path, body, more = {}) => {
    const json = body === undefined || body instanceof FormData ? {} : { "content-type": "application/json" };
    const sent = body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) };
    const answer = await fetch(`${url}/api/v2${path}`, { method, headers: { ...signedIn, ...json, ...more }, ...sent });
    const text = await answer.text();
    return { status: answer.status, body: text === "" ? null : JSON.parse(text) };
  };
}
