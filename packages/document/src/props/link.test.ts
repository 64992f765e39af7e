import { expect, test } from "vitest";
import { type Link, linkAddress, linkFault } from "./link.js";

test.each<[string, Link, string]>([
  ["a web address without a scheme gets http", { kind: "web", value: "example.com" }, "http://example.com"],
  ["a web address with a scheme stays", { kind: "web", value: "https://example.com" }, "https://example.com"],
  ["a merge tag stays", { kind: "web", value: "{{unsubscribe}}" }, "{{unsubscribe}}"],
  [
    "mail with subject and body",
    { kind: "email", value: "a@b.example", subject: "Hi & bye", body: "x" },
    "mailto:a@b.example?subject=Hi%20%26%20bye&body=x",
  ],
  ["a host with a port gets http", { kind: "web", value: "example.com:8080/shop" }, "http://example.com:8080/shop"],
  ["another scheme stays", { kind: "web", value: "tel:12345" }, "tel:12345"],
  ["script is no web address", { kind: "web", value: "javascript:alert(1)" }, ""],
  [
    "merge tags in a mail's subject stay as they are",
    { kind: "email", value: "{{ owner }}", subject: "Hi {{ first name }}, 50%?" },
    "mailto:{{ owner }}?subject=Hi%20{{ first name }}%2C%2050%25%3F",
  ],
  ["half an emoji costs only itself", { kind: "email", value: "a@b.example", subject: "\ud83d" }, "mailto:a@b.example?subject=%EF%BF%BD"],
  ["a phone number", { kind: "phone", value: "+49 30 1" }, "tel:+49301"],
  ["a number for messages", { kind: "sms", value: "+49 1" }, "sms:+491"],
  ["a name in Skype", { kind: "skype", value: "live:ann" }, "skype:live:ann"],
  ["a number in Viber", { kind: "viber", value: "+49 1" }, "viber://chat?number=%2B491"],
  ["a number with its scheme", { kind: "sms", value: "sms:+491" }, "sms:+491"],
  ["a custom field is left to the sender", { kind: "customField", value: "checkout_link" }, "{{checkout_link}}"],
  ["a merge tag for the address", { kind: "tag", value: "*|SHOP|*" }, "*|SHOP|*"],
  ["a file", { kind: "file", value: "https://example.com/a.pdf" }, "https://example.com/a.pdf"],
  ["an anchor", { kind: "anchor", value: "top" }, "#top"],
  ["an anchor that has its sign", { kind: "anchor", value: "#top" }, "#top"],
  ["nothing typed gives no address", { kind: "phone", value: "  " }, ""],
  ["an email merge tag gets mailto", { kind: "tag", value: "{{email}}" }, "mailto:{{email}}"],
  ["script is refused", { kind: "file", value: "javascript:alert(1)" }, ""],
])("%s", (_, link, address) => {
  expect(linkAddress(link)).toBe(address);
});

test.each<[Link["kind"], string, string]>([
  ["email", "not an email", "email"],
  ["email", "mailto:not an email", "email"],
  ["web", "mailto:not an email", "email"],
  ["phone", "badvalue!", "phone"],
  ["web", "tel:badvalue!", "phone"],
  ["sms", "soon", "phone"],
  ["web", "http://", "web"],
  ["web", "https://?a", "web"],
  ["web", "http://foo bar", "web"],
  ["web", "foo bar", "web"],
  ["file", "https://", "web"],
  ["web", "javascript:alert(1)", "unsafe"],
  ["file", "data:text/html,x", "unsafe"],
])("%s %s is said to be wrong, and never written into the email", (kind, value, fault) => {
  expect(linkFault({ kind, value })).toBe(fault);
  expect(linkAddress({ kind, value })).toBe("");
});

test.each<[Link["kind"], string]>([
  ["email", "ann@example.com, ben@example.com"],
  ["email", "mailto:?subject=Look"],
  ["email", "{{name}}@example.com"],
  ["email", "ünïcode@exämple.de"],
  ["phone", "(030) 12 34-56"],
  ["phone", "1-800-FLOWERS"],
  ["phone", "*100#"],
  ["phone", "+49{{number}}"],
  ["web", "localhost:4400/a b"],
  ["web", "https://user:word@example.com:8080/?q=1#a"],
  ["web", "https://[::1]/"],
  ["web", "https://{{shop}}/spring?to={{email}}"],
  ["web", "//cdn.example.com/a"],
  ["web", "/prices"],
  ["web", "#prices"],
  ["web", "skype:ann"],
  ["web", "bücher.example"],
  ["file", "files/terms.pdf"],
  ["anchor", "prices"],
  ["web", ""],
])("%s %s has no fault", (kind, value) => {
  expect(linkFault({ kind, value })).toBeUndefined();
});
