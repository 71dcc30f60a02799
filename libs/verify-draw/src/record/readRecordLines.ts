import type { DrawnEntry, DrawRecord } from './drawRecord.ts';
import { DrawRecordError, readEntry, readRecord } from './readRecord.ts';
import { createChoices } from './sharedChoices.ts';
import { entriesBegin, orderBegins, recordEnds } from './writeRecord.ts';

const withoutComma = (line: string): string => (line.endsWith(',') ? line.slice(0, -1) : line);

/**
 * Reads a record from the lines of its file. One that `writeRecord` wrote is read an entry after the other, so that a
 * million of them need not be one text; any other JSON is read whole.
 * @throws {@link DrawRecordError} at the first field that is missing or has another form
 */
export async function readRecordLines(lines: AsyncIterable<string>): Promise<DrawRecord> {
  const reader = lines[Symbol.asyncIterator]();
  const next = async (): Promise<string | undefined> => {
    const result = (await reader.next()) as IteratorResult<string, undefined>;
    return result.value;
  };
  const first = (await next()) ?? '';
  if (!first.endsWith(entriesBegin)) {
    const whole = [first];
    for (let line = await next(); line !== undefined; line = await next()) whole.push(line);
    return readRecord(JSON.parse(whole.join('\n')));
  }
  const facts = JSON.parse(`${first.slice(0, -entriesBegin.length)}}`) as object;
  const sharedChoices = createChoices();
  const entries: DrawnEntry[] = [];
  const order: unknown[] = [];
  let line = await next();
  for (; line !== undefined && line !== orderBegins; line = await next()) {
    if (line === '') continue;
    const entry = readEntry(JSON.parse(withoutComma(line)), `record.entries[${entries.length}]`);
    entries.push({ ...entry, choices: sharedChoices(entry.choices) });
  }
  for (line = await next(); line !== undefined && line !== recordEnds; line = await next())
    if (line !== '') order.push(JSON.parse(withoutComma(line)));
  if (line === undefined) throw new DrawRecordError('The file ends too early');
  return { ...readRecord({ ...facts, entries: [], order }), entries };
}
