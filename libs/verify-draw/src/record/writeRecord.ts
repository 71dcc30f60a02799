import type { DrawRecord } from './drawRecord.ts';

const atOnce = 10_000;

/** Ends of the lines that stand before the lists and after them, one entry or id to a line. */
export const entriesBegin = ',"entries":[';
export const orderBegins = '],"order":[';
export const recordEnds = ']}';

/** Writes a list as JSON, a line each, in parts that are no longer than some thousand lines. */
function* linesOf(values: readonly unknown[]): Generator<string> {
  for (let from = 0; from < values.length; from += atOnce) {
    const lines = values.slice(from, from + atOnce).map((value) => JSON.stringify(value));
    yield `${from === 0 ? '' : ',\n'}${lines.join(',\n')}`;
  }
}

/** Writes a record as JSON in parts: that of a million entries is longer than a text may be in some browsers. */
export function* writeRecord({ entries, order, ...facts }: DrawRecord): Generator<string> {
  yield `${JSON.stringify(facts).slice(0, -1)}${entriesBegin}\n`;
  yield* linesOf(entries);
  yield `\n${orderBegins}\n`;
  yield* linesOf(order);
  yield `\n${recordEnds}\n`;
}
