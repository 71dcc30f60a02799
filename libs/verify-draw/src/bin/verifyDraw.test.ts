import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allocate } from '../allocate.ts';
import { commitToSeed, rootOf } from '../entries.ts';
import { orderOf } from '../orderOf.ts';
import type { DrawRecord } from '../record/drawRecord.ts';
import { writeRecord } from '../record/writeRecord.ts';

const hex = (digit: string) => digit.repeat(64);
let folder: string;
let record: DrawRecord;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'verify-draw-'));
  const entries = ['a', 'b'].map((digit) => ({
    id: hex(digit),
    quantity: 1,
    maySplit: false,
    choices: ['floor'],
  }));
  const [serverSeed, beacon] = [hex('1'), { source: 'sandbox', round: 7, value: hex('2') }];
  const entriesRoot = await rootOf(entries);
  const order = await orderOf(entries, { serverSeed, entriesRoot, beacon });
  const stock = [{ id: 'floor', choices: ['floor'], quantity: 1 }];
  record = {
    ...{ version: 1, drawId: 'draw-1', seedCommitment: await commitToSeed(serverSeed), serverSeed, beacon },
    ...{ stock, closedAt: '2026-03-02T12:00:00Z', entriesRoot, entries, order, lapsed: [] },
    wins: allocate({ entries, order, stock, lapsed: [] }),
  };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs the command in a process of its own, as anyone does who has the package. */
async function verify(...words: string[]): Promise<{ code: number | null; output: string }> {
  const command = path.join(import.meta.dirname, 'verifyDraw.ts');
  const child = spawn(process.execPath, ['--conditions=@foyer/source', command, ...words]);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, output };
}
async function fileOf(name: string, content: DrawRecord): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, writeRecord(content));
  return file;
}

describe('verify-draw', () => {
  it('finds a draw right from its file, and says what it has not checked', async () => {
    const { code, output } = await verify(await fileOf('right.json', record));
    expect(code).toBe(0);
    expect(output).toMatch(/^The draw is right: 2 entries, 1 winners, 1 units\.\nNot checked:\n- /);
    expect(output).toContain('drawId, closedAt, and source and round of the beacon');
  });

  it('fails where something was changed, and names the first difference', async () => {
    const [win] = record.wins;
    const wins = [{ ...win!, id: record.order[1]! }];
    const { code, output } = await verify(await fileOf('wrong.json', { ...record, wins }));
    expect(code).toBe(1);
    expect(output).toMatch(/^The draw is not right: wins\[0\] is /);
  });

  it('ends with another status if there is nothing to check', async () => {
    expect(await verify()).toEqual({ code: 2, output: 'Usage: verify-draw FILE|URL\n' });
    expect((await verify(path.join(folder, 'missing.json'))).code).toBe(2);
  });
});
