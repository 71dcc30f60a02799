import { formatInstant, isSameWallTime } from './formatInstant.ts';
import { localDay } from './localDay.ts';
import { learnZones } from './zoneOffsets.ts';

const zone = 'America/Toronto';
/** From March 2027 on Toronto stays at UTC-4 here, which no browser can know. */
const from = Date.UTC(2027, 2, 14, 7);
const winter = new Date('2027-12-02T04:30:00Z');
const shown = (instant: Date, showZone = true, locale = 'en-US') =>
  formatInstant(instant, { zone, locale, format: 'dateTime', showZone });

describe('a zone whose rules have changed', () => {
  beforeEach(() => learnZones({ [zone]: [[from, -240, 'EDT']] }));
  afterEach(() => learnZones({}));

  it('is shown as learned, with its name', () => {
    expect(shown(winter)).toBe('Thu, Dec 2, 2027, 12:30\u00a0AM EDT');
    expect(shown(winter, false)).toBe('Thu, Dec 2, 2027, 12:30\u00a0AM');
    expect(shown(winter, true, 'fr-CA')).toBe('jeu. 2 déc. 2027, 00\u00a0h\u00a030 EDT');
  });

  it('has the day that was learned', () => expect(localDay(winter, zone)).toBe('2027-12-02'));

  it('compares with other zones by the learned offset', () => {
    expect(isSameWallTime(winter, zone, 'America/New_York')).toBe(false);
    expect(isSameWallTime(winter, zone, 'America/Halifax')).toBe(true);
  });

  it('is shown by the browser’s own data before, and so is every other zone', () => {
    expect(shown(new Date('2027-01-02T04:30:00Z'))).toBe('Fri, Jan 1, 2027, 11:30\u00a0PM EST');
    expect(localDay(winter, 'America/New_York')).toBe('2027-12-01');
  });
});
