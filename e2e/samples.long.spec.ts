import { foreignEmail } from "../packages/editor/src/testing/foreign-email.js";
import { mjmlSamples } from "../packages/testing/src/mjml-sources.js";
import { apiOf } from "./api.js";
import { letterWith } from "./editor-letter.js";
import { frameHost, letter, openPage, samples, sampleWith, scripts } from "./sample-pages.js";
import { blocks, expect, test } from "./test.js";

const exportsOf = (text: string) => [...text.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)].map(([, name]) => name ?? "");
const isComponent = ({ kind }: { readonly kind: string }) => kind === "vue" || kind === "svelte";

test("every script of the documents does in a page what it says", async ({ page, product }) => {
  const logs: string[] = [];
  page.on("console", (message) => logs.push(message.text()));
  await openPage(page, product, '<email-editor name="reader" style="display:block;block-size:800px"></email-editor><iframe></iframe>');
  const load = (index: number) => page.evaluate((url) => import(url).then(() => undefined), `/samples/sample-${index}.js`);
  await load(scripts.length);
  await expect(blocks(page, "wrapper")).toBeVisible();

  await test.step("those that run as they stand", async () => {
    for (const [index, sample] of scripts.entries()) {
      if (isComponent(sample) || exportsOf(sample.text).length > 0) continue;
      const source = sample.text.includes("addKeptMjml(document)") ? mjmlSamples[2].source : foreignEmail;
      await page.evaluate((given) => void Object.assign(window, { source: given }), source);
      await load(index);
    }
    await page
      .locator("iframe")
      .first()
      .evaluate((frame, host) => frame.setAttribute("src", host), frameHost);
    await expect.poll(() => logs.filter((text) => text === "framed dark")).toHaveLength(2);
    expect(logs).toContainEqual(expect.stringContaining("Plainsight weekly report"));
    expect(logs).toContainEqual(expect.stringMatching(/^hint |^warning |^error /));
  });

  await test.step("your API, your pictures", async () => {
    const etags: (string | undefined)[] = [];
    await page.route("**/campaigns/42", (route) => {
      etags.push(route.request().headers()["if-match"]);
      return route.fulfill({ headers: { etag: `"${etags.length}"` } });
    });
    await page.route("**/pictures", (route) =>
      route.fulfill({ json: route.request().method() === "POST" ? { url: "/one.png" } : [{ url: "/one.png", name: "One" }] }),
    );
    await page.route("**/library", (route) => route.fulfill({ json: { url: "/turned.png" } }));
    await page.route("**/library?*", (route) => route.fulfill({ json: { images: [], total: 0 } }));
    const clients = { name: "Ours", clients: [{ id: "outlook16", name: "Outlook 2016" }] };
    const taken = [{ clientId: "outlook16", state: "done", url: "/outlook16.png" }];
    await page.route("**/screenshots/clients", (route) => route.fulfill({ json: clients }));
    await page.route("**/screenshots", (route) => route.fulfill({ json: taken }));
    const answers = await page.evaluate(
      async ([api, pictures, library, sources, screenshots]) => {
        const editor = document.querySelector("email-editor");
        if (!editor) return [];
        (await import(pictures)).offerYourPictures(editor);
        const { uploadImage, listImages } = editor.providers as Record<string, (...given: unknown[]) => Promise<unknown>>;
        const answers = [await uploadImage?.(new File(["x"], "one.png"), {}), await listImages?.()];
        const { offerYourLibrary, keepEditedImages, showYourDialog } = await import(library);
        const offered = () => editor.providers?.images as unknown as Record<string, (...given: unknown[]) => Promise<unknown>>;
        offerYourLibrary(editor);
        answers.push(await offered()["list"]?.({ search: "pot", order: "newest", signal: new AbortController().signal }));
        showYourDialog(editor, async () => "/two.png");
        answers.push(await offered()["open"]?.());
        keepEditedImages(editor);
        const steps = { turn: 90 };
        answers.push(await offered()["edit"]?.({ original: "/one.png", file: new File(["x"], "two.png"), steps }, {}));
        (await import(sources)).showYourSources(editor, { photo: async () => ({ url: "/three.png", name: "Three" }) });
        const { stock } = editor.providers as unknown as Record<string, Record<string, () => Promise<unknown>>>;
        answers.push(await stock?.["open"]?.());
        (await import(screenshots)).offerYourScreenshots(editor);
        const { screenshots: shots } = editor.providers as unknown as Record<
          string,
          Record<string, (...given: unknown[]) => Promise<unknown>>
        >;
        const { signal } = new AbortController();
        answers.push(await shots?.["source"]?.(signal));
        answers.push(
          await shots?.["take"]?.({ subject: "Hi", html: "<p>Hi</p>", clientIds: ["outlook16"] }, { signal, onChange: () => {} }),
        );
        (await import(api)).saveToApi(editor, "42");
        for (const type of ["divider", "spacer"]) {
          await editor.run("insert-block", { blueprint: { type } });
          answers.push(await editor.save());
        }
        return answers;
      },
      [
        sampleWith("saveToApi").url,
        sampleWith("offerYourPictures").url,
        sampleWith("offerYourLibrary").url,
        sampleWith("showYourSources").url,
        sampleWith("offerYourScreenshots").url,
      ] as const,
    );
    const library = [
      { images: [], total: 0 },
      { url: "/two.png" },
      { url: "/turned.png" },
      { url: "/three.png", name: "Three" },
      clients,
      taken,
    ];
    expect(answers).toEqual([{ url: "/one.png" }, [{ url: "/one.png", name: "One" }], ...library, true, true]);
    expect(etags).toEqual([undefined, '"1"']);
  });

  await test.step("your tags, your words, your blocks, your rules, your colours", async () => {
    const html = await page.evaluate(
      async ([tags, words, adds, seat, code, document_]) => {
        const editor = document.querySelector("email-editor");
        if (!editor) return "";
        (await import(tags)).offerTags(editor);
        (await import(words)).speakGerman(editor);
        await editor.setDocument(document_);
        const { addYourBlock } = await import(adds);
        addYourBlock(editor, (await import(code)).code);
        addYourBlock(editor, (await import(seat)).seatMap);
        // What the page gives is read when React has drawn next.
        while (!(await editor.exportHtml()).includes("Your seat")) {
          await editor.run("insert-block", { blueprint: { type: "acme-seat-map" } });
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
        return editor.exportHtml();
      },
      [
        sampleWith("offerTags").url,
        sampleWith("speakGerman").url,
        sampleWith("addYourBlock").url,
        sampleWith("acme-seat-map").url,
        sampleWith("acme-code").url,
        letterWith({ id: "t", type: "text", props: { text: "<p>Hi</p>" }, extras: { rules: { condition: "VIP" } } }),
      ] as const,
    );
    expect(html).toContain("Your seat: 12A");
    expect(html).toMatch(/\*\|IF:VIP\|\*.*\*\|END:IF\|\*/s);
    await expect(page.getByRole("button", { name: "Kampagne speichern" })).toBeVisible();
    const isLocked = await page.evaluate(async (url) => {
      const editor = document.querySelector("email-editor");
      (await import(url)).letThemLook(editor, false);
      return editor?.readonly;
    }, sampleWith("letThemLook").url);
    expect(isLocked).toBe(true);
    for (const { kind, text } of samples) if (kind === "css") await page.addStyleTag({ content: text });
    await expect(page.locator("email-editor").first()).toHaveCSS("--mw-accent", "#0a7c53");
  });

  await test.step("parts of it elsewhere", async () => {
    const compiled = await page.evaluate(
      async ([hear, compile, ui, stored]) => {
        (await import(hear)).hearOf(document.querySelector("iframe"));
        const { Letters } = await import(ui);
        const { mount } = await import("/samples/mount.js" as string);
        const root = document.body.appendChild(document.createElement("div")).attachShadow({ mode: "open" });
        mount.react(Letters, { root }, root.appendChild(document.createElement("div")));
        return (await import(compile)).compileStored(stored);
      },
      [sampleWith("hearOf").url, sampleWith("compileStored").url, sampleWith("letters.send").url, letter] as const,
    );
    expect(compiled).toContain("Hello reader");
    await expect.poll(() => logs).toContain("true");
    await page.getByRole("button", { name: "Post" }).press("Enter"); // the editors of other samples stand over it
    await expect.poll(() => logs).toContain("sent");
  });

  // Those of the frameworks are run below.
  const called = [
    "code",
    "seatMap",
    "saveToApi",
    "offerYourPictures",
    "offerYourLibrary",
    "keepEditedImages",
    "showYourDialog",
    "showYourSources",
    "offerYourScreenshots",
    "crm",
    "offerYourDestinations",
    "offerTags",
    "speakGerman",
    "addYourBlock",
    "letThemLook",
  ];
  const others = ["hearOf", "compileStored", "Letters", "Campaign", "CampaignPage", "OlderCampaign"];
  // Written inside of the editor: that they compile is a test in scripts/docs/samples.
  const inside = ["closeFind", "setDevice", "showNotes"];
  // They speak with a server that people work together at: `live.test.ts` of the server connects as the first does,
  // and `own-provider.spec.ts` runs the second in two pages.
  const together = ["openTogether", "workTogether"];
  expect(scripts.flatMap(({ text }) => exportsOf(text)).toSorted()).toEqual([...called, ...others, ...inside, ...together].toSorted());
});

test("a page's own destinations are offered in Export, and get the email", async ({ page, product }) => {
  await openPage(page, product, '<email-editor style="display:block;block-size:800px"></email-editor>');
  const orders: unknown[] = [];
  await page.route("**/exports", (route) => {
    orders.push(route.request().postDataJSON());
    return route.fulfill({ json: { ok: true, name: "Letter", externalId: "7" } });
  });
  await page.evaluate(
    async ([offer, surroundings]) => {
      (await import(offer)).offerYourDestinations(document.querySelector("email-editor"));
      await import(surroundings);
    },
    [sampleWith("offerYourDestinations").url, `/samples/sample-${scripts.length}.js`] as const,
  );
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Export" });
  await expect(dialog.getByRole("tabpanel").getByRole("listitem")).toHaveText([/SendGrid/, /Our CRM/]);
  await dialog.getByRole("button", { name: /^Our CRM/ }).click();
  await dialog.getByLabel("Access token", { exact: true }).fill("t-1");
  await dialog.getByRole("button", { name: "Export", exact: true }).click();
  await expect(page.getByText("Your email template has been successfully exported to Our CRM!")).toBeVisible();
  const content = expect.objectContaining({ html: expect.stringContaining("<html"), text: expect.any(String) });
  expect(orders).toEqual([expect.objectContaining({ provider: "OUR_CRM", given: { token: "t-1" }, content })]);
});

test("the component of each framework shows an editor, hears of changes and is given what is saved", async ({ page, product }) => {
  const logs: string[] = [];
  page.on("console", (message) => logs.push(message.text()));
  await openPage(page, product, "");
  const names = ["react", "vue", "svelte", "angular"] as const;
  const urls = ["export function Campaign(", '<script setup lang="ts">', "$props()", "export class CampaignPage"].map(
    (words) => sampleWith(words).url,
  );
  await page.evaluate(
    async ([frameworks, modules, stored]) => {
      const { mount } = await import("/samples/mount.js" as string);
      for (const [index, framework] of frameworks.entries()) {
        const exports = await import(modules[index] ?? "");
        const save = (html: string) => console.log(`${framework} ${html.includes("<html")}`);
        const given = {
          react: { document: stored, onSave: save },
          vue: { stored, onSave: save },
          svelte: { stored, onsave: save },
          angular: {},
        };
        await mount[framework](exports.Campaign ?? exports.CampaignPage ?? exports.default, given[framework]);
      }
    },
    [names, urls, letter] as const,
  );
  const editors = page.locator("email-editor");
  await expect(editors).toHaveCount(names.length);
  await expect(page.getByText("Nothing to save")).toHaveCount(names.length);
  await expect(editors.locator("[data-block-type=wrapper]")).toHaveCount(names.length);
  // Angular's sample gives no document of its own.
  await expect(editors.locator("[data-block-type=heading]")).toHaveText(["Hello reader", "Hello reader", "Hello reader"]);
  await editors.evaluateAll(async (all) => {
    for (const editor of all as HTMLElementTagNameMap["email-editor"][])
      await editor.run("insert-block", { blueprint: { type: "divider" } });
  });
  await expect(page.getByText("Unsaved changes", { exact: true }).locator("visible=true").and(page.locator("p"))).toHaveCount(names.length);
  await editors.evaluateAll(async (all) => {
    for (const editor of all as HTMLElementTagNameMap["email-editor"][]) await editor.save();
  });
  await expect
    .poll(() => logs)
    .toEqual(expect.arrayContaining(["react true", "vue true", "svelte true", expect.stringMatching(/^\d{4,}$/)]));
});

test("the pages of the documents are pages", async ({ page, product }) => {
  const { id } = await (await apiOf(product, "demo-ben")).createTemplate("Of a page", { html: "<p>x</p>", components: letter });
  const pageOf = (...words: readonly string[]) =>
    words
      .map((word) => sampleWith(word).text)
      .join("")
      .replaceAll(/https:\/\/(?:your\.server|mail\.example\.com)/g, product.url)
      .replaceAll('session-id="…"', 'session-id="demo-ben"')
      .replaceAll('template-id="…"', `template-id="${id}"`);
  await openPage(page, product, pageOf('fetch("/my-template.json")'));
  await expect(blocks(page, "heading")).toHaveText("Hello reader");
  await openPage(page, product, pageOf('name="campaign-42"', 'template-id="…"', 'src="/cdn/mailwright.js"'));
  await expect(blocks(page, "heading")).toHaveText(["Hello reader", "Hello reader"]);
  await expect(page.locator("template-dashboard").getByRole("article").first()).toBeVisible();
  await expect(page.locator("email-editor").last().locator("[data-block-type=wrapper]")).toBeVisible();
});
