import { blockRegistry } from "@mailwright/blocks";
import { compileDocument } from "@mailwright/compiler";
import { aDocument, aHeading, aRow, aText, documentOfSize } from "@mailwright/testing";
import { afterEach, expect, test } from "vitest";
import { mountView, type ViewMount } from "../../testing/mount-canvas-view.js";

let mounted: ViewMount | undefined;
let frame: HTMLIFrameElement | undefined;
afterEach(() => {
  mounted?.unmount();
  frame?.remove();
});

/** A page of its own whose HTML begins like this. */
async function pageOf(html: string): Promise<Document> {
  frame = document.createElement("iframe");
  frame.style.cssText = "width:900px;height:700px";
  frame.srcdoc = html;
  document.body.append(frame);
  await new Promise((resolve) => frame?.addEventListener("load", resolve));
  if (!frame.contentDocument) throw new Error("no page");
  return frame.contentDocument;
}

/** A page from `srcdoc` is always in standards mode. A page that is written is in the mode of its doctype. */
function writtenPage(html: string): Document {
  frame = document.body.appendChild(document.createElement("iframe"));
  const page = frame.contentDocument;
  if (!page) throw new Error("no page");
  page.open();
  page.write(html);
  page.close();
  return page;
}

function collectViolations(page: Document): string[] {
  const violations: string[] = [];
  page.addEventListener("securitypolicyviolation", ({ violatedDirective, sample }) => violations.push(`${violatedDirective} ${sample}`));
  return violations;
}

const strict = "<!doctype html><meta http-equiv=\"Content-Security-Policy\" content=\"style-src 'self'; script-src 'self'\"><body>";
const settled = () => new Promise((resolve) => setTimeout(resolve, 100));

test("a strict content security policy is never violated, and every style is there", async () => {
  const page = await pageOf(strict);
  const violations = collectViolations(page);
  const document = aDocument([aRow([aHeading({ text: "a", color: "#ff0000" }, "a")], [aText({ text: "<p>b</p>" })])]);
  mounted = mountView(document, { page });
  mounted.view.protect("a");
  mounted.view.update({ ...document, settings: { textColor: "#00ff00", h2HeadingFontSize: 44 } });
  mounted.view.protect(null);
  await settled();
  expect(violations).toEqual([]);
  const heading = mounted.view.textElementOf("a");
  expect(heading?.ownerDocument).toBe(page);
  expect(heading?.style.color).toBe("rgb(255, 0, 0)");
});

test("the policy of that test does report what a plain parser does", async () => {
  const page = await pageOf(strict);
  const violations = collectViolations(page);
  page.body.innerHTML = '<p style="color:red">x</p>';
  await settled();
  expect(violations).toHaveLength(1);
});

test("a page without a doctype does not change the text of tables", async () => {
  const sample = documentOfSize(12);
  const styled = await pageOf(compileDocument(sample, blockRegistry).html);
  const expected = [...styled.querySelectorAll("td")].map((cell) => getComputedStyle(cell).fontSize);
  frame?.remove();
  const page = writtenPage("<body style='font:20px cursive;color:red'>");
  expect(page.compatMode).toBe("BackCompat");
  mounted = mountView(sample, { page });
  const { root } = mounted.view;
  expect([...root.querySelectorAll("td")].map((cell) => getComputedStyle(cell).fontSize)).toEqual(expected);
  expect(getComputedStyle(root.querySelector("table") ?? page.body).color).toBe("rgb(0, 0, 0)");
});

test("nothing of a hostile page's styles reaches the email", async () => {
  const page = await pageOf(
    "<!doctype html><style>*{letter-spacing:9px!important;color:red!important;font-size:40px!important;text-transform:uppercase!important}</style><body>",
  );
  mounted = mountView(aDocument([aRow([aHeading({ text: "a" }, "a")])]), { page });
  const heading = mounted.view.textElementOf("a");
  const style = heading && getComputedStyle(heading);
  expect([style?.letterSpacing, style?.textTransform]).toEqual(["normal", "none"]);
  expect(style?.color).not.toBe("rgb(255, 0, 0)");
});
