import { buildCatalogue } from '../../libs/sample/src/build/buildCatalogue.ts';
import { defaultInstant } from '../clock/startTestClock.ts';

const dayMs = 86_400_000;

/** Returns the day after the last event of the sample catalogue, as of the default instant. */
function afterTheSample(): string {
  const { events } = buildCatalogue({ today: new Date(defaultInstant) });
  return new Date(Math.max(...events.map(({ endsAt }) => Date.parse(endsAt))) + dayMs).toISOString();
}

/** Instants other than the default at which the tests must pass, each with its reason. */
export const instants = (): readonly (readonly [instant: string, reason: string])[] => [
  ['2026-12-31T23:59:00Z', 'the last minute of a year in UTC'],
  ['2027-01-01T00:00:00Z', 'new year in UTC'],
  ['2027-01-01T10:00:00Z', 'new year in Honolulu'],
  ['2028-02-29T12:00:00Z', '29 February'],
  ['2027-03-14T07:00:00Z', 'summer time begins in New York'],
  ['2026-11-01T06:00:00Z', 'summer time ends in New York'],
  ['2026-11-22T04:15:00Z', 'still the day before in the Americas'],
  [afterTheSample(), 'the day after the last event of the sample catalogue'],
];
