import { createSafeStorage } from '@foyer/util';
import { keepRefusedCards, readRefusedCards } from './refusedCards.ts';

const memory = () =>
  createSafeStorage(() => {
    throw new Error('no storage');
  });

describe('refused cards', () => {
  it('are kept for their cart alone', () => {
    const storage = memory();
    keepRefusedCards(storage, 'token-1', { visa: 'insufficientFunds' });
    expect(readRefusedCards(storage, 'token-1')).toEqual({ visa: 'insufficientFunds' });
    expect(readRefusedCards(storage, 'token-2')).toEqual({});
  });

  it.each([
    ['cut off', '{"visa"', {}],
    ['no object', 'null', {}],
    ['of an unknown reason', '{"visa":"eaten"}', { visa: 'declined' }],
  ])('are read where the stored value is %s', (_name, stored, expected) => {
    const storage = memory();
    storage.setItem('foyer-refused-cards:token', stored);
    expect(readRefusedCards(storage, 'token')).toEqual(expected);
  });
});
