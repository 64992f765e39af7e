import { deflateSync, gzipSync } from "node:zlib";
import sharp from "sharp";

/** A file that is not what it says, or more than it shows. */
export interface HostilePicture {
  name: string;
  bytes: Buffer;
}

/** Stands in everything that could run; nothing that is stored may hold it. */
export const hostileMark = "MARKOFEVIL";
const script = `<script>alert("${hostileMark}")</script>`;
const page = `<!DOCTYPE html><html><body>${script}</body></html>`;

/** Pictures of each kind, to hide something in. */
async function drawHosts(): Promise<Record<"png" | "jpeg" | "gif" | "webp" | "avif", Buffer>> {
  const draw = () => sharp({ create: { width: 24, height: 16, channels: 3, background: "teal" } });
  const [png, jpeg, gif, webp, avif] = await Promise.all(
    (["png", "jpeg", "gif", "webp", "avif"] as const).map((format) => draw().toFormat(format).toBuffer()),
  );
  if (!png || !jpeg || !gif || !webp || !avif) throw new Error("Every format is drawn.");
  return { png, jpeg, gif, webp, avif };
}

const chunk = (type: string, data: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  // A wrong sum, which some readers do not look at.
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
};

/** Valid pictures with something behind their end, or inside of what shows nothing. */
function polyglots(hosts: Awaited<ReturnType<typeof drawHosts>>): HostilePicture[] {
  const tails = [
    script,
    page,
    `%PDF-1.7 ${hostileMark}`,
    `PK\u0003\u0004${hostileMark}.class`,
    `<?php system("${hostileMark}"); ?>`,
    `#!/bin/sh\n${hostileMark}`,
    `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`,
    `\0\0${page}`,
    `javascript:${hostileMark}`,
    `From: a@b.test\r\nContent-Type: text/html\r\n\r\n${page}`,
  ];
  const behind = Object.entries(hosts).flatMap(([kind, bytes]) =>
    tails.map((tail, index) => ({ name: `behind-${kind}-${index}.${kind}`, bytes: Buffer.concat([bytes, Buffer.from(tail)]) })),
  );
  const before = Object.entries(hosts).map(([kind, bytes]) => ({
    name: `before.${kind}`,
    bytes: Buffer.concat([Buffer.from(page), bytes]),
  }));
  const inside = [
    {
      name: "text-chunk.png",
      bytes: Buffer.concat([hosts.png.subarray(0, 33), chunk("tEXt", Buffer.from(`Comment\0${script}`)), hosts.png.subarray(33)]),
    },
    {
      name: "profile.png",
      bytes: Buffer.concat([
        hosts.png.subarray(0, 33),
        chunk("iCCP", Buffer.concat([Buffer.from("evil\0\0"), deflateSync(script)])),
        hosts.png.subarray(33),
      ]),
    },
    { name: "comment.jpg", bytes: Buffer.concat([hosts.jpeg.subarray(0, 2), segment(0xfe, script), hosts.jpeg.subarray(2)]) },
    {
      name: "app.jpg",
      bytes: Buffer.concat([hosts.jpeg.subarray(0, 2), segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${page}`), hosts.jpeg.subarray(2)]),
    },
    { name: "script.gif", bytes: Buffer.from(`GIF89a/*${"\0".repeat(20)}*/=1;alert("${hostileMark}")//`) },
    {
      name: "comment.gif",
      bytes: Buffer.concat([
        hosts.gif.subarray(0, -1),
        Buffer.from([0x21, 0xfe, script.length]),
        Buffer.from(script),
        Buffer.from([0, 0x3b]),
      ]),
    },
  ];
  return [...behind, ...before, ...inside];
}

function segment(marker: number, text: string): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(Buffer.byteLength(text) + 2, 2);
  return Buffer.concat([head, Buffer.from(text)]);
}

/** Drawings that run, reach out, or read files. */
function drawings(): HostilePicture[] {
  const open = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="40"';
  const inside = [
    script,
    `<SCRIPT>${hostileMark}</SCRIPT>`,
    `<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert("${hostileMark}")</svg:script>`,
    `<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">${script}</body></foreignObject>`,
    `<a href="javascript:alert('${hostileMark}')"><rect width="9" height="9"/></a>`,
    `<a xlink:href="java&#115;cript:alert('${hostileMark}')"><rect width="9" height="9"/></a>`,
    `<rect width="9" height="9" onclick="${hostileMark}()"/>`,
    `<rect width="9" height="9" onmouseover = '${hostileMark}()'/>`,
    `<animate attributeName="href" values="javascript:${hostileMark}"/>`,
    `<set attributeName="onload" to="${hostileMark}()"/>`,
    `<image href="file:///etc/passwd" width="9" height="9"/>`,
    `<image xlink:href="http://169.254.169.254/${hostileMark}" width="9" height="9"/>`,
    `<image href="data:image/svg+xml;base64,${Buffer.from(`${open}>${script}</svg>`).toString("base64")}" width="9" height="9"/>`,
    `<use href="http://169.254.169.254/a.svg#${hostileMark}"/>`,
    `<use href="data:image/svg+xml,${encodeURIComponent(`${open} id="x">${script}</svg>`)}#x"/>`,
    `<style>@import url("http://169.254.169.254/${hostileMark}.css");</style>`,
    `<style>rect{background:url("javascript:${hostileMark}")}</style>`,
    `<iframe src="javascript:${hostileMark}"/>`,
    `<![CDATA[<script>${hostileMark}</script>]]>`,
    `<desc>${page}</desc>`,
    `<metadata>${hostileMark}</metadata><text>${hostileMark}</text>`,
    `<filter id="f"><feImage href="file:///etc/hostname"/></filter><rect width="40" height="40" filter="url(#f)"/>`,
  ].map((content) => `${open}>${content}</svg>`);
  const whole = [
    `${open} onload="${hostileMark}()"><rect/></svg>`,
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${open}><text>&x;</text></svg>`,
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY % x SYSTEM "http://169.254.169.254/${hostileMark}"> %x;]>${open}/>`,
    `<?xml version="1.0"?><?xml-stylesheet href="javascript:${hostileMark}"?>${open}/>`,
    `\uFEFF  <!-- ${hostileMark} -->${open}><rect width="40" height="40"/></svg>`,
    `${page}${open}/>`,
  ];
  const plain = [...inside, ...whole].map((text, index) => ({ name: `drawing-${index}.svg`, bytes: Buffer.from(text) }));
  const others = [...inside.slice(0, 6)].flatMap((text, index) => [
    { name: `wide-${index}.svg`, bytes: Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]) },
    { name: `packed-${index}.svgz`, bytes: gzipSync(text) },
    { name: `named-${index}.png`, bytes: Buffer.from(text) },
  ]);
  return [...plain, ...others];
}

