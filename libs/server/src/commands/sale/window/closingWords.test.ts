import { readClosingWords } from './closingWords.ts';

it('explains the usage of the command that was called', () => {
  expect(() => readClosingWords('auction', ['open', 'north'])).toThrow(/^foyer auction show EVENT/);
});
