/** A request that a destination asks for. Whoever runs the steps makes it. */
export interface Call {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Is an answer good that is no JSON? Webhooks answer as they like, and a removal answers nothing. */
  readonly takesAnyBody?: boolean;
  /** Tidies up after a failure: whatever comes of it, the failure is what is told. */
  readonly isCleanUp?: boolean;
}

/** What came back. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  /** `undefined` where the text is no JSON. */
  readonly json: unknown;
  /** A header by its name in small letters. */
  header(name: string): string | undefined;
}

type Headers = Readonly<Record<string, string>>;

/** Reads something as JSON. */
export function get(url: string, headers: Headers = {}): Call {
  return { method: "GET", url, headers: { accept: "application/json", ...headers } };
}

/** Sends JSON and expects JSON. */
export function post(url: string, body: unknown, headers: Headers = {}): Call {
  return {
    method: "POST",
    url,
    headers: { accept: "application/json", "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  };
}

/** Sends JSON that changes what is there. Services answer such a call with what it is now, or with nothing. */
export function change(method: "PUT" | "PATCH" | "POST", url: string, body: unknown, headers: Headers = {}): Call {
  return { ...post(url, body, headers), method, takesAnyBody: true };
}

/** Sends a form and expects JSON. */
export function postForm(url: string, fields: Readonly<Record<string, string | undefined>>, headers: Headers = {}): Call {
  const type = "application/x-www-form-urlencoded";
  return { method: "POST", url, headers: { accept: "application/json", "content-type": type, ...headers }, body: writeQuery(fields) };
}

/** Takes away again what a failed export left half done. */
export function cleanUp(url: string, headers: Headers = {}): Call {
  return { method: "DELETE", url, headers, takesAnyBody: true, isCleanUp: true };
}

/** Fields as in a query or a form; what is `undefined` is left out. */
export function writeQuery(fields: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(fields)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`]))
    .join("&");
}
