import { type ReduceRequest, reducePicture } from "./reduce-program.js";

type Answer = { readonly blob: Blob | undefined } | { readonly fault: string };

/** From its text, as a file of another site may not be a worker; a page whose policy forbids that does the work itself. */
const program = `const reduce = ${reducePicture.toString()};
onmessage = ({ data }) => reduce(data).then((blob) => postMessage({ blob }), (fault) => postMessage({ fault: String(fault) }));`;

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;
let thread: Worker | undefined;

/** `reducePicture` beside the page, one picture after the other: thirty photos that are dropped at once neither stop the page nor fill the memory. */
export function reduceAside(request: ReduceRequest): Promise<Blob | undefined> {
  waiting += 1;
  const turn = last.then(() => reduceNow(request));
  last = turn.then(endTurn, endTurn);
  return turn;
}

/** With the last picture the worker goes, and the memory that it took. */
function endTurn(): void {
  waiting -= 1;
  if (waiting > 0) return;
  thread?.terminate();
  thread = undefined;
}

function reduceNow(request: ReduceRequest): Promise<Blob | undefined> {
  thread ??= openThread();
  const worker = thread;
  if (!worker) return reducePicture(request);
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if ("fault" in data) reject(new Error(data.fault));
      else resolve(data.blob);
    };
    worker.onerror = () => {
      worker.terminate();
      thread = undefined;
      resolve(reducePicture(request));
    };
    worker.postMessage(request);
  });
}

function openThread(): Worker | undefined {
  if (typeof Worker !== "function") return undefined;
  const url = URL.createObjectURL(new Blob([program], { type: "text/javascript" }));
  try {
    return new Worker(url, { name: "mailwright-pictures" });
  } catch {
    return undefined;
  } finally {
    // Safari reads it a moment after the worker was made.
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }
}
