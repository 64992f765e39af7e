/**
 * May the browser that draws PDF and pictures work without the system's sandbox around it? `demanded`: nothing is drawn then; `if-possible`: it
 * draws all the same; `off`: nobody asks.
 */
export type SandboxRule = "demanded" | "if-possible" | "off";
