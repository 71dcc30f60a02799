import type { EventArt, EventKind, EventSummary } from '@foyer/contract';
import { buildEventSummary } from '@foyer/testing';

const palettes = [
  { ink: '#2b1742', paper: '#f6ead7', accent: '#e2a63b', second: '#4fb3bf' },
  { ink: '#0f2f3a', paper: '#f2efe6', accent: '#f27f5b', second: '#ffd9a0' },
  { ink: '#3b0d1f', paper: '#fbe9e7', accent: '#ff8fa3', second: '#ffcf56' },
  { ink: '#14213d', paper: '#eef3fb', accent: '#8ecae6', second: '#fb8500' },
  { ink: '#1b3a2b', paper: '#eef6ea', accent: '#b7e4a7', second: '#f4d35e' },
];
type PosterPalette = (typeof palettes)[number];

/** Builds a poster as a data address, so that no story needs the network. */
function poster({ ink, accent, second }: PosterPalette, at: number, width: number, height: number): string {
  const least = Math.min(width, height);
  const rings = Array.from({ length: 6 }, (_, ring) => {
    const radius = least * (0.44 - ring * 0.07);
    const x = width * (0.3 + ((at * 37 + ring * 11) % 45) / 100);
    const fill = [accent, ink, second][ring % 3];
    return `<circle cx="${x}" cy="${height * 0.42}" r="${radius}" fill="${fill}"/>`;
  }).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${ink}"/>${rings}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Builds the art of the event at an index. */
export function buildArt(at = 0): EventArt {
  const palette = palettes[at % palettes.length]!;
  return {
    portraitUrl: poster(palette, at, 640, 800),
    wideUrl: poster(palette, at, 1260, 540),
    alt: 'Rings that grow out of each other',
    palette,
  };
}

const names: readonly [name: string, kind: EventKind, amount: number][] = [
  ['Northern Lights', 'concert', 8_500],
  ['The Glass Harbour', 'theatre', 6_200],
  ['Laugh Until Late', 'comedy', 2_900],
  ['Ravens at Foxes', 'sports', 11_000],
  ['Cello Suites by Candlelight', 'classical', 5_400],
  ['Midsummer Fields', 'festival', 18_900],
  ['Paper Tigers', 'family', 2_200],
  ['Velvet Room', 'club', 3_500],
];

/** Id of the event at an index; ids sort like their events. */
export const idOf = (at: number): string => `01936f5e-7c00-7000-8000-${String(at).padStart(12, '0')}`;

/** Builds the event at an index, which decides name, art, date and price. */
export function buildListedEvent(at: number, overrides: Partial<EventSummary> = {}): EventSummary {
  const [shortName, kind, amount] = names[at % names.length]!;
  return buildEventSummary({
    eventId: idOf(at + 1),
    vanityName: `event-${at + 1}`,
    shortName,
    kind,
    startsAt: `2027-03-${String(3 + at).padStart(2, '0')}T00:30:00Z`,
    performerNames: [shortName],
    art: buildArt(at),
    priceFrom: { amount, currency: 'CAD' },
    priceTo: { amount: amount * 3, currency: 'CAD' },
    ...overrides,
  });
}

/** Builds eight events of all kinds, some with a notable state. */
export const buildListedEvents = (): EventSummary[] =>
  names.map((_, at) =>
    buildListedEvent(at, [{}, { fewLeft: true }, { saleState: 'soldOut' as const }, {}][at % 4]),
  );

/** Very long names and places, without spaces where a language has such words. */
export const longNames = {
  shortName: 'L’Orchestre symphonique des Premières-Nations-du-Saguenay–Lac-Saint-Jean en tournée d’adieu',
  performerNames: [
    'Anticonstitutionnellement et les Hyperresponsabilisations',
    'Les Sœurs Beauchemin-Lachapelle',
  ],
  venue: {
    locationId: idOf(900),
    name: 'Amphithéâtre multifonctionnel Marie-Josée-Desrochers',
    address: '12345, boulevard du Très-Honorable-Wilfrid-Laurier Ouest',
    city: 'Saint-Louis-du-Ha! Ha!',
    region: 'Bas-Saint-Laurent',
    countryCode: 'CA',
    timezone: 'America/Toronto',
  },
} satisfies Partial<EventSummary>;
