import { decodeAvailabilityRow, seatStates } from './seatAvailability.ts';

function decode(states: string, offers: readonly number[], count = states.length) {
  const [stateBytes, sets] = [new Uint8Array(count), new Uint16Array(count)];
  decodeAvailabilityRow({ row: 'A', states, offers }, count, stateBytes, sets);
  return { states: [...stateBytes].map((state) => seatStates[state]), sets: [...sets] };
}

describe('decodeAvailabilityRow', () => {
  it('knows every state, and runs of any number of offers [C7.51c]', () => {
    expect(decode('alhsxom', [2, 300, 4, 0, 1, 7])).toEqual({
      states: ['available', 'available', 'held', 'sold', 'notOnSale', 'notOnSale', 'mine'],
      sets: [300, 300, 0, 0, 0, 0, 7],
    });
  });

  it.each([
    ['a', 3],
    ['?!A', 3],
    ['', 2],
  ])('never sells what it does not understand: %j [C7.51c]', (states, count) => {
    const decoded = decode(states, [count, 1], count).states.slice(states === 'a' ? 1 : 0);
    expect(new Set(decoded)).toEqual(new Set(['notOnSale']));
  });

  it('gives no offer to seats without a run, and none beyond the row [C7.51c]', () => {
    expect(decode('aaa', [1, 4]).sets).toEqual([4, 0, 0]);
    expect(decode('aaa', [9, 4, 9, 5]).sets).toEqual([4, 4, 4]);
    expect(decode('aaa', [2]).sets).toEqual([0, 0, 0]);
  });

  it('writes at an offset and nowhere else [C7.51c]', () => {
    const [states, sets] = [new Uint8Array(4).fill(9), new Uint16Array(4).fill(9)];
    decodeAvailabilityRow({ row: 'A', states: 'as', offers: [1, 1, 5, 0] }, 2, states, sets, 1);
    expect([...states]).toEqual([9, 1, 3, 9]);
    expect([...sets]).toEqual([9, 1, 0, 9]);
  });
});
