import type { PageGuest } from '../../http/pageGuest.ts';

/** Which maps service pages may load; none unless it is configured, and maps are drawn from GeoNames then [I7.30]. */
export type MapsSettings = { kind: 'drawn' } | { kind: 'google'; key: string };

const scriptAddress = 'https://maps.googleapis.com/maps/api/js';
const keyPattern = /^[\w-]{10,100}$/;

/** What Google's script loads, asks and shows. Its names of Trusted Types policies are those that its own loader wants. */
const googleGuest: PageGuest = {
  scripts: ['https://maps.googleapis.com/'],
  connections: ['https://*.googleapis.com', 'https://*.gstatic.com'],
  frames: [],
  images: ['https://*.googleapis.com', 'https://*.gstatic.com'],
  styles: ['https://fonts.googleapis.com'],
  fonts: ['https://fonts.gstatic.com'],
  trustedTypes: ['foyer-maps', 'google-maps-api-loader', 'google-maps-api#html', 'lit-html'],
};

/**
 * FOYER_MAPS_KEY: a key of Google's Maps JavaScript API and Places API, which browsers see; to be limited to the site's
 * addresses at Google.
 * @throws Error when it cannot be a key
 */
export function readMapsSettings(variables: Record<string, string | undefined>): MapsSettings {
  const key = variables.FOYER_MAPS_KEY;
  if (!key) return { kind: 'drawn' };
  if (!keyPattern.test(key)) throw new Error('FOYER_MAPS_KEY is no key of a maps service');
  return { kind: 'google', key };
}

/** What a browser must know of the service; undefined: there is none. */
export function mapsOf(settings: MapsSettings): { scriptUrl: string } | undefined {
  if (settings.kind === 'drawn') return undefined;
  const asked = new URLSearchParams({
    key: settings.key,
    v: 'quarterly',
    libraries: 'places',
    loading: 'async',
  });
  return { scriptUrl: `${scriptAddress}?${asked.toString()}` };
}

/** What the service may do on our pages. */
export const mapsGuestOf = (settings: MapsSettings): PageGuest | undefined =>
  settings.kind === 'google' ? googleGuest : undefined;
