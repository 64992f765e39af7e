const channelName = "mailwright-sign-in";

/** The window that is opened to sign in. */
export const signInWindowName = "mailwright-sign-in";

/** Tells the other windows of this browser that somebody is signed in, and closes the one that was opened for that. */
export function tellSignedIn(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage("signed-in");
  channel.close();
  if (window.name === signInWindowName) window.close();
}

/** Hears when somebody may have signed in elsewhere: in another window, or while this one was not looked at. Answers how to stop. */
export function onSignedInElsewhere(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener("message", listener);
  window.addEventListener("focus", listener);
  return () => {
    channel.close();
    window.removeEventListener("focus", listener);
  };
}
