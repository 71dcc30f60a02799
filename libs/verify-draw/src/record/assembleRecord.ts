import type { OnShare } from '../hashing/hashList.ts';
import type { DrawRecord, DrawWin } from './drawRecord.ts';
import { createChoices } from './sharedChoices.ts';
import { DrawRecordError, readHead, readPublished } from './readRecord.ts';

interface Numbered<Value> {
  number: number;
  value: Value;
}

const inOrder = <Value>(values: Numbered<Value>[]): Value[] =>
  values.sort((one, other) => one.number - other.number).map(({ value }) => value);

/**
 * Assembles the record of a draw from its pages as they come.
 * @param head `record` of the published draw, as parsed JSON
 * @param pages entries by their ids, a page after the other, as parsed JSON
 * @throws {@link DrawRecordError} also for other entries than the head counts: a win may have lapsed since it was read
 */
export async function assembleRecord(
  head: unknown,
  pages: AsyncIterable<unknown>,
  onShare?: OnShare,
): Promise<DrawRecord> {
  const { counts, ...facts } = readHead(head);
  const entries: DrawRecord['entries'] = [];
  const order = Array.from({ length: counts.entries }, () => '');
  const wins: Numbered<DrawWin>[] = [];
  const lapsed: Numbered<string>[] = [];
  const sharedChoices = createChoices();
  for await (const page of pages) {
    for (const { place, win, lapsed: lapsedAs, ...entry } of readPublished(page, 'entries')) {
      const { id } = entry;
      entries.push({ ...entry, choices: sharedChoices(entry.choices) });
      if (place <= counts.entries) order[place - 1] = id;
      if (win) {
        const { number, ...units } = win;
        wins.push({ number, value: { id, ...units } });
      }
      if (lapsedAs !== undefined) lapsed.push({ number: lapsedAs, value: id });
    }
    onShare?.(Math.min(1, entries.length / Math.max(1, counts.entries)));
  }
  const read = [entries.length, wins.length, lapsed.length].join();
  if (read !== [counts.entries, counts.wins, counts.lapsed].join())
    throw new DrawRecordError(
      `${read} entries, wins and lapsed wins are not those of the draw: read it again`,
    );
  return { ...facts, entries, order, wins: inOrder(wins), lapsed: inOrder(lapsed) };
}
