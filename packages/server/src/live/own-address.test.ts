import { isIP } from "node:net";
import { expect, test } from "vitest";
import { ownAddress } from "./own-address.js";

const bound = (address: string) => ({ address, port: 4400, family: address.includes(":") ? "IPv6" : "IPv4" });

test("others reach a process where it listens, or where the operator says", () => {
  expect(ownAddress(bound("10.0.0.7"), null)).toBe("10.0.0.7:4400");
  expect(ownAddress(bound("::1"), null)).toBe("[::1]:4400");
  expect(ownAddress(bound("0.0.0.0"), "server-1")).toBe("server-1:4400");
  expect(ownAddress(bound("0.0.0.0"), "[fd00::7]")).toBe("[fd00::7]:4400");
  expect(ownAddress(bound("0.0.0.0"), "server-1:80")).toBe("server-1:80");
});

test("whoever listens everywhere is reached at the address of the machine, and who listens at no port nowhere", () => {
  const { hostname, port } = new URL(`http://${ownAddress(bound("::"), null)}`);
  expect([isIP(hostname.replace(/^\[|\]$/g, "")) > 0, port]).toEqual([true, "4400"]);
  expect([ownAddress("/run/mailwright.sock", null), ownAddress(null, "server-1")]).toEqual(["", ""]);
});
