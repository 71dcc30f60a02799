import { inTokenOrder } from './tokenOrder.ts';

const token = (tokenId: string, seat?: [sectionCode: string, rowRank: number, adjacencyIndex: number]) => ({
  tokenId,
  orderId: 'one',
  createdAt: new Date(0),
  seatCode: seat ? seat.join('-') : null,
  // A standing place has a section too, which must not put it between the seats.
  sectionCode: seat?.[0] ?? 'A',
  rowRank: seat?.[1] ?? null,
  adjacencyIndex: seat?.[2] ?? null,
});
const idsOf = (tokens: readonly { tokenId: string }[]) => tokens.map(({ tokenId }) => tokenId);

describe('the order of tokens', () => {
  it('is that of the seats, then of those without one', () => {
    const tokens = [
      token('a'),
      token('b', ['101', 2, 1]),
      token('c', ['101', 1, 2]),
      token('d', ['101', 1, 1]),
      token('e'),
    ];
    expect(idsOf(inTokenOrder(tokens))).toEqual(['d', 'c', 'b', 'a', 'e']);
  });

  it('does not depend on the language of the database: capital letters of sections come first', () => {
    const tokens = [token('a', ['b', 1, 1]), token('b', ['B', 1, 1]), token('c', ['a', 1, 1])];
    expect(idsOf(inTokenOrder(tokens))).toEqual(['b', 'c', 'a']);
  });

  it('keeps orders apart, oldest first', () => {
    const older = { ...token('z'), orderId: 'two', createdAt: new Date(-1) };
    expect(idsOf(inTokenOrder([token('a', ['101', 1, 1]), older]))).toEqual(['z', 'a']);
  });
});
