export interface FollowedEvent {
  name: string;
  data: unknown;
}

/** A reader of a stream of server-sent events. */
export interface Follower {
  status: number;
  headers: Headers;
  /** The next event; comments are passed over. */
  next(): Promise<FollowedEvent>;
  /** The next comment. */
  beat(): Promise<void>;
  /** True once nothing comes any more. */
  ended(): Promise<boolean>;
  stop(): void;
}

export async function follow(url: string, headers: Record<string, string>): Promise<Follower> {
  const controller = new AbortController();
  const answer = await fetch(url, { headers, signal: controller.signal });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  /** One block of lines, or null at the end. */
  async function nextBlock(): Promise<string | null> {
    while (!text.includes("\n\n")) {
      const { done, value = "" } = (await reader?.read()) ?? { done: true };
      if (done) return null;
      text += value;
    }
    const end = text.indexOf("\n\n");
    const block = text.slice(0, end);
    text = text.slice(end + 2);
    return block;
  }
  return {
    status: answer.status,
    headers: answer.headers,
    stop: () => controller.abort(),
    async beat() {
      while (!(await nextBlock())?.startsWith(":")) {}
    },
    ended: async () => (await nextBlock()) === null,
    async next() {
      let block = await nextBlock();
      while (block?.startsWith(":")) block = await nextBlock();
      const [, name = "", data = "null"] = /^event: (\w+)\ndata: (.*)$/.exec(block ?? "") ?? [];
      return { name, data: JSON.parse(data) };
    },
  };
}
