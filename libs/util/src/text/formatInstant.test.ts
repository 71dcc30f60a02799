import { formatInstant } from './formatInstant.ts';

const instant = new Date('2026-11-24T20:30:00Z');
const inZone = { zone: 'UTC', format: 'time', showZone: false } as const;

it.each(['en-US', 'en-CA', 'fr-CA', 'es-US'])('keeps the parts of a time on one line in %s', (locale) => {
  const text = formatInstant(instant, { ...inZone, locale });
  expect(text).toMatch(/30/);
  expect(text).not.toContain(' ');
});
