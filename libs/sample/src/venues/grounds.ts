import { localeTexts } from '@foyer/catalogue';
import { soccerGroundChart } from '../charts/soccerGround.ts';
import { stadiumChart } from '../charts/stadium.ts';
import type { VenueBuilders } from './venueBuilders.ts';

const stadiumRows = { lower: 32, club: 9, upper: 27 };

/** Open-air stadiums. */
export const grounds: VenueBuilders = {
  'big-sky-stadium': () => ({
    vanityName: 'big-sky-stadium',
    name: 'Big Sky Stadium',
    kind: 'stadium',
    address: {
      street: '3300 Trinity River Boulevard',
      city: 'Dallas',
      region: 'TX',
      postalCode: '75207',
      country: 'US',
    },
    latitude: 32.7822,
    longitude: -96.8196,
    timeZone: 'America/Chicago',
    description: localeTexts(
      'Sixty thousand seats, three tiers, one very long kickoff.',
      'Soixante mille sièges, trois étages, un botté d’envoi très long.',
      'Sesenta mil asientos, tres niveles y una patada inicial muy larga.',
    ),
    charts: [
      stadiumChart({
        seatChartId: 'big-sky-stadium.gridiron',
        name: 'Big Sky Stadium, football',
        setUp: 'gridiron',
        rows: stadiumRows,
      }),
      stadiumChart({
        seatChartId: 'big-sky-stadium.concert',
        name: 'Big Sky Stadium, end stage',
        setUp: 'concert',
        rows: stadiumRows,
        standing: 14_000,
      }),
    ],
  }),
  'ferry-street-ground': () => ({
    vanityName: 'ferry-street-ground',
    name: 'Ferry Street Ground',
    kind: 'stadium',
    address: {
      street: '901 Ferry Street South',
      city: 'Seattle',
      region: 'WA',
      postalCode: '98134',
      country: 'US',
    },
    latitude: 47.5914,
    longitude: -122.3301,
    timeZone: 'America/Los_Angeles',
    description: localeTexts(
      'Four stands, open corners, and a view of the ferries from row Z.',
      'Quatre tribunes, des coins ouverts et vue sur les traversiers depuis la rangée Z.',
      'Cuatro tribunas, esquinas abiertas y vista a los transbordadores desde la fila Z.',
    ),
    charts: [
      soccerGroundChart({ seatChartId: 'ferry-street-ground.pitch', name: 'Ferry Street Ground', rows: 24 }),
    ],
  }),
};
