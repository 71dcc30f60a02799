import { allocate } from './allocate.ts';
import { commitToSeed, hideEntry, proveEntries, rootOf, verifyInclusion } from './entries.ts';
import { orderOf } from './orderOf.ts';
import type { DrawnEntry, DrawRecord } from './record/drawRecord.ts';
import { DrawRecordError, readRecord } from './record/readRecord.ts';
import { verifyDraw } from './verifyDraw.ts';

const serverSeed = '5e'.repeat(32);
const beacon = { source: 'sandbox', round: 7, value: 'be'.repeat(32) };

async function makeEntries(count: number): Promise<DrawnEntry[]> {
  const ids = await Promise.all(
    Array.from({ length: count }, (_none, at) => hideEntry(`entry-${at}`, `salt-${at}`)),
  );
  return ids.sort().map((id, at) => ({
    id,
    quantity: 1 + (at % 4),
    maySplit: at % 5 === 0,
    choices: at % 2 === 0 ? ['floor', 'balcony'] : ['balcony'],
  }));
}

/** Draws as a server does, with the first and the third winner lapsing. */
async function makeRecord(count: number): Promise<DrawRecord> {
  const entries = await makeEntries(count);
  const entriesRoot = await rootOf(entries);
  const order = await orderOf(entries, { serverSeed, entriesRoot, beacon });
  const stock = [
    { id: 'a', choices: ['floor'], quantity: 10 },
    { id: 'b', choices: ['balcony', 'balconyChild'], quantity: 15 },
  ];
  const first = allocate({ entries, order, stock, lapsed: [] });
  const lapsed = [first[0]!.id, first[2]!.id];
  return {
    version: 1,
    drawId: 'draw-1',
    seedCommitment: await commitToSeed(serverSeed),
    stock,
    closedAt: '2027-03-01T17:00:00Z',
    entriesRoot,
    beacon,
    serverSeed,
    entries,
    order,
    lapsed,
    wins: allocate({ entries, order, stock, lapsed }),
  };
}

const copy = (record: DrawRecord): DrawRecord => JSON.parse(JSON.stringify(record)) as DrawRecord;

describe('verifyDraw', () => {
  it('finds a draw right that was drawn by the rules, after two wins lapsed [INV-12]', async () => {
    const record = await makeRecord(40);
    const shares: number[] = [];
    const result = await verifyDraw(readRecord(copy(record)), (share) => shares.push(share));
    const units = record.wins.reduce((sum, { quantity }) => sum + quantity, 0);
    expect(result).toEqual({ isRight: true, entries: 40, winners: record.wins.length, units, withdrawn: 0 });
    expect(units).toBe(25);
    expect(shares.at(-1)).toBe(1);
    expect([...shares].sort((a, b) => a - b)).toEqual(shares);
  });

  it('finds a draw without entries right', async () => {
    const record = { ...(await makeRecord(40)), entries: [], order: [], lapsed: [], wins: [] };
    const result = await verifyDraw({ ...record, entriesRoot: await rootOf([]) });
    expect(result).toEqual({ isRight: true, entries: 0, winners: 0, units: 0, withdrawn: 0 });
  });

  it.each<[string, string, (record: DrawRecord) => void]>([
    ['another seed', 'seedCommitment', (record) => (record.serverSeed = '5f'.repeat(32))],
    ['an entry twice', 'entries', ({ entries }) => entries.splice(3, 0, { ...entries[2]! })],
    [
      'an entry added after the close',
      'entriesRoot',
      ({ entries }) => entries.push({ id: 'f'.repeat(64), quantity: 1, maySplit: false, choices: ['floor'] }),
    ],
    ['an entry left out', 'entriesRoot', ({ entries }) => entries.splice(4, 1)],
    ['a larger quantity', 'entriesRoot', ({ entries }) => (entries[0]!.quantity += 1)],
    ['another choice', 'entriesRoot', ({ entries }) => entries[0]!.choices.reverse()],
    ['a part instead of the whole', 'entriesRoot', ({ entries }) => (entries[0]!.maySplit = false)],
    ['another round of the beacon', 'order', (record) => (record.beacon.value = 'bf'.repeat(32))],
    ['two entries that changed places', 'order', ({ order }) => order.push(order.shift()!)],
    ['an order cut short', 'order', ({ order }) => order.pop()],
    ['a lapsed entry that had not won', 'lapsed', (record) => record.lapsed.push(record.order.at(-1)!)],
    ['a win that lapsed in silence', 'wins', ({ lapsed }) => lapsed.pop()],
    ['a win for another entry', 'wins', ({ wins, order }) => (wins[1]!.id = order.at(-1)!)],
    [
      'one more win',
      'wins',
      ({ wins, order }) => wins.push({ id: order.at(-1)!, choice: 'floor', quantity: 1 }),
    ],
    ['more stock than was published', 'wins', ({ stock }) => (stock[0]!.quantity += 4)],
  ])('names the first difference of %s', async (_name, part, change) => {
    const record = copy(await makeRecord(40));
    change(record);
    const result = await verifyDraw(record);
    expect(result).toMatchObject({ isRight: false, difference: { part } });
  });

  it('says what stands at the first difference and what should', async () => {
    const record = copy(await makeRecord(40));
    const [one, two] = record.order;
    record.order.splice(0, 2, two!, one!);
    expect(await verifyDraw(record)).toEqual({
      isRight: false,
      difference: { part: 'order', at: 0, published: two, recomputed: one },
    });
  });
});

