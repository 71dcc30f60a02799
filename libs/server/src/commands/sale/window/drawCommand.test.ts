import { commitToSeed, orderOf, rootOf } from '@foyer/verify-draw';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readDrawWords } from './drawCommand.ts';
import { checkDraw } from './verifyDrawCommand.ts';

describe('foyer draw', () => {
  it('reads what to do', () => {
    expect(readDrawWords(['show', 'north'])).toEqual({ change: 'show', event: 'north' });
    expect(readDrawWords(['close', 'north', 'Hall', 'is', 'smaller'])).toEqual({
      change: 'close',
      event: 'north',
      reason: 'Hall is smaller',
    });
    expect(readDrawWords(['export', 'north', 'draw.json'])).toEqual({
      change: 'export',
      event: 'north',
      file: 'draw.json',
    });
  });

  it.each([[[]], [['show']], [['close', 'north']], [['export', 'north', 'draw.txt']], [['open', 'north']]])(
    'refuses %j',
    (words) => expect(() => readDrawWords(words)).toThrow(/foyer draw show EVENT/),
  );
});

describe('foyer verify-draw', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'draw-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const hex = (digit: string) => digit.repeat(64);
  async function recordOf() {
    const entries = ['a', 'b'].map((digit) => ({
      id: hex(digit),
      quantity: 1,
      maySplit: false,
      choices: ['floor'],
    }));
    const [serverSeed, beacon] = [hex('1'), { source: 'sandbox', round: 7, value: hex('2') }];
    const entriesRoot = await rootOf(entries);
    const order = await orderOf(entries, { serverSeed, entriesRoot, beacon });
    return {
      ...{ version: 1, drawId: 'draw-1', seedCommitment: await commitToSeed(serverSeed) },
      ...{ stock: [{ id: 'floor', choices: ['floor'], quantity: 1 }], closedAt: '2026-03-02T12:00:00Z' },
      ...{ entriesRoot, beacon, serverSeed, entries, order, lapsed: [] },
      wins: [{ id: order[0]!, choice: 'floor', quantity: 1 }],
    };
  }
  const check = async (document: unknown) => {
    const file = path.join(folder, 'draw.json');
    await writeFile(file, JSON.stringify(document));
    return checkDraw(file);
  };

  it('finds a draw right from its record', async () => {
    const record = await recordOf();
    expect(await check(record)).toBe('The draw is right: 2 entries, 1 winners, 1 units.');
  });

  it('names the first difference', async () => {
    const record = await recordOf();
    const wins = [{ ...record.wins[0]!, id: record.order[1]! }];
    await expect(check({ ...record, wins })).rejects.toThrow(/The draw is not right: wins\[0\] is/);
  });
});
