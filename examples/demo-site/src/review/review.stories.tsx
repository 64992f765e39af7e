import { createClient } from "@mailwright/client";
import type { ReviewComment, ReviewText } from "@mailwright/contract";
import { useStyles } from "@mailwright/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import siteCss from "../site.css?inline";
import { never, refuse, type StoryAnswers } from "../testing/story-page.js";
import { ReviewPage } from "./review-page.js";

const email = `<!doctype html><html lang="en"><title>Autumn sale</title><body style="margin:0;font:16px sans-serif">
<div data-block-id="h" style="padding:24px;text-align:center"><h1>Everything for autumn</h1></div>
<div data-block-id="b" style="padding:24px;text-align:center"><a href="https://shop.example" style="background:#1d4ed8;color:#fff;padding:12px 24px">Shop now</a></div>
</body></html>`;

const aComment = (id: string, change: Partial<ReviewComment> = {}): ReviewComment => ({
  id,
  threadId: id,
  blockId: null,
  anchor: null,
  text: "Could the button be green?",
  name: "Gil Moreau",
  isGuest: true,
  isOwn: false,
  isEdited: false,
  createdAt: "2026-11-20T09:00:00.000Z",
  isDeleted: false,
  isResolved: false,
  ...change,
});

const words = { prop: "text", quote: "for autumn", before: "Everything ", after: "", start: 10 };

const said = [
  aComment("1", { blockId: "b" }),
  aComment("2", { threadId: "1", blockId: null, name: "Ann Lee", isGuest: false, text: "It is our colour, but we try it." }),
  aComment("3", { text: "Fine for me.", isResolved: true }),
  aComment("4", { blockId: "gone", isDeleted: true }),
];

const texts: readonly ReviewText[] = [
  { prop: "text", selector: "h1", blockIds: ["h"] },
  { prop: "label", selector: "a", blockIds: ["b"] },
];
const review = { token: "t", texts, templateName: "Autumn sale", makerName: "Ann Lee", expiresAt: "2026-12-06T09:00:00.000Z" };
const opened = () => Response.json({ ...review, emailUrl: URL.createObjectURL(new Blob([email], { type: "text/html" })) });
const open = "POST /api/v2/review/l1";
const talk = "/api/v2/review/l1/comments";

/** Over a server in memory, which keeps what is written. */
const answering = (more: StoryAnswers = {}, comments: readonly ReviewComment[] = said): StoryAnswers => {
  const kept = [...comments];
  return {
    [open]: opened,
    [`GET ${talk}`]: () => Response.json(kept),
    [`POST ${talk}`]: async (request) => {
      const { name, text, blockId = null, threadId, anchor = null } = await request.json();
      const comment = aComment(`n${kept.length}`, { name, text, blockId, anchor, isOwn: request.headers.has("x-guest-key") });
      kept.push({ ...comment, threadId: threadId ?? comment.id });
      return Response.json(kept.at(-1), { status: 201 });
    },
    [`PATCH ${talk}/own`]: async (request) => {
      const { text } = await request.json();
      const at = kept.findIndex(({ id }) => id === "own");
      kept[at] = { ...aComment("own", { isOwn: true }), text, isEdited: true };
      return Response.json(kept[at]);
    },
    [`DELETE ${talk}/own`]: () => {
      kept.splice(
        kept.findIndex(({ id }) => id === "own"),
        1,
      );
      return new Response(null, { status: 204 });
    },
    ...more,
  };
};

const styles = [siteCss];

function Story({ answers }: { readonly answers: StoryAnswers }) {
  useStyles(styles);
  const [client] = useState(() => {
    localStorage.removeItem("mailwright.guest-name");
    const fetch = async (request: Request) =>
      (await answers[`${request.method} ${new URL(request.url).pathname}`]?.(request)) ?? refuse(404, "not-found");
    return createClient({ apiUrl: "http://story.test", fetch });
  });
  return (
    <div style={{ blockSize: "100%", overflow: "auto", background: "var(--mw-surface-sunken)", color: "var(--mw-text)" }}>
      <ReviewPage client={client} linkId="l1" secret="s" />
    </div>
  );
}

const meta: Meta<typeof Story> = {
  title: "Site/Review",
  component: Story,
  parameters: { frame: { ground: "none" } },
  args: { answers: answering() },
};
export default meta;

