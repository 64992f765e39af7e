import { expect, test } from "vitest";
import { parseLiveAddress } from "./live-address.js";

const parse = (text: string) => {
  const faults: string[] = [];
  return { address: parseLiveAddress({ LIVE_ADDRESS: text }, faults), faults: faults.length };
};

test("an address of a process is a host, with a port or without", () => {
  for (const address of ["10.0.0.7", "10.0.0.7:4400", "server-1", "[fd00::7]:4400"]) expect(parse(address)).toEqual({ address, faults: 0 });
  expect(parse("")).toEqual({ address: null, faults: 0 });
  for (const wrong of ["http://10.0.0.7", "10.0.0.7/live", "me@host", "10.0.0.7:99999", "a b", "fd00::7"])
    expect(parse(wrong)).toEqual({ address: null, faults: 1 });
});
