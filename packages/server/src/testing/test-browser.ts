/** What a browser shows after it has followed every redirect. */
export interface TestPage {
  url: URL;
  status: number;
  body: string;
}

/** A browser without windows: it keeps cookies and follows redirects. */
export interface TestBrowser {
  cookies: Map<string, string>;
  visit(url: string): Promise<TestPage>;
  /** Sends a form, as a person who presses one of its buttons. */
  send(url: string, fields: Record<string, string>): Promise<TestPage>;
  /** A call of the product's own scripts, with its cookies. */
  call(method: string, url: string, body?: object): Promise<Response>;
}

const redirectsMax = 20;

export function openTestBrowser(): TestBrowser {
  const cookies = new Map<string, string>();
  const ask = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(url, { redirect: "manual", ...init, headers: { ...(init.headers as Record<string, string>), cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [pair = ""] = set.split(";");
      const name = pair.slice(0, pair.indexOf("="));
      const value = pair.slice(pair.indexOf("=") + 1);
      if (value === "" || /max-age=0|expires=thu, 01 jan 1970/i.test(set)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  const follow = async (url: string, init?: RequestInit): Promise<TestPage> => {
    let at = url;
    let response = await ask(at, init);
    for (let count = 0; count < redirectsMax && response.headers.has("location"); count++) {
      at = new URL(response.headers.get("location") ?? "", at).href;
      response = await ask(at);
    }
    return { url: new URL(at), status: response.status, body: await response.text() };
  };
  return {
    cookies,
    visit: (url) => follow(url),
    send: (url, fields) => follow(url, { method: "POST", body: new URLSearchParams(fields) }),
    call: (method, url, body) =>
      ask(url, {
        method,
        headers: { "x-session-id": "cookie", "sec-fetch-site": "same-origin", ...(body && { "content-type": "application/json" }) },
        ...(body && { body: JSON.stringify(body) }),
      }),
  };
}
