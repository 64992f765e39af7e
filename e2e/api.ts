import type { Product } from "./product.js";

/** Calls the REST contract as a demo user, the way a host's server or another tab would. */
export interface Api {
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  createTemplate(name: string, template?: Record<string, unknown>): Promise<{ readonly id: string; readonly version: number }>;
  /** Stores a picture, and answers its address. */
  upload(name: string, bytes: Buffer): Promise<string>;
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
    upload: async (name, bytes) => {
      const form = new FormData();
      form.append("files[]", new Blob([new Uint8Array(bytes)], { type: "image/png" }), name);
      const headers = { authorization: `Bearer ${token}`, "x-session-id": sessionId };
      const response = await fetch(`${product.url}/api/v2/assets`, { method: "POST", headers, body: form });
      const [asset] = (await response.json()) as { url: string }[];
      if (!asset) throw new Error(`${response.status}: no picture was stored`);
      return asset.url;
    },
    createTemplate: async (name, template) => {
      const response = await call("POST", "/usertemplate/type/email", { name, ...(template && { template }) });
      // 202 is accepted and not stored: the template is too large.
      if (!response.ok || response.status === 202) throw new Error(`${response.status} ${await response.text()}`);
      return (await response.json()) as { id: string; version: number };
    },
  };
}
