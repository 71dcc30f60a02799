import { checkSync } from 'recheck';
import * as patterns from './patterns.ts';

const isSafe = ({ source, flags }: RegExp): string => checkSync(source, flags, { timeout: 20_000 }).status;

describe('no pattern can be slowed down by a long input [I5.08]', () => {
  it.each(Object.entries(patterns))('%s', (_name, pattern) => expect(isSafe(pattern)).toBe('safe'), 30_000);

  it('is found out where one could', () => expect(isSafe(/^(?:[a-z]+)+$/)).toBe('vulnerable'), 30_000);
});
