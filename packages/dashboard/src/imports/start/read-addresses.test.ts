import { expect, test } from "vitest";
import { readAddresses } from "./read-addresses.js";

test("addresses stand in lines, or with spaces or commas between, and count once", () => {
  const text = "https://a.example/1.html\nhttps://a.example/2.html, https://a.example/1.html ;http://b.example/?a=1,2\n";
  expect(readAddresses(text)).toEqual({
    addresses: ["https://a.example/1.html", "https://a.example/2.html", "http://b.example/?a=1,2"],
    fault: undefined,
  });
});

test("the first that is no full address is named", () => {
  expect(readAddresses("https://a.example/ www.b.example ftp://c.example").fault).toBe("www.b.example");
});

test("nothing written is no fault", () => {
  expect(readAddresses(" \n ")).toEqual({ addresses: [], fault: undefined });
});