type StoryOf = StoryObj<typeof Story>;
type Canvas = Parameters<NonNullable<StoryOf["play"]>>[0]["canvas"];

export const Conversation: StoryOf = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("It is our colour, but we try it.")).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Show in the email: “Shop now”" })).toBeVisible();
    await expect(canvas.getByText("This comment was deleted.")).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Phone" }));
    await waitFor(() => expect(canvas.getByTitle("The email").style.inlineSize).toBe("375px"));
  },
};

export const Empty: StoryOf = {
  args: { answers: answering({}, []) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No comments yet")).toBeVisible();
    const about = canvas.getByRole("combobox", { name: "Comment on" });
    const frame = canvas.getByTitle<HTMLIFrameElement>("The email");
    const button = await waitFor(() => {
      const found = frame.contentDocument?.querySelector("a");
      if (!found) throw new Error("The email is on its way.");
      return found;
    });
    await waitFor(() => expect(canvas.getByRole("option", { name: "“Shop now”" })).toBeInTheDocument());
    button.click();
    await waitFor(() => expect(about).toHaveValue("b"));
    fireEvent.change(canvas.getByRole("textbox", { name: "Your comment" }), { target: { value: "Greener?" } });
    await userEvent.click(canvas.getByRole("button", { name: "Comment" }));
    await expect(await canvas.findByText("Say who you are")).toBeVisible();
    fireEvent.change(canvas.getByRole("textbox", { name: "Your name" }), { target: { value: "Hana" } });
    await userEvent.click(canvas.getByRole("button", { name: "Comment" }));
    await expect(await canvas.findByRole("listitem", { name: "“Shop now”, 1 comment" })).toBeVisible();
    await expect(canvas.getByText("You write as Hana.")).toBeVisible();
  },
};

const emailIn = async (canvas: Canvas) => {
  const frame = await canvas.findByTitle<HTMLIFrameElement>("The email");
  return waitFor(() => {
    const page = frame.contentDocument;
    if (!page?.querySelector("h1")) throw new Error("The email is on its way.");
    return page;
  });
};

/** Words of the email are selected, as on any page. */
export const WordsSelected: StoryOf = {
  play: async ({ canvas }) => {
    const page = await emailIn(canvas);
    const heading = page.querySelector("h1")?.firstChild;
    await waitFor(() => expect(canvas.getByRole("option", { name: "“Shop now”" })).toBeInTheDocument());
    if (heading) page.getSelection()?.setBaseAndExtent(heading, 11, heading, 21);
    await expect(await canvas.findByRole("button", { name: "Comment on words" })).toBeVisible();
  },
};

export const CommentOnWords: StoryOf = {
  args: { answers: answering({}, []) },
  play: async ({ canvas }) => {
    const page = await emailIn(canvas);
    const heading = page.querySelector("h1")?.firstChild;
    await waitFor(() => expect(canvas.getByRole("option", { name: "“Shop now”" })).toBeInTheDocument());
    if (heading) page.getSelection()?.setBaseAndExtent(heading, 11, heading, 21);
    await userEvent.click(await canvas.findByRole("button", { name: "Comment on words" }));
    const field = await canvas.findByRole("textbox", { name: "Your comment on “for autumn”" });
    const root = field.getRootNode() as ShadowRoot;
    await waitFor(() => expect(root.activeElement).toBe(field));
    fireEvent.change(canvas.getByRole("textbox", { name: "Your name" }), { target: { value: "Hana" } });
    fireEvent.change(field, { target: { value: "Winter, no?" } });
    await userEvent.click(canvas.getByRole("button", { name: "Comment" }));
    const name = "“for autumn” in “Everything for autumn”, 1 comment";
    await expect(await canvas.findByRole("listitem", { name })).toHaveTextContent("Winter, no?");
    await expect(canvas.getByRole("button", { name: "Show in the email: “for autumn”" })).toBeVisible();
  },
};

/** For who does not select in the email itself. */
export const ChoosingWords: StoryOf = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("option", { name: "“Shop now”" })).toBeInTheDocument());
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Comment on" }), "h");
    await userEvent.click(await canvas.findByRole("button", { name: "Comment on words…" }));
    const field = await canvas.findByRole<HTMLTextAreaElement>("textbox", { name: "Words of “Everything for autumn”" });
    await expect(field).toHaveValue("Everything for autumn");
  },
};

