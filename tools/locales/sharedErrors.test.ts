import { sharedErrorProblems } from './sharedErrors.ts';

const namespace = (texts: Record<string, string>) => new Map(Object.entries(texts));

describe('sharedErrorProblems', () => {
  it('finds an error of every call that two features word differently', () => {
    const texts = new Map([
      ['cart', namespace({ 'errors.timeout': 'Too slow.', 'errors.gone': 'Gone from the cart.' })],
      ['identity', namespace({ 'errors.timeout': 'Too slow.', 'errors.gone': 'Gone.' })],
      ['server', namespace({ 'errors.notFound': 'Not found.' })],
      ['site', namespace({ 'errors.timeout': 'Took too long.' })],
    ]);
    expect(sharedErrorProblems(texts)).toEqual(['site: errors.timeout: other words than in cart']);
  });
});
