import { decodeAvailabilityRow, NO_OFFER, seatStates } from './seatAvailability.ts';

function decode(states: string, offers: string, count = states.length) {
  const [stateBytes, offerBytes] = [new Uint8Array(count), new Uint8Array(count)];
  decodeAvailabilityRow({ row: 'A', states, offers }, count, stateBytes, offerBytes);
  return { states: [...stateBytes].map((state) => seatStates[state]), offers: [...offerBytes] };
}

describe('decodeAvailabilityRow', () => {
  it('knows every state and base-36 offer [C7.51a]', () => {
    expect(decode('ahsxm', '0.9az')).toEqual({
      states: ['available', 'held', 'sold', 'notOnSale', 'mine'],
      offers: [0, NO_OFFER, 9, 10, 35],
    });
  });

  it.each([
    ['a', '0', 3],
    ['?!A', '000', 3],
    ['', '', 2],
  ])('never sells what it does not understand: %j [C7.51a]', (states, offers, count) => {
    const decoded = decode(states, offers, count).states.slice(states === 'a' ? 1 : 0);
    expect(new Set(decoded)).toEqual(new Set(['notOnSale']));
  });

  it('writes at an offset and nowhere else [C7.51a]', () => {
    const [states, offers] = [new Uint8Array(4).fill(9), new Uint8Array(4).fill(9)];
    decodeAvailabilityRow({ row: 'A', states: 'as', offers: '1.' }, 2, states, offers, 1);
    expect([...states]).toEqual([9, 1, 3, 9]);
    expect([...offers]).toEqual([9, 1, NO_OFFER, 9]);
  });
});
