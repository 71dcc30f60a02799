import { changedZones } from './changedZones.ts';

const now = new Date('2023-06-01T12:00:30Z');

describe('zones whose rules have changed', () => {
  it('are those that keep other times than years ago', () => {
    const zones = ['America/Toronto', 'America/Mexico_City', 'America/Regina', 'Europe/Paris', 'UTC'];
    expect(Object.keys(changedZones(zones, now, 'en-US'))).toEqual(['America/Mexico_City']);
  });

  it('are found beside a zone that Node does not know', () => {
    const zones = ['Nowhere/Land', 'America/Mexico_City'];
    expect(Object.keys(changedZones(zones, now, 'en-US'))).toEqual(['America/Mexico_City']);
  });

  it('come with their offsets and names, the latest first', () => {
    // Mexico gave daylight saving up in October 2022.
    expect(changedZones(['America/Mexico_City'], now, 'en-US')).toEqual({
      'America/Mexico_City': [
        [Date.UTC(2022, 9, 30, 7), -360, 'CST'],
        [Date.UTC(2022, 3, 27, 12), -300, expect.stringMatching(/^(CDT|GMT-5)$/)],
      ],
    });
  });

  it('are named in the language of the page', () => {
    const [latest] = changedZones(['America/Mexico_City'], now, 'fr-CA')['America/Mexico_City']!;
    expect(latest![2]).toBe('HNC');
  });
});
