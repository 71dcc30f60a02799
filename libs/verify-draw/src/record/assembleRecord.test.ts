import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { assembleRecord } from './assembleRecord.ts';
import type { DrawHead, DrawRecord, PublishedEntry } from './drawRecord.ts';
import { fetchRecord } from './fetchRecord.ts';
import { DrawRecordError, readRecord } from './readRecord.ts';
import { readRecordLines } from './readRecordLines.ts';
import { writeRecord } from './writeRecord.ts';

const id = (digit: string) => digit.repeat(64);
const facts = {
  ...{ version: 1 as const, drawId: 'draw-1', seedCommitment: id('0'), serverSeed: id('1') },
  ...{ stock: [{ id: 'floor', choices: ['floor'], quantity: 2 }], closedAt: '2026-03-02T12:00:00Z' },
  ...{ entriesRoot: id('2'), beacon: { source: 'sandbox', round: 7, value: id('3') } },
};
const entry = (digit: string) => ({ id: id(digit), quantity: 1, maySplit: false, choices: ['floor'] });
const record: DrawRecord = {
  ...facts,
  entries: [entry('a'), entry('b'), entry('c'), entry('d')],
  order: [id('c'), id('a'), id('d'), id('b')],
  lapsed: [id('c')],
  wins: [
    { id: id('a'), choice: 'floor', quantity: 1 },
    { id: id('d'), choice: 'floor', quantity: 1, withdrawn: true },
  ],
};
const head: DrawHead = { ...facts, counts: { entries: 4, wins: 2, lapsed: 1 } };
const won = (number: number) => ({ win: { number, choice: 'floor', quantity: 1 } });
const published: PublishedEntry[] = [
  { ...entry('a'), place: 2, ...won(2) },
  { ...entry('b'), place: 4 },
  { ...entry('c'), place: 1, lapsed: 1 },
  { ...entry('d'), place: 3, win: { ...won(5).win, withdrawn: true } },
];
async function* pagesOf(...pages: unknown[]): AsyncGenerator<unknown> {
  for (const page of pages) yield await Promise.resolve(page);
}

describe('the record of a draw from its pages', () => {
  it('has entries, order, wins and lapsed wins, and one list of equal choices', async () => {
    const shares: number[] = [];
    const made = await assembleRecord(head, pagesOf(published.slice(0, 3), published.slice(3)), (share) =>
      shares.push(share),
    );
    expect(made).toEqual(record);
    expect(made.entries[0]!.choices).toBe(made.entries[3]!.choices);
    expect(shares).toEqual([0.75, 1]);
  });

  it.each<[string, unknown[]]>([
    ['an entry is missing', [published.slice(1)]],
    ['a win has lapsed since', [published.slice(0, 3), [{ ...entry('d'), place: 3, lapsed: 2 }]]],
    ['a place is none', [[{ ...published[0], place: 0 }]]],
    ['a page is no list', [{ entries: published }]],
  ])('is refused where %s', async (_what, pages) => {
    await expect(assembleRecord(head, pagesOf(...pages))).rejects.toThrow(DrawRecordError);
  });

  const linesOf = (text: string) => pagesOf(...text.split('\n')) as AsyncGenerator<string>;
  const written = [...writeRecord(record)].join('');

  it('is read from its file an entry after the other, with one list of equal choices', async () => {
    const read = await readRecordLines(linesOf(written));
    expect(read).toEqual(record);
    expect(read.entries[0]!.choices).toBe(read.entries[3]!.choices);
    expect(
      await readRecordLines(linesOf([...writeRecord({ ...record, entries: [], order: [] })].join(''))),
    ).toEqual({
      ...record,
      ...{ entries: [], order: [] },
    });
  });

  it('is read whole from a file that has other lines', async () => {
    expect(await readRecordLines(linesOf(JSON.stringify(record)))).toEqual(record);
    expect(await readRecordLines(linesOf(JSON.stringify(record, undefined, 2)))).toEqual(record);
  });

  it('is refused where its file ends too early, or an entry is none', async () => {
    const cut = (length: number) => readRecordLines(linesOf(written.slice(0, length)));
    await expect(cut(written.length - 4)).rejects.toThrow(DrawRecordError);
    await expect(cut(written.indexOf('],"order"'))).rejects.toThrow(DrawRecordError);
    await expect(
      readRecordLines(linesOf(written.replace('"maySplit":false', '"maySplit":0'))),
    ).rejects.toThrow('record.entries[0].maySplit must be true or false');
  });

  it('is written in parts as it is read', () => {
    const parts = [...writeRecord(record)];
    expect(readRecord(JSON.parse(parts.join('')))).toEqual(record);
    const empty = { ...record, entries: [], order: [] };
    expect(JSON.parse([...writeRecord(empty)].join(''))).toEqual(empty);
  });
});

describe('a draw at an address', () => {
  let server: Server;
  let answers: Record<string, unknown>;
  let origin: string;
  beforeAll(async () => {
    server = createServer(({ url = '' }, response) => {
      const answer = answers[url];
      response.writeHead(answer === undefined ? 404 : 200).end(JSON.stringify(answer));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('is read in pages from a server, and as a whole from a file', async () => {
    answers = {
      '/api/draw/public/record?eventId=e': { names: [], record: head },
      '/api/draw/public/entries?eventId=e': { entries: published.slice(0, 2), next: id('c') },
      [`/api/draw/public/entries?eventId=e&from=${id('c')}`]: { entries: published.slice(2) },
      '/draw.json': record,
    };
    expect(await fetchRecord(`${origin}/api/draw/public/record?eventId=e`)).toEqual(record);
    expect(await fetchRecord(`${origin}/draw.json`)).toEqual(record);
  });

  it('is refused before it is made, and where there is none', async () => {
    answers = { '/record': { names: [] } };
    await expect(fetchRecord(`${origin}/record`)).rejects.toThrow('has not been made yet');
    await expect(fetchRecord(`${origin}/none`)).rejects.toThrow('answers 404');
  });
});
