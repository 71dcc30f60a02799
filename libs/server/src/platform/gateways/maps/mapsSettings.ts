import type { PageGuest } from '../../security/pageGuest.ts';

/** Maps service of pages; without one, maps are drawn from GeoNames data [I7.30]. */
export type MapsSettings = { kind: 'drawn' } | { kind: 'google'; key: string };

const scriptAddress = 'https://maps.googleapis.com/maps/api/js';
const keyPattern = /^[\w-]{10,100}$/;

/** What Google's script loads, calls and shows. Its Trusted Types policy names are those of Google's loader. */
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
 * Reads FOYER_MAPS_KEY: a key of Google's Maps JavaScript API and Places API. Browsers see it, so operators must
 * restrict it to the site's addresses at Google.
 * @throws Error when the key is malformed
 */
export function readMapsSettings(variables: Record<string, string | undefined>): MapsSettings {
  const key = variables.FOYER_MAPS_KEY;
  if (!key) return { kind: 'drawn' };
  if (!keyPattern.test(key)) throw new Error('FOYER_MAPS_KEY is no key of a maps service');
  return { kind: 'google', key };
}

/** Returns what browsers need of the maps service; undefined without one. */
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

/** Returns what the maps service may load on pages. */
export const mapsGuestOf = (settings: MapsSettings): PageGuest | undefined =>
  settings.kind === 'google' ? googleGuest : undefined;
