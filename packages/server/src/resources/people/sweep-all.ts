import type { Ports } from "../../ports/ports.js";
import { sweepBlobs } from "../assets/blob-register.js";

/** The bytes of pictures that nobody has any more. */
export async function sweepAll(ports: Ports): Promise<void> {
  for (let rounds = 0; rounds < sweepsMax && (await sweepBlobs(ports)) > 0; rounds += 1) {}
}

/** What is left after that, the hourly sweep removes. */
const sweepsMax = 200;
