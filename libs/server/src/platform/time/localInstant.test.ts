import { localInstant } from './localInstant.ts';

it.each([
  ['America/Vancouver', '2027-07-02T03:00:00Z', '2027-07-01T20:00:00-07:00'],
  ['America/St_Johns', '2027-01-02T03:00:00Z', '2027-01-01T23:30:00-03:30'],
  ['Asia/Tokyo', '2027-01-02T03:00:00Z', '2027-01-02T12:00:00+09:00'],
  ['Europe/London', '2027-01-02T03:00:00Z', '2027-01-02T03:00:00+00:00'],
])('writes the local time of %s with its offset', (zone, instant, expected) => {
  expect(localInstant(new Date(instant), zone)).toBe(expected);
});
