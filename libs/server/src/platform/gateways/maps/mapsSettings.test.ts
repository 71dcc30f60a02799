import { mapsGuestOf, mapsOf, readMapsSettings } from './mapsSettings.ts';

describe('the maps service [I7.30]', () => {
  it('is none unless a key is given: nothing is loaded, and nothing is let in', () => {
    const settings = readMapsSettings({});
    expect(settings).toEqual({ kind: 'drawn' });
    expect(mapsOf(settings)).toBeUndefined();
    expect(mapsGuestOf(settings)).toBeUndefined();
  });

  it('is asked for with its key and the places library', () => {
    const { scriptUrl } = mapsOf(readMapsSettings({ FOYER_MAPS_KEY: 'AIza-of_a-browser' }))!;
    const { origin, pathname, searchParams } = new URL(scriptUrl);
    expect(`${origin}${pathname}`).toBe('https://maps.googleapis.com/maps/api/js');
    expect(searchParams.get('key')).toBe('AIza-of_a-browser');
    expect(searchParams.get('libraries')).toBe('places');
  });

  it('stops the start at what cannot be a key, without saying it', () => {
    expect(() => readMapsSettings({ FOYER_MAPS_KEY: 'two words;' })).toThrow(/^FOYER_MAPS_KEY is no key/);
  });
});
