import { allocate, NotWonError } from './allocate.ts';
import type { DrawnEntry, DrawStock } from './record/drawRecord.ts';

const entry = (id: string, quantity: number, more: Partial<DrawnEntry> = {}): DrawnEntry => ({
  id,
  quantity,
  maySplit: false,
  choices: ['floor'],
  ...more,
});
const floor = (quantity: number): DrawStock => ({ id: 'a', choices: ['floor'], quantity });
const balcony = (quantity: number): DrawStock => ({ id: 'b', choices: ['balcony'], quantity });

/** Allocates to entries in the order in which they stand. */
const give = (entries: DrawnEntry[], stock: DrawStock[], lapsed: string[] = []): string[] =>
  allocate({ entries, order: entries.map(({ id }) => id), stock, lapsed }).map(
    ({ id, choice, quantity }) => `${id} ${quantity} ${choice}`,
  );

describe('allocate', () => {
  it('passes over a group that does not fit, and gives to the next that does', () => {
    expect(give([entry('ada', 2), entry('ben', 4), entry('cy', 1)], [floor(4)])).toEqual([
      'ada 2 floor',
      'cy 1 floor',
    ]);
  });

  it('gives the first choice that has enough', () => {
    const entries = [entry('ada', 3), entry('ben', 2, { choices: ['floor', 'balcony'] })];
    expect(give(entries, [floor(4), balcony(2)])).toEqual(['ada 3 floor', 'ben 2 balcony']);
  });

  it('splits a group only when none of its choices has enough', () => {
    const split = { maySplit: true, choices: ['floor', 'balcony'] };
    expect(give([entry('ada', 3, split)], [floor(2), balcony(3)])).toEqual(['ada 3 balcony']);
    expect(give([entry('ada', 3, split)], [floor(2), balcony(1)])).toEqual(['ada 2 floor']);
  });

  it('counts offers of one stock together', () => {
    const stock = [{ id: 'a', choices: ['adult', 'child'], quantity: 3 }];
    const entries = [entry('ada', 2, { choices: ['adult'] }), entry('ben', 2, { choices: ['child'] })];
    expect(give(entries, stock)).toEqual(['ada 2 adult']);
  });

  it('gives what lapsed to the next in the order that has nothing, and to no one twice', () => {
    const entries = [entry('ada', 2), entry('ben', 2), entry('cy', 3), entry('dee', 1), entry('eve', 1)];
    expect(give(entries, [floor(4)])).toEqual(['ada 2 floor', 'ben 2 floor']);
    expect(give(entries, [floor(4)], ['ada'])).toEqual(['ben 2 floor', 'dee 1 floor', 'eve 1 floor']);
    expect(give(entries, [floor(4)], ['ada', 'ben'])).toEqual(['dee 1 floor', 'eve 1 floor']);
  });

  it('refuses a lapsed entry that had not won, and an order with an entry that there is not', () => {
    expect(() => give([entry('ada', 2)], [floor(1)], ['ada'])).toThrow(NotWonError);
    expect(() => allocate({ entries: [], order: ['ada'], stock: [], lapsed: [] })).toThrow(RangeError);
  });
});
