// Circles inside a package: between its files, types included, and between its wings by what is imported at run time.

import { wingOf } from "../check-wings.mjs";
import { findCircles, isForTestsOnly, readPackageGraph } from "../import-graph.mjs";

/**
 * @param {string} root of the repository
 * @param {string} name of the package's folder
 * @param {readonly (readonly string[])[] | undefined} floors where the package has wings; else its first folders count
 */
export function measureCircles(root, name, floors) {
  const graph = new Map([...readPackageGraph(root, name)].filter(([file]) => !isForTestsOnly(file)));
  const betweenFiles = findCircles(new Map([...graph].map(([file, imports]) => [file, imports.map(({ target }) => target)])));
  const roomOf = (file) => (floors ? wingOf(file, floors) : file.includes("/") ? file.split("/")[0] : undefined);
  const rooms = new Map();
  for (const [file, imports] of graph) {
    const room = roomOf(file);
    if (!room) continue;
    const targets = rooms.get(room) ?? new Set();
    for (const { target, isType } of imports) {
      const there = roomOf(target);
      if (!isType && there && there !== room && graph.has(target)) targets.add(there);
    }
    rooms.set(room, targets);
  }
  return { betweenFiles, betweenRooms: findCircles(rooms), rooms: rooms.size };
}
