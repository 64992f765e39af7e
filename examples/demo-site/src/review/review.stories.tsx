import { createClient } from "@mailwright/client";
import type { ReviewComment } from "@mailwright/contract";
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
  text: "Could the button be green?",
  name: "Gil Moreau",
  isGuest: true,
  createdAt: "2026-11-20T09:00:00.000Z",
  isDeleted: false,
  isResolved: false,
  ...change,
});

const said = [
  aComment("1", { blockId: "b" }),
  aComment("2", { threadId: "1", blockId: null, name: "Ann Lee", isGuest: false, text: "It is our colour, but we try it." }),
  aComment("3", { text: "Fine for me.", isResolved: true }),
  aComment("4", { blockId: "gone", isDeleted: true }),
];

const review = { token: "t", templateName: "Autumn sale", makerName: "Ann Lee", expiresAt: "2026-12-06T09:00:00.000Z" };
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
      const { name, text, blockId = null, threadId } = await request.json();
      const comment = aComment(`n${kept.length}`, { name, text, blockId });
      kept.push({ ...comment, threadId: threadId ?? comment.id });
      return Response.json(kept.at(-1), { status: 201 });
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