describe('rootOf, proveEntries, verifyInclusion', () => {
  it.each([1, 2, 3, 7, 8, 33])('proves each of %i entries under the root', async (count) => {
    const entries = await makeEntries(count);
    const root = await rootOf(entries);
    const proofs = await proveEntries(
      [...entries].reverse(),
      entries.map(({ id }) => id),
    );
    for (const entry of entries) {
      const proof = proofs.get(entry.id)!;
      expect(await verifyInclusion(entry, proof, root)).toBe(true);
      expect(await verifyInclusion({ ...entry, quantity: entry.quantity + 1 }, proof, root)).toBe(false);
    }
  });

  it('has no proof for an entry that is not there', async () => {
    expect((await proveEntries(await makeEntries(5), ['f'.repeat(64)])).size).toBe(0);
  });
});

describe('readRecord', () => {
  it.each<[string, (record: Record<string, unknown>) => void, string]>([
    ['an unknown version', (record) => (record['version'] = 2), 'record.version must be 1'],
    ['a seed that is too short', (record) => (record['serverSeed'] = '5e'), 'record.serverSeed must be'],
    ['no entries', (record) => delete record['entries'], 'record.entries must be a list'],
    [
      'an entry that is no object',
      (record) => (record['entries'] = [7]),
      'record.entries[0] must be an object',
    ],
    [
      'a win of nothing',
      (record) => (record['wins'] = [{ id: 'a'.repeat(64), choice: 'floor', quantity: 0 }]),
      'record.wins[0].quantity must be 1 or more',
    ],
    [
      'a fraction of a place',
      (record) => (record['stock'] = [{ id: 'a', choices: [], quantity: 1.5 }]),
      'record.stock[0].quantity must be a count',
    ],
    [
      'a choice with a comma',
      (record) => (record['stock'] = [{ id: 'a', choices: ['a,b'], quantity: 1 }]),
      'record.stock[0].choices[0] must be an id',
    ],
  ])('refuses %s and names the place', async (_name, change, message) => {
    const record = JSON.parse(JSON.stringify(await makeRecord(10))) as Record<string, unknown>;
    change(record);
    expect(() => readRecord(record)).toThrow(DrawRecordError);
    expect(() => readRecord(record)).toThrow(message);
  });
});
