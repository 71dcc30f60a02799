import fc from 'fast-check';
import { areContiguous, bestAvailable, strandedSeats } from './bestAvailable.ts';
import type { SeatingRow } from './seatingRow.ts';

/** `a` free, `w` free wheelchair, `c` free companion, `r` free restricted, `-` taken, `|` an aisle. */
function row(plan: string, rank = 0, section = 'A'): SeatingRow {
  const seats = [...plan.replaceAll('|', '')];
  const adjacency: number[] = [];
  let index = 0;
  for (const char of plan) {
    if (char === '|') index += 1;
    else adjacency.push(index++);
  }
  return {
    rank,
    section,
    adjacency,
    free: seats.map((seat) => (seat === '-' ? 0 : 1)),
    kinds: seats.map((seat) => (seat === 'a' || seat === '-' ? '.' : seat)).join(''),
  };
}

const rowArbitrary = fc
  .array(fc.constantFrom('a', 'a', 'a', '-', '|'), { minLength: 1, maxLength: 24 })
  .map((chars) => chars.join(''))
  .filter((plan) => plan.replaceAll('|', '').length > 0);

/** Finds every place where the party sits together by trying all of them. */
function bruteForce(rows: readonly SeatingRow[], quantity: number) {
  return rows.flatMap((one, at) =>
    Array.from({ length: one.adjacency.length }, (_, start) =>
      Array.from({ length: quantity }, (_unused, seat) => start + seat),
    )
      .filter((seats) => seats.every((seat) => one.free[seat]) && areContiguous(one.adjacency, seats))
      .map((seats) => ({ row: at, stranded: strandedSeats(one, seats).length })),
  );
}