/** What is no picture at all, and says it is one. */
function lies(): HostilePicture[] {
  const contents: Record<string, Buffer> = {
    page: Buffer.from(page),
    script: Buffer.from(`alert("${hostileMark}")`),
    program: Buffer.concat([Buffer.from("MZ"), Buffer.alloc(200), Buffer.from(hostileMark)]),
    elf: Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46]), Buffer.from(hostileMark)]),
    archive: Buffer.from(`PK\u0003\u0004${hostileMark}`),
    pdf: Buffer.from(`%PDF-1.7\n${hostileMark}`),
    movie: Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftypisom${hostileMark}`)]),
    empty: Buffer.alloc(0),
    zeros: Buffer.alloc(3000),
  };
  return Object.entries(contents).flatMap(([kind, bytes]) =>
    ["png", "jpg", "gif", "html", "svg", "webp", "avif"].map((ending) => ({ name: `${kind}.${ending}`, bytes })),
  );
}

/** Small files that unfold, and files that end too early. */
function bombs(hosts: Awaited<ReturnType<typeof drawHosts>>): HostilePicture[] {
  const wide = Buffer.from(hosts.png);
  wide.writeUInt32BE(100_000, 16);
  wide.writeUInt32BE(100_000, 20);
  const screen = Buffer.from(hosts.gif);
  screen.writeUInt16LE(65_535, 6);
  screen.writeUInt16LE(65_535, 8);
  const idat = Buffer.concat([hosts.png.subarray(0, 33), chunk("IDAT", deflateSync(Buffer.alloc(9_000_000))), hosts.png.subarray(-12)]);
  const cut = Object.entries(hosts).flatMap(([kind, bytes]) =>
    [4, 12, 30, 60, bytes.length - 5].map((length) => ({ name: `cut-${length}.${kind}`, bytes: bytes.subarray(0, length) })),
  );
  return [{ name: "wide.png", bytes: wide }, { name: "screen.gif", bytes: screen }, { name: "unfolds.png", bytes: idat }, ...cut];
}

/** More than two hundred files, the kinds of them mixed, so that the first ones are of every kind. */
export async function writeHostilePictures(): Promise<HostilePicture[]> {
  const hosts = await drawHosts();
  const kinds = [polyglots(hosts), drawings(), lies(), bombs(hosts)];
  const longest = Math.max(...kinds.map(({ length }) => length));
  const mixed = Array.from({ length: longest }, (_, index) => kinds.flatMap((kind) => kind.slice(index, index + 1))).flat();
  const names = ["../../../../tmp/evil.sh", "a\u202Egnp.exe", "x.png\u0000.html", "<img src=x onerror=1>.png", "CON.png", "a;rm -rf.png"];
  return [...mixed, ...names.map((name) => ({ name, bytes: hosts.png }))];
}
