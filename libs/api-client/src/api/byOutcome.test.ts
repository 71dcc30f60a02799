import type { FoyerError } from '../client/foyerError.ts';
import { byOutcome } from './byOutcome.ts';

const refusal: FoyerError = { kind: 'rejected', status: 404, code: 'notFound', message: '', details: {} };

describe('byOutcome', () => {
  const tags = byOutcome({ always: ['cart/order'], done: ['marketplace/seat'], refused: ['cart/refund'] });

  it.each<[string, unknown, FoyerError | undefined, string]>([
    ['of a success', { ok: true }, undefined, 'marketplace/seat'],
    ['of a refusal', undefined, refusal, 'cart/refund'],
  ])('adds the tags %s', (_what, answer, error, added) =>
    expect(tags(answer, error)).toEqual(['cart/order', added]),
  );

  it('adds none while the outcome is unknown', () =>
    expect(tags(undefined, { kind: 'unreachable' })).toEqual(['cart/order']));
});