describe('bestAvailable', () => {
  it.each([
    ['the only seat', ['a'], 1, [[0, [0]]]],
    ['the middle of an empty row', ['aaaaaaaa'], 2, [[0, [3, 4]]]],
    ['the best row first', ['--', 'aaaa', 'aaaa'], 2, [[1, [0, 1]]]],
    ['an exact gap rather than a single left over', ['aaa|aa'], 2, [[0, [3, 4]]]],
    ['a later row rather than a single left over', ['aaa', 'aaaa'], 2, [[1, [0, 1]]]],
    ['a single left over where there is no other choice', ['aaa'], 2, [[0, [0, 1]]]],
    ['not across an aisle', ['aa|aa', 'aaa'], 3, [[1, [0, 1, 2]]]],
    ['not across a taken seat', ['a-a'], 2, undefined],
    ['not the wheelchair places', ['wwaa'], 2, [[0, [2, 3]]]],
    ['not the companion places', ['wc', 'aa'], 1, [[1, [0]]]],
    ['a clear view in the same row', ['rraaaarr'], 4, [[0, [2, 3, 4, 5]]]],
  ] as const)('takes %s [C5.11a]', (_name, plans, quantity, expected) => {
    const found = bestAvailable(
      plans.map((plan, at) => row(plan, at)),
      { quantity },
    );
    expect(found).toEqual(expected?.map(([at, seats]) => ({ row: at, seats: [...seats] })));
  });

  it.each([
    ['a wheelchair place and the companion beside it', ['aaaa', 'wcaa'], 2, 1, [1, [0, 1]]],
    ['exactly as many wheelchair places as wanted', ['wwca'], 3, 2, [0, [0, 1, 2]]],
    ['one of two wheelchair places', ['cwwc'], 1, 1, [0, [1]]],
  ] as const)('gives %s [C5.11a]', (_name, plans, quantity, accessible, [at, seats]) => {
    const rows = plans.map((plan, index) => row(plan, index));
    expect(bestAvailable(rows, { quantity, accessible })).toEqual([{ row: at, seats: [...seats] }]);
  });

  it('splits only when allowed, into few parts, none of them a single seat', () => {
    const rows = [row('aaa-aa'), row('aaa'), row('aa')];
    expect(bestAvailable(rows, { quantity: 5 })).toBeUndefined();
    const parts = bestAvailable(rows, { quantity: 5, maySplit: true })!;
    expect(parts.map((part) => part.seats.length).sort()).toEqual([2, 3]);
  });

  it('keeps the parts of a split party in one section where it can', () => {
    const rows = [row('aaa', 0, 'A'), row('aaa', 1, 'B'), row('aaa', 2, 'A')];
    const parts = bestAvailable(rows, { quantity: 6, maySplit: true })!;
    expect(parts.map((part) => rows[part.row]!.section)).toEqual(['A', 'A']);
  });

  it('refuses what makes no sense', () => {
    expect(bestAvailable([row('aaaa')], { quantity: 0 })).toBeUndefined();
    expect(bestAvailable([row('aaaa')], { quantity: 1, accessible: 2 })).toBeUndefined();
    expect(bestAvailable([], { quantity: 1 })).toBeUndefined();
  });

  it('finds a place whenever there is one, in the best row that leaves no single seat [C5.11a]', () => {
    fc.assert(
      fc.property(
        fc.array(rowArbitrary, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 8 }),
        (plans, quantity) => {
          const rows = plans.map((plan, at) => row(plan, at));
          const choices = bruteForce(rows, quantity);
          const found = bestAvailable(rows, { quantity });
          if (choices.length === 0) return found === undefined;
          const [block] = found!;
          const fewest = Math.min(...choices.map((choice) => (choice.stranded > 0 ? 1 : 0)));
          const best = choices.find((choice) => (choice.stranded > 0 ? 1 : 0) === fewest)!;
          const taken = rows[block!.row]!;
          return (
            areContiguous(taken.adjacency, block!.seats) &&
            block!.seats.every((seat) => taken.free[seat]) &&
            block!.row === best.row &&
            (strandedSeats(taken, block!.seats).length === 0) === (fewest === 0)
          );
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('seats a party that may be split whenever there are enough seats, each once', () => {
    fc.assert(
      fc.property(
        fc.array(rowArbitrary, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 8 }),
        (plans, quantity) => {
          const rows = plans.map((plan, at) => row(plan, at));
          const free = rows.reduce((sum, one) => sum + Array.from(one.free).filter(Boolean).length, 0);
          const found = bestAvailable(rows, { quantity, maySplit: true });
          if (free < quantity) return found === undefined;
          const taken = found!.flatMap((part) => part.seats.map((seat) => `${part.row}/${seat}`));
          return (
            new Set(taken).size === quantity &&
            found!.every((part) => areContiguous(rows[part.row]!.adjacency, part.seats)) &&
            found!.every((part) => part.seats.every((seat) => rows[part.row]!.free[seat]))
          );
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('finds its way through 60,000 seats, where no place is wide enough too [C5.11a]', () => {
    const adjacency = Uint16Array.from({ length: 30 }, (_, at) => at);
    // Two free, one taken: no place for three in all of 2,000 rows.
    const free = Uint8Array.from({ length: 30 }, (_, at) => (at % 3 === 2 ? 0 : 1));
    const rows = Array.from({ length: 2_000 }, (_, rank) => ({ rank, adjacency, free }));
    expect(bestAvailable(rows, { quantity: 3 })).toBeUndefined();
    expect(bestAvailable(rows, { quantity: 8, maySplit: true })).toHaveLength(4);
  });
});

describe('areContiguous', () => {
  it.each([
    [[0, 1, 2], [0, 1], true],
    [[0, 1, 3], [1, 2], false],
    [[0, 1, 2], [2, 0, 1], true],
    [[0, 1, 2], [0, 2], false],
    [[0], [], true],
    [[0], [4], true],
  ])('%j with %j is %s [C5.11a]', (adjacency, positions, expected) => {
    expect(areContiguous(adjacency, positions)).toBe(expected);
  });
});
