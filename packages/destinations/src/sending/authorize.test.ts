import { expect, test } from "vitest";
import { gmail } from "../applications/gmail/gmail.js";
import { cleverreach } from "../providers/cleverreach/cleverreach.js";
import { sendgrid } from "../providers/sendgrid/sendgrid.js";
import { zohoMail } from "../providers/zoho-mail/zoho-mail.js";
import { readAccountRegion, writeAuthorizationUrl } from "./authorize.js";

const request = { clientId: "c", redirectUri: "https://mail.example/exported", state: "s1", codeChallenge: "ch", given: {} };

test("the window begins where the service says, with everything that binds the answer to us", () => {
  const address = new URL(writeAuthorizationUrl({ ...request, destination: gmail }) ?? "");
  expect(address.origin + address.pathname).toBe("https://accounts.google.com/o/oauth2/v2/auth");
  expect(Object.fromEntries(address.searchParams)).toEqual({
    response_type: "code",
    client_id: "c",
    redirect_uri: "https://mail.example/exported",
    scope: "https://www.googleapis.com/auth/gmail.compose",
    state: "s1",
    code_challenge: "ch",
    code_challenge_method: "S256",
    access_type: "offline",
    prompt: "consent",
  });
});

test.each([
  ["eu", "https://accounts.zoho.eu"],
  ["au", "https://accounts.zoho.com.au"],
  ["cn", "https://accounts.zoho.com.cn"],
])("Zoho's window of the region %s is at %s", (zohoMailRegion, origin) => {
  const address = new URL(writeAuthorizationUrl({ ...request, destination: zohoMail, given: { zohoMailRegion } }) ?? "");
  expect(address.origin).toBe(origin);
  expect(address.searchParams.get("scope")).toBe("ZohoMail.accounts.READ,ZohoMail.messages.CREATE");
});

test.each([
  ["https://accounts.zoho.eu", { zohoMailRegion: "eu" }],
  ["https://accounts.zoho.com.au/", { zohoMailRegion: "au" }],
  [undefined, {}],
  ["https://accounts.zoho.example", null],
  ["https://accounts.zoho.eu.evil.example", null],
  ["http://accounts.zoho.eu", null],
  [["https://accounts.zoho.eu"], null],
])("an account that Zoho says is at %s is in the region %s", (server, region) => {
  expect(readAccountRegion({ destination: zohoMail, parameters: { "accounts-server": server } })).toEqual(region);
});

test("a service without regions is where it is, whatever its window says", () => {
  expect(readAccountRegion({ destination: gmail, parameters: { "accounts-server": "https://evil.example" } })).toEqual({});
});

test("a service that forgets the state finds it in our own address", () => {
  const address = new URL(writeAuthorizationUrl({ ...request, destination: cleverreach }) ?? "");
  expect(address.searchParams.get("redirect_uri")).toBe("https://mail.example/exported?state=s1");
});

test("nobody has to agree where a key is enough", () => {
  expect(writeAuthorizationUrl({ ...request, destination: sendgrid })).toBeNull();
});
