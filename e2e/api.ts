import type { Product } from "./product.js";

/** Calls the REST contract as a demo user, the way a host's server or another tab would. */
export interface Api {
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  createTemplate(name: string, template?: Record<string, unknown>): Promise<{ readonly id: string; readonly version: number }>;
}

/** Signs a demo user in. */
export async function apiOf(product: Product, sessionId: string): Promise<Api> {
  const signedIn = await fetch(`${product.url}/api/v2/auth/credentials`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ sessionId, type: "session" }),
  });
  const { token } = (await signedIn.json()) as { token: string };
  const call: Api["call"] = (method, path, body, headers = {}) =>
    fetch(`${product.url}/api/v2${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        "x-session-id": sessionId,
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return {
    call,
    createTemplate: async (name, template) => {
      const response = await call("POST", "/usertemplate/type/email", { name, ...(template && { template }) });
      // 202 is accepted and not stored: the template is too large.
      if (!response.ok || response.status === 202) throw new Error(`${response.status} ${await response.text()}`);
      return (await response.json()) as { id: string; version: number };
    },
  };
}
