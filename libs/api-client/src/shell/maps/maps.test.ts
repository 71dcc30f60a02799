import { createEmbeddedMaps, createServiceMaps } from './maps.ts';

const search = jest.fn(() =>
  Promise.resolve([
    {
      cityId: 'CA.QC.45.509.-73.588',
      name: 'Montréal',
      region: 'Québec',
      countryCode: 'CA',
      countryName: 'Canada',
      coordinates: { latitude: 45.5088, longitude: -73.5878 },
    },
  ]),
);

describe('the embedded maps [I7.30, I7.24]', () => {
  const maps = createEmbeddedMaps(search);

  it('suggest cities of GeoNames and know where they are', async () => {
    const [city] = await maps.suggest('mont', { kind: 'city', locale: 'en-CA' });
    expect([city?.name, city?.detail]).toEqual(['Montréal', 'Québec, Canada']);
    expect(await city?.find()).toMatchObject({ placeId: '', coordinates: { latitude: 45.5088 } });
  });

  it('know no addresses and no streets', async () => {
    search.mockClear();
    expect(maps.knowsAddresses).toBe(false);
    expect(await maps.suggest('rue', { kind: 'address', locale: 'en-CA' })).toEqual([]);
    expect(search).not.toHaveBeenCalled();
    expect(maps.showStreets).toBeUndefined();
  });

  it('lead the way by a page of OpenStreetMap, a service by its own', () => {
    const point = { latitude: 43.64, longitude: -79.38 };
    expect(maps.directionsTo(point)).toBe('https://www.openstreetmap.org/directions?to=43.64%2C-79.38');
    expect(createServiceMaps('https://maps.googleapis.com/maps/api/js?key=k', maps).directionsTo(point)).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=43.64%2C-79.38',
    );
  });
});
