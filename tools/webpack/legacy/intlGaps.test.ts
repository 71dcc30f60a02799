import { sayUnit, withoutStyles } from './intlGaps.ts';

describe('words that Intl of the floor lacks [I1.08]', () => {
  it.each([
    ['en-US', 'minute', 1],
    ['en-CA', 'hour', 47],
    ['fr-CA', 'second', 0],
    ['fr-CA', 'day', 2],
    ['es-US', 'minute', 5],
    ['es-US', 'day', 1],
  ])('%s says %s as browsers do that have the words', (locale, unit, value) => {
    const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
    const known = new Intl.NumberFormat(locale, style).format(value).replace(/\s/g, ' ');
    expect(sayUnit(locale, unit, value, String(value))).toBe(known);
  });

  it('names the parts of a date that a style stands for, and keeps the rest', () => {
    const at = new Date('2026-11-21T20:05:00Z');
    for (const locale of ['en-US', 'fr-CA', 'es-US'])
      for (const dateStyle of ['full', 'long', 'medium'] as const) {
        const options = { dateStyle, timeZone: 'America/New_York' };
        const { format } = new Intl.DateTimeFormat(locale, withoutStyles(options));
        expect(format(at)).toBe(new Intl.DateTimeFormat(locale, options).format(at));
      }
  });
});
