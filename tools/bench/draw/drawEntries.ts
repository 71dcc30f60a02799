/**
 * Child of the bench: draws as many entries as its first argument says, by the functions of the server, and writes
 * what a server publishes to the file that the second one names: the head, and a page of entries, a line each.
 */
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import {
  allocate,
  commitToSeed,
  entriesPerGroup,
  hideEntry,
  orderOf,
  proveInGroup,
  rootOfGroup,
  rootOfGroups,
  verifyInclusion,
  type DrawHead,
  type DrawnEntry,
} from '@foyer/verify-draw';
import { measure, writeFigures } from './stepCosts.ts';

const count = Number(process.argv[2]);
const file = process.argv[3]!;
const atOnce = 10_000;
const perPage = 4 * entriesPerGroup;
const proofs = 100;

const choices = [['floor', 'balcony'], ['balcony']];
const stock = ['floor', 'balcony'].map((id) => ({ id, choices: [id], quantity: Math.ceil(count / 40) }));

const entries = await measure('ids', async () => {
  const made: DrawnEntry[] = [];
  for (let from = 0; from < count; from += atOnce) {
    const size = Math.min(atOnce, count - from);
    const ids = await Promise.all(
      Array.from({ length: size }, (_none, at) => hideEntry(String(from + at), 'salt')),
    );
    for (const [at, id] of ids.entries())
      made.push({ id, quantity: 1 + (at % 4), maySplit: at % 8 === 0, choices: choices[at % 2]! });
  }
  return made.sort((left, right) => (left.id < right.id ? -1 : 1));
});
const groupAt = (at: number): DrawnEntry[] => entries.slice(at * entriesPerGroup, (at + 1) * entriesPerGroup);
const groupRoots: string[] = [];
const entriesRoot = await measure('root', async () => {
  for (let at = 0; at * entriesPerGroup < count; at += 1) groupRoots.push(await rootOfGroup(groupAt(at)));
  return rootOfGroups(groupRoots);
});
const serverSeed = '5e'.repeat(32);
const beacon = { source: 'bench', round: 1, value: 'be'.repeat(32) };
const order = await measure('order', () => orderOf(entries, { serverSeed, entriesRoot, beacon }));
const wins = await measure('winners', () => Promise.resolve(allocate({ entries, order, stock, lapsed: [] })));
await measure(`${proofs} proofs`, async () => {
  for (let proof = 0; proof < proofs; proof += 1) {
    const place = Math.floor((proof * count) / proofs);
    const at = Math.floor(place / entriesPerGroup);
    const made = await proveInGroup(groupAt(at), entries[place]!.id, { groupRoots, at });
    if (!made || !(await verifyInclusion(entries[place]!, made, entriesRoot)))
      throw new Error(`No proof of entry ${place}`);
  }
});
const bytes = await measure('pages', async () => {
  const places = new Map(order.map((id, at) => [id, at + 1]));
  const won = new Map(wins.map((win, at) => [win.id, { ...win, number: at + 1 }]));
  const head: DrawHead = {
    ...{ version: 1, drawId: 'bench', seedCommitment: await commitToSeed(serverSeed), stock },
    ...{ closedAt: '2026-11-24T12:00:00Z', entriesRoot, beacon, serverSeed },
    counts: { entries: count, wins: wins.length, lapsed: 0 },
  };
  const stream = createWriteStream(file);
  stream.write(`${JSON.stringify(head)}\n`);
  for (let from = 0; from < count; from += perPage) {
    const page = entries.slice(from, from + perPage).map((entry) => {
      const win = won.get(entry.id);
      const { number, choice, quantity } = win ?? {};
      return { ...entry, place: places.get(entry.id), ...(win ? { win: { number, choice, quantity } } : {}) };
    });
    if (!stream.write(`${JSON.stringify(page)}\n`)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'finish');
  return stream.bytesWritten;
});
writeFigures(bytes);
