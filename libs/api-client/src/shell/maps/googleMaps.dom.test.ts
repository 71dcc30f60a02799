import type { createServiceMaps as create } from './maps.ts';
import type { Maps } from './mapsAdapter.ts';

const scriptUrl = 'https://maps.googleapis.com/maps/api/js?key=k&libraries=places';
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')];
const question = { kind: 'city', locale: 'fr-CA' } as const;

/** Stands in for the globals that the maps script defines. */
function fakeService() {
  const asked: object[] = [];
  const shown: object[] = [];
  const predictions = [
    {
      placePrediction: {
        placeId: 'place-1',
        text: { text: 'Montréal, QC, Canada' },
        mainText: { text: 'Montréal' },
        secondaryText: { text: 'QC, Canada' },
        toPlace: () => ({
          id: 'place-1',
          displayName: 'Montréal',
          formattedAddress: 'Montréal, QC, Canada',
          location: { lat: () => 45.5, lng: () => -73.6 },
          fetchFields: () => Promise.resolve(),
        }),
      },
    },
    { placePrediction: null },
  ];
  const libraries = {
    places: {
      AutocompleteSuggestion: {
        fetchAutocompleteSuggestions: (request: object) => {
          asked.push(request);
          return Promise.resolve({ suggestions: predictions });
        },
      },
      AutocompleteSessionToken: class {},
    },
    maps: {
      Map: class {
        constructor(box: HTMLElement, options: object) {
          box.append(document.createElement('canvas'));
          shown.push(options);
        }
      },
    },
    marker: {
      Marker: class {
        setMap = () => undefined;
      },
    },
  };
  const google = {
    maps: { importLibrary: (name: keyof typeof libraries) => Promise.resolve(libraries[name]) },
  };
  return { asked, shown, google };
}
type FakeWindow = typeof globalThis & {
  google?: unknown;
  foyerMapsReady?: () => void;
  gm_authFailure?: () => void;
  trustedTypes?: unknown;
};
const page = globalThis as FakeWindow;

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
async function arrive(google: unknown): Promise<void> {
  await settle();
  page.google = google;
  page.foyerMapsReady?.();
}

describe('a maps service with the places library [I7.30]', () => {
  const embedded: Maps = {
    knowsAddresses: false,
    suggest: jest.fn(() => Promise.resolve([])),
    directionsTo: () => '',
  };
  let createServiceMaps: typeof create;
  beforeEach(async () => {
    document.head.replaceChildren();
    delete page.google;
    delete page.trustedTypes;
    jest.resetModules();
    ({ createServiceMaps } = await import('./maps.ts'));
  });

  it('comes with the first question, once, in the language of who asks, as Trusted Types want it', async () => {
    const createPolicy = jest.fn((_name: string, rules: object) => rules);
    page.trustedTypes = { createPolicy };
    const maps = createServiceMaps(scriptUrl, embedded);
    expect(scripts()).toEqual([]);
    const { asked, google } = fakeService();
    const first = maps.suggest('Mont', question);
    await arrive(google);
    await first;
    await maps.suggest('Montr', question);
    expect(scripts().map(({ src }) => src)).toEqual([`${scriptUrl}&language=fr-CA&callback=foyerMapsReady`]);
    expect(createPolicy).toHaveBeenCalledWith('foyer-maps', expect.anything());
    expect(asked).toHaveLength(2);
  });

  it('suggests cities, and tells where one is; what is typed until then is one session', async () => {
    const maps = createServiceMaps(scriptUrl, embedded);
    const { asked, google } = fakeService();
    const first = maps.suggest('Mont', question);
    await arrive(google);
    const [city, ...others] = await first;
    expect([city?.name, city?.detail, others]).toEqual(['Montréal', 'QC, Canada', []]);
    expect(await city?.find()).toEqual({
      placeId: 'place-1',
      name: 'Montréal',
      address: 'Montréal, QC, Canada',
      coordinates: { latitude: 45.5, longitude: -73.6 },
    });
    await maps.suggest('rue', { kind: 'address', locale: 'fr-CA', country: 'CA' });
    await maps.suggest('rue S', { kind: 'address', locale: 'fr-CA', country: 'CA' });
    expect(asked[0]).toMatchObject({ input: 'Mont', language: 'fr-CA', includedPrimaryTypes: ['(cities)'] });
    expect(asked[1]).toMatchObject({ input: 'rue', includedRegionCodes: ['ca'] });
    const [one, two, three] = asked.map((each) => (each as { sessionToken: object }).sessionToken);
    expect(two).not.toBe(one);
    expect(three).toBe(two);
  });

  it('leaves cities to the embedded one where its script does not come, and is tried again', async () => {
    const maps = createServiceMaps(scriptUrl, embedded);
    const first = maps.suggest('Mont', question);
    await settle();
    scripts()[0]!.dispatchEvent(new Event('error'));
    await first;
    expect(embedded.suggest).toHaveBeenCalledWith('Mont', question);
    expect(scripts()).toEqual([]);
    const { google } = fakeService();
    const second = maps.suggest('Mont', question);
    await arrive(google);
    expect(await second).toHaveLength(1);
  });

  it('shows streets round a place, takes them away again, and says when its key is refused', async () => {
    const maps = createServiceMaps(scriptUrl, embedded);
    const box = document.createElement('div');
    const fail = jest.fn();
    const { shown, google } = fakeService();
    const view = { centre: { latitude: 43.6, longitude: -79.4 }, name: 'Hall', locale: 'en-CA' };
    const showing = maps.showStreets!(box, view, fail);
    await arrive(google);
    const stop = await showing;
    expect(shown).toEqual([expect.objectContaining({ center: { lat: 43.6, lng: -79.4 } })]);
    expect(box.childElementCount).toBe(1);
    page.gm_authFailure?.();
    expect(fail).toHaveBeenCalledTimes(1);
    stop();
    expect(box.childElementCount).toBe(0);
  });

  it('is loaded from its home alone', async () => {
    const maps = createServiceMaps('https://elsewhere.example/js?key=k', embedded);
    const view = { centre: { latitude: 0, longitude: 0 }, name: 'Hall', locale: 'en-CA' };
    await expect(maps.showStreets!(document.createElement('div'), view, jest.fn())).rejects.toThrow(
      'No script comes from there',
    );
    expect(scripts()).toEqual([]);
  });
});
