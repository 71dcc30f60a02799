/** Child of the bench: draws as many entries as its argument says, and writes the figures as JSON. */
import {
  allocate,
  entriesPerGroup,
  hideEntry,
  orderOf,
  proveInGroup,
  rootOfGroup,
  rootOfGroups,
  verifyInclusion,
  type DrawnEntry,
} from '@foyer/verify-draw';

/** What the steps of a draw cost. */
export interface DrawFigures {
  steps: { what: string; cpuMs: number }[];
  peakMegabytes: number;
}

const count = Number(process.argv[2]);
const atOnce = 10_000;
const proofs = 100;
const figures: DrawFigures = { steps: [], peakMegabytes: 0 };

/** CPU time of all threads, those that hash among them. */
async function measure<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  figures.steps.push({ what, cpuMs: (user + system) / 1000 });
  return result;
}

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
const beacon = { source: 'bench', round: 1, value: 'be'.repeat(32) };
const order = await measure('order', () =>
  orderOf(entries, { serverSeed: '5e'.repeat(32), entriesRoot, beacon }),
);
await measure('winners', () => Promise.resolve(allocate({ entries, order, stock, lapsed: [] })));
await measure(`${proofs} proofs`, async () => {
  for (let proof = 0; proof < proofs; proof += 1) {
    const place = Math.floor((proof * count) / proofs);
    const at = Math.floor(place / entriesPerGroup);
    const made = await proveInGroup(groupAt(at), entries[place]!.id, { groupRoots, at });
    if (!made || !(await verifyInclusion(entries[place]!, made, entriesRoot)))
      throw new Error(`No proof of entry ${place}`);
  }
});
figures.peakMegabytes = process.resourceUsage().maxRSS / 1024;
process.stdout.write(JSON.stringify(figures));
