import type { BrowserContext, Route } from '@playwright/test';

/** Behaviour of the service: it works, its script fails to load, it refuses the key, or it finds no places. */
type MapsMood = 'works' | 'fails' | 'refuses' | 'knowsNothing';

export interface MapsStandIn {
  mood: MapsMood;
  /** Requests from pages. */
  readonly asked: URL[];
}

/** Whether a request goes to Google Maps. */
export const isOfGoogle = (address: string): boolean =>
  /^https:\/\/([\w-]+\.)?(googleapis|gstatic)\.com\//.test(address);

const known = {
  placeId: 'place-4242',
  name: '4242 Rue Saint-Denis',
  detail: 'Montréal, QC, Canada',
  address: '4242 Rue Saint-Denis, Montréal, QC H2J 2K8, Canada',
};

/**
 * Runs in the page instead of Google's script: the same names, and every effect on a page that the policy must allow
 * (Trusted Types policies, a style sheet with a font, tiles, requests to another host).
 */
function beTheService(isRefused: boolean, callback: string): void {
  interface Policies {
    createPolicy: (name: string, rules: object) => { createHTML: (html: string) => string };
  }
  const { trustedTypes } = window as unknown as { trustedTypes: Policies };
  const own = (name: string) => trustedTypes.createPolicy(name, { createHTML: (html: string) => html });
  own('google-maps-api-loader');
  own('lit-html');
  const html = own('google-maps-api#html');
  class StreetMap {
    constructor(box: HTMLElement) {
      const sheet = document.createElement('link');
      sheet.rel = 'stylesheet';
      sheet.href = 'https://fonts.googleapis.com/css?family=Roboto';
      document.head.append(sheet);
      box.innerHTML = html.createHTML(
        '<img src="https://maps.gstatic.com/tile.svg" alt="Streets" width="256" height="256"><p>Map data</p>',
      );
      box.style.fontFamily = 'Roboto';
      if (isRefused) setTimeout(() => (window as unknown as { gm_authFailure: () => void }).gm_authFailure());
    }
  }
  class Marker {
    setMap(): void {
      document.documentElement.dataset.markerGone = 'yes';
    }
  }
  const ask = async (request: object): Promise<object> =>
    (
      await fetch('https://places.googleapis.com/suggest', { method: 'POST', body: JSON.stringify(request) })
    ).json() as object;
  const AutocompleteSuggestion = {
    fetchAutocompleteSuggestions: async (request: object) => {
      const { found } = (await ask(request)) as {
        found: Record<'placeId' | 'name' | 'detail' | 'address', string>[];
      };
      return {
        suggestions: found.map(({ placeId, name, detail, address }) => ({
          placePrediction: {
            placeId,
            text: { text: address },
            mainText: { text: name },
            secondaryText: { text: detail },
            toPlace: () => ({
              id: placeId,
              displayName: name,
              formattedAddress: address,
              location: { lat: () => 45.5236, lng: () => -73.5833 },
              fetchFields: () => Promise.resolve(),
            }),
          },
        })),
      };
    },
  };
  const libraries: Record<string, object> = {
    maps: { Map: StreetMap },
    marker: { Marker },
    places: { AutocompleteSuggestion, AutocompleteSessionToken: class {} },
  };
  const service = { maps: { importLibrary: (name: string) => Promise.resolve(libraries[name]) } };
  Object.assign(window, { google: service });
  (window as unknown as Record<string, () => void>)[callback]!();
}

function answer(route: Route, url: URL, mood: MapsMood): Promise<void> {
  const headers = { 'access-control-allow-origin': '*' };
  const send = (contentType: string, body: string) => route.fulfill({ headers, contentType, body });
  switch (url.hostname) {
    case 'maps.googleapis.com': {
      if (mood === 'fails') return route.abort();
      const words = [mood === 'refuses', url.searchParams.get('callback')].map((each) =>
        JSON.stringify(each),
      );
      return send('text/javascript', `(${beTheService.toString()})(${words.join()})`);
    }
    case 'fonts.googleapis.com':
      return send(
        'text/css',
        '@font-face { font-family: Roboto; src: url(https://fonts.gstatic.com/roboto.woff2) }',
      );
    case 'maps.gstatic.com':
      return send('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>');
    case 'places.googleapis.com':
      return mood === 'knowsNothing'
        ? route.abort()
        : send('application/json', JSON.stringify({ found: [known] }));
    default:
      return send('font/woff2', '');
  }
}

/**
 * Stands in for Google Maps under Google's own host names, so that policy, loader and adapter are those of a real key.
 */
export async function standInForMaps(context: BrowserContext): Promise<MapsStandIn> {
  const standIn: MapsStandIn = { mood: 'works', asked: [] };
  await context.route(
    (url) => isOfGoogle(url.href),
    async (route) => {
      const url = new URL(route.request().url());
      standIn.asked.push(url);
      await answer(route, url, standIn.mood);
    },
  );
  return standIn;
}
