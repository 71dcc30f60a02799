import { sessionOperations } from '@foyer/contract';
import { buildSessionOpened } from '@foyer/testing';
import {
  isPickState,
  pickCleared,
  pickSlice,
  quantityChosen,
  quantityReduced,
  seatsExchanged,
  seatsReplaced,
  seatToggled,
  type PickState,
} from './pickSlice.ts';

const { reducer } = pickSlice;
const start: PickState = { byEvent: {} };
const toggle = (seatCode: string, offerGroupId = 'lower') =>
  seatToggled({ eventId: 'e', offerGroupId, seatCode, maximum: 3 });
const after = (...actions: Parameters<typeof reducer>[1][]): PickState =>
  actions.reduce<PickState>(reducer, start);
const lines = (state: PickState) => state.byEvent['e']?.lines;

describe('picking seats', () => {
  it.each(sessionOperations)(
    'keeps a pick for whom it was made, and drops it when another person comes in by %s [I4.15]',
    (operationId) => {
      const comes = (globalUserId: string) => buildSessionOpened(operationId, { globalUserId });
      const ofAda = reducer(after(toggle('a')), comes('ada'));
      expect(lines(ofAda)).toHaveLength(1);
      expect(lines(reducer(ofAda, comes('ada')))).toHaveLength(1);
      expect(lines(reducer(ofAda, comes('grace')))).toBeUndefined();
    },
  );

  it('takes a seat, and gives it back at the second press [C2.25a]', () => {
    expect(lines(after(toggle('101-A-1'), toggle('101-A-2')))).toEqual([
      { offerGroupId: 'lower', quantity: 2, seatCodes: ['101-A-1', '101-A-2'] },
    ]);
    expect(lines(after(toggle('101-A-1'), toggle('101-A-1')))).toEqual([]);
  });

  it('keeps a line for each price, and stops at the limit over all of them', () => {
    const state = after(toggle('a'), toggle('b', 'upper'), toggle('c'), toggle('d'), toggle('e', 'upper'));
    expect(lines(state)).toEqual([
      { offerGroupId: 'lower', quantity: 2, seatCodes: ['a', 'c'] },
      { offerGroupId: 'upper', quantity: 1, seatCodes: ['b'] },
    ]);
  });

  it('exchanges the seats of the line that lost some, and of no other', () => {
    const state = after(
      toggle('a'),
      toggle('b', 'upper'),
      seatsExchanged({ eventId: 'e', lost: ['b'], seatCodes: ['x', 'y'] }),
    );
    expect(lines(state)).toEqual([
      { offerGroupId: 'lower', quantity: 1, seatCodes: ['a'] },
      { offerGroupId: 'upper', quantity: 2, seatCodes: ['x', 'y'] },
    ]);
  });

  it('goes down to what is left, and out where nothing is [C8.21k]', () => {
    const floor = { offerGroupId: 'floor', quantity: 3, ages: [{ ageGroup: 'ADULT' as const, quantity: 3 }] };
    const chosen = quantityChosen({ eventId: 'e', line: floor });
    const reduced = (quantity: number) => quantityReduced({ eventId: 'e', offerGroupId: 'floor', quantity });
    expect(lines(after(chosen, reduced(1)))).toEqual([{ offerGroupId: 'floor', quantity: 1, seatCodes: [] }]);
    expect(lines(after(toggle('a'), chosen, reduced(0)))).toEqual([
      { offerGroupId: 'lower', quantity: 1, seatCodes: ['a'] },
    ]);
  });

  it('replaces seats by the next best and leaves the rest alone', () => {
    const poster = quantityChosen({
      eventId: 'e',
      line: { offerGroupId: 'poster', quantity: 1, fulfilment: 'PICKUP' },
    });
    const state = after(
      toggle('a'),
      toggle('b', 'upper'),
      poster,
      seatsReplaced({ eventId: 'e', offerGroupId: 'upper', seatCodes: ['x', 'y'] }),
    );
    expect(lines(state)).toEqual([
      { offerGroupId: 'upper', quantity: 2, seatCodes: ['x', 'y'] },
      { offerGroupId: 'poster', quantity: 1, fulfilment: 'PICKUP', seatCodes: [] },
    ]);
  });

  it('changes a quantity, and none takes it out', () => {
    const of = (quantity: number) => quantityChosen({ eventId: 'e', line: { offerGroupId: 'ga', quantity } });
    expect(lines(after(of(1), of(4)))).toEqual([{ offerGroupId: 'ga', quantity: 4, seatCodes: [] }]);
    expect(lines(after(of(1), of(0)))).toEqual([]);
    expect(after(of(1), pickCleared({ eventId: 'e' }))).toEqual(start);
  });
});

describe('isPickState', () => {
  it.each([
    [{ byEvent: {} }, true],
    [after(toggle('a')), true],
    [{ byEvent: { e: { lines: [{ offerGroupId: 'x' }] } } }, false],
    [{ byEvent: { e: 7 } }, false],
    [{ byEvent: null }, false],
    [null, false],
  ])('%j: %s', (state, expected) => {
    expect(isPickState(state)).toBe(expected);
  });
});
