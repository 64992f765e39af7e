import { hostilePayloads } from "@mailwright/testing";
import { afterEach, expect, test } from "vitest";
import { fillFrame } from "./fill-frame.js";

const made: HTMLElement[] = [];
afterEach(() => {
  for (const element of made.splice(0)) element.remove();
});

/** The preview's frame, in a page of its own with a content security policy. */
async function previewUnder(policy: string): Promise<HTMLIFrameElement> {
  const page = document.body.appendChild(document.createElement("iframe"));
  made.push(page);
  await loaded(page, `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><body></body>`);
  const owner = page.contentDocument;
  if (!owner) throw new Error("the page has no document");
  const frame = owner.createElement("iframe");
  frame.setAttribute("sandbox", "allow-same-origin");
  frame.style.width = "500px";
  const isLoaded = loaded(frame, "<!doctype html><html><head></head><body></body></html>");
  owner.body.append(frame);
  await isLoaded;
  return frame;
}

function loaded(frame: HTMLIFrameElement, html: string): Promise<void> {
  return new Promise((resolve) => {
    frame.addEventListener("load", () => resolve(), { once: true });
    frame.srcdoc = html;
  });
}

const email = `<!doctype html><html><head><title>Sale</title><style>.big { font-size: 31px } @media (max-width: 600px) { .small { color: rgb(1, 2, 3) } }</style></head>
<body style="background: rgb(9, 8, 7)"><p class="big" style="color: rgb(4, 5, 6)">Hello</p><p class="small">Small</p><a href="https://example.com/">Go</a></body></html>`;

test("every style arrives under a strict policy, media queries included", async () => {
  const frame = await previewUnder("style-src 'self'; script-src 'self'");
  fillFrame(frame, email);
  const picture = frame.contentDocument;
  const style = (selector: string) => picture?.defaultView?.getComputedStyle(picture.querySelector(selector) ?? picture.body);
  expect(style("body")?.backgroundColor).toBe("rgb(9, 8, 7)");
  expect(style(".big")).toMatchObject({ fontSize: "31px", color: "rgb(4, 5, 6)" });
  expect(style(".small")?.color).toBe("rgb(1, 2, 3)");
  expect(picture?.title).toBe("Sale");
});

test("styles without quotes arrive too, and words that look like one stay words", async () => {
  const frame = await previewUnder("style-src 'self'");
  const sheets = "<style media=print>p { font-size: 9px }</style><style media='screen and (min-width: 1px)'>p { margin: 3px }</style>";
  fillFrame(frame, `<!doctype html><head>${sheets}</head><body><p style=color:#040506 title="a style=b">Hello</p></body>`);
  const words = frame.contentDocument?.querySelector("p");
  const shown = words && frame.contentWindow?.getComputedStyle(words);
  expect(shown).toMatchObject({ color: "rgb(4, 5, 6)", marginTop: "3px" });
  expect(shown?.fontSize).not.toBe("9px");
  expect(words?.title).toBe("a style=b");
});

test("a link is shown and not followed", async () => {
  const frame = await previewUnder("style-src 'self'");
  fillFrame(frame, email);
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  frame.contentDocument?.querySelector("a")?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
});

test("filling it again replaces what was there", async () => {
  const frame = await previewUnder("style-src 'self'");
  fillFrame(frame, email);
  fillFrame(frame, "<!doctype html><html><head></head><body><p>Other</p></body></html>");
  expect(frame.contentDocument?.body.textContent).toBe("Other");
  expect(frame.contentDocument?.adoptedStyleSheets).toHaveLength(0);
});

test("nothing in it runs, loads a page or leads away", async () => {
  const frame = await previewUnder("style-src 'self' 'unsafe-inline'");
  const heard: string[] = [];
  const realm = frame.contentWindow;
  if (realm) realm.alert = (message?: unknown) => void heard.push(String(message));
  fillFrame(
    frame,
    `<!doctype html><html><head></head><body id="mine">${hostilePayloads.map(({ text }) => `<p>${text}</p>`).join("")}</body></html>`,
  );
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(heard).toEqual([]);
  expect(frame.contentDocument?.body.id).toBe("mine");
  expect(frame.contentDocument?.querySelectorAll("script, iframe, object, embed, base")).toHaveLength(0);
});