export const OnWords: StoryOf = {
  args: {
    answers: answering({}, [
      aComment("1", { blockId: "h", anchor: words }),
      aComment("2", { blockId: "h", anchor: { ...words, quote: "while stocks last", before: "hold " } }),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("These words have been removed.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show in the email: “for autumn”" }));
    const page = await emailIn(canvas);
    const view = page.defaultView as (Window & typeof globalThis) | null;
    await waitFor(() => expect([...(view?.CSS.highlights.get("mw-current") ?? [])].join()).toBe("for autumn"));
  },
};

const own = [aComment("own", { isOwn: true }), aComment("2", { name: "Hana", text: "I would leave it." })];

export const OwnComment: StoryOf = {
  args: { answers: answering({}, own) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "What to do with your comment" }));
    await userEvent.click(await canvas.findByRole("menuitem", { name: "Edit" }));
    const field = await canvas.findByRole("textbox", { name: "Edit your comment" });
    fireEvent.change(field, { target: { value: "Dark green?" } });
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("Dark green?")).toBeVisible();
    await expect(canvas.getByText(/· edited$/)).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "What to do with your comment" }));
    await userEvent.click(await canvas.findByRole("menuitem", { name: "Delete" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Delete" }));
    await waitFor(() => expect(canvas.queryByText("Dark green?")).toBeNull());
  },
};

export const ChangeRefused: StoryOf = {
  args: { answers: answering({ [`PATCH ${talk}/own`]: () => refuse(403, "not-yours") }, own) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "What to do with your comment" }));
    await userEvent.click(await canvas.findByRole("menuitem", { name: "Edit" }));
    fireEvent.change(await canvas.findByRole("textbox", { name: "Edit your comment" }), { target: { value: "Dark green?" } });
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("This comment can no longer be changed.")).toBeVisible();
  },
};

export const Opening: StoryOf = { args: { answers: answering({ [open]: never }) } };
export const CommentsLoading: StoryOf = { args: { answers: answering({ [`GET ${talk}`]: never }) } };
export const CommentsFailed: StoryOf = { args: { answers: answering({ [`GET ${talk}`]: () => refuse(500, "internal") }) } };
export const Failed: StoryOf = { args: { answers: answering({ [open]: () => refuse(503, "unavailable") }) } };
export const Ended: StoryOf = { args: { answers: answering({ [open]: () => refuse(410, "review-link-ended") }) } };
export const Unknown: StoryOf = { args: { answers: answering({ [open]: () => refuse(401, "unauthenticated") }) } };

export const RevokedMeanwhile: StoryOf = {
  args: { answers: answering({ [`GET ${talk}`]: () => refuse(410, "review-link-revoked") }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This link was taken back")).toBeVisible();
  },
};

const locked = (code: string): StoryAnswers => ({
  [open]: async (request) => ((await request.json()).password === undefined ? refuse(401, "review-password") : refuse(400, code)),
});

export const WrongPassword: StoryOf = {
  args: { answers: answering(locked("review-password")) },
  play: async ({ canvas }) => {
    fireEvent.change(await canvas.findByLabelText("Password"), { target: { value: "spring" } });
    await userEvent.click(canvas.getByRole("button", { name: "Look at the email" }));
    await expect(await canvas.findByText("This is not the password.")).toBeVisible();
  },
};

export const TooManyTries: StoryOf = {
  args: { answers: answering(locked("too-many-requests")) },
  play: async ({ canvas }) => {
    fireEvent.change(await canvas.findByLabelText("Password"), { target: { value: "spring" } });
    await userEvent.click(canvas.getByRole("button", { name: "Look at the email" }));
    await expect(await canvas.findByText("Too many wrong passwords. Wait a while, then try again.")).toBeVisible();
  },
};

export const TooManyComments: StoryOf = {
  args: { answers: answering({ [`POST ${talk}`]: () => refuse(409, "too-many-comments") }) },
  play: async ({ canvas }) => {
    fireEvent.change(await canvas.findByRole("textbox", { name: "Your name" }), { target: { value: "Hana" } });
    fireEvent.change(canvas.getByRole("textbox", { name: "Your comment" }), { target: { value: "One more" } });
    await userEvent.click(canvas.getByRole("button", { name: "Comment" }));
    await expect(await canvas.findByText("There are as many comments as there can be.")).toBeVisible();
  },
};
