import type { EventProfile, EventSummary, TokenPolicy } from '@foyer/contract';

const palette = { ink: '#2b1742', paper: '#f6ead7', accent: '#e2a63b', second: '#4fb3bf' };

/** Poster as a data URL: rings and bars in the event's colours. */
function artOf({ ink, accent, second }: typeof palette, width: number, height: number): string {
  const bars = Array.from({ length: 9 }, (_, at) => {
    const tall = height * (0.2 + 0.55 * Math.abs(Math.sin(at * 1.7 + 0.6)));
    return `<rect x="${at * 70 + 8}" y="${height - tall}" width="38" height="${tall}" fill="${second}" opacity=".55"/>`;
  }).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ink}"/>${bars}<circle cx="${width * 0.68}" cy="${height * 0.4}" r="${height * 0.27}" fill="${accent}"/><circle cx="${width * 0.68}" cy="${height * 0.4}" r="${height * 0.16}" fill="${ink}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Policy of a {product}: no refund, transfers and resale allowed. */
export const buildPolicy = (overrides: Partial<TokenPolicy> = {}): TokenPolicy => ({
  transfer: 'allowed',
  resale: 'allowed',
  refund: 'none',
  idRequired: false,
  ...overrides,
});

/** An evening in Toronto, on sale. */
export const buildEventSummary = (overrides: Partial<EventSummary> = {}): EventSummary => ({
  eventId: '01936f5e-7c00-7000-8000-000000000001',
  vanityName: 'northern-lights',
  shortName: 'Northern Lights',
  kind: 'concert',
  status: 'Upcoming',
  startsAt: '2027-03-13T00:30:00Z',
  timezone: 'America/Toronto',
  attendance: ['LIVE_ATTENDANCE'],
  venue: {
    locationId: '01936f5e-7c00-7000-8000-000000000002',
    name: 'Harbour Arena',
    city: 'Toronto',
    region: 'Ontario',
    countryCode: 'CA',
    timezone: 'America/Toronto',
  },
  client: {
    clientId: '01936f5e-7c00-7000-8000-000000000003',
    name: 'Aurora Live',
    vanityName: 'aurora-live',
  },
  performerNames: ['Northern Lights'],
  art: {
    portraitUrl: artOf(palette, 640, 800),
    wideUrl: artOf(palette, 640, 360),
    alt: 'Rings over a row of bars',
    palette,
    portraitPlaceholder: '0xeGJAYPUkZ1B4mWBtUGZH90cHB3d3iHCA==',
    widePlaceholder: 'UQcGFIZEbXZQl3eSaacgblH2eA==',
  },
  buyingOptions: ['purchase'],
  saleState: 'open',
  plusTax: true,
  currency: 'CAD',
  ...overrides,
});

/** Landing page of an event with one window, Buy Now, and without offers. */
export const buildEventProfile = (overrides: Partial<EventProfile> = {}): EventProfile => ({
  summary: buildEventSummary(),
  description: 'One night, one stage.',
  lineup: [],
  sponsors: [],
  analyticsTrackers: [],
  marketplaces: [
    {
      marketplaceId: '01936f5e-7c00-7000-8000-000000000899',
      type: 'purchase',
      state: 'open',
      opensAt: '2026-12-20T15:00:00Z',
    },
  ],
  salesGroups: [],
  policy: buildPolicy(),
  maxPerPerson: 8,
  serverTime: '2027-01-01T00:00:00Z',
  ...overrides,
});
