import { executableParts } from '../poison.ts';
import { hostileMarkup, hostileMarkupOf } from './hostileMarkup.ts';
import { hostileStrings } from './hostileStrings.ts';

/** Parses into an inert document. */
const partsOf = (text: string): string[] =>
  executableParts(new DOMParser().parseFromString(`<div>${text}</div>`, 'text/html'));

describe('the hostile strings [BR-03]', () => {
  it('are 1,916, none twice, each of our own with its number', () => {
    expect(hostileStrings).toHaveLength(1916);
    expect(new Set(hostileStrings).size).toBe(1916);
    expect(hostileMarkup.every((text, index) => text.includes(String(10_001 + index)))).toBe(true);
    expect(hostileMarkupOf(10_001)).toBe(hostileMarkup[0]);
    expect(hostileMarkupOf('XSS')).toBeUndefined();
  });

  it('become what runs where they are taken for markup', () => {
    const harmless = hostileMarkup.filter((text) => partsOf(text).length === 0);
    // Strings that need a second parse, or an element that only a whole page has.
    expect(harmless.length).toBeLessThan(hostileMarkup.length / 20);
  });
});
