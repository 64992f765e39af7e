/** What of the client an editor that is connected begins with. A name for each of its other calls would be half a kilobyte. */
export { createClient, loadSession } from "@mailwright/client";
