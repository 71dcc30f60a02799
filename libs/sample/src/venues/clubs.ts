import { localeTexts } from '@foyer/catalogue';
import { clubChart } from '../charts/club.ts';
import type { VenueBuilders } from './venueBuilders.ts';

const english = {
  floor: 'Floor',
  tables: 'Tables',
  balcony: 'Balcony',
  stage: 'STAGE',
  bar: 'BAR',
  entrance: 'ENTRANCE',
};
const french = {
  floor: 'Parterre',
  tables: 'Tables',
  balcony: 'Balcon',
  stage: 'SCÈNE',
  bar: 'BAR',
  entrance: 'ENTRÉE',
};

/** Clubs: a floor, a bar, a few tables. */
export const clubs: VenueBuilders = {
  'the-switchyard': () => ({
    vanityName: 'the-switchyard',
    name: 'The Switchyard',
    kind: 'club',
    address: {
      street: '1125 Cannery Row',
      city: 'Nashville',
      region: 'TN',
      postalCode: '37203',
      country: 'US',
    },
    latitude: 36.1486,
    longitude: -86.7789,
    timeZone: 'America/Chicago',
    description: localeTexts(
      'A freight shed with a sprung floor and the best monitor mix in town.',
      'Un ancien hangar de fret au plancher souple, avec le meilleur son de scène en ville.',
      'Una antigua bodega de carga con piso de madera y el mejor sonido de la ciudad.',
    ),
    charts: [
      clubChart({
        seatChartId: 'the-switchyard.floor',
        name: 'The Switchyard',
        width: 620,
        depth: 640,
        floor: 620,
        tables: 12,
        balcony: 140,
        words: english,
      }),
    ],
  }),
  cenote: () => ({
    vanityName: 'cenote',
    name: 'Cenote',
    kind: 'club',
    address: {
      street: '2208 East Cesar Chavez Street',
      city: 'Austin',
      region: 'TX',
      postalCode: '78702',
      country: 'US',
    },
    latitude: 30.2546,
    longitude: -97.7196,
    timeZone: 'America/Chicago',
    description: localeTexts(
      'Half courtyard, half cave, always a degree warmer than outside.',
      'Moitié cour, moitié grotte, toujours un degré de plus que dehors.',
      'Mitad patio, mitad cueva, siempre un grado más que afuera.',
    ),
    charts: [
      clubChart({
        seatChartId: 'cenote.floor',
        name: 'Cenote',
        width: 560,
        depth: 560,
        floor: 420,
        tables: 8,
        words: english,
      }),
    ],
  }),
  'sous-le-viaduc': () => ({
    vanityName: 'sous-le-viaduc',
    name: 'Sous le viaduc',
    kind: 'club',
    address: {
      street: '5605, avenue De Gaspé',
      city: 'Montréal',
      region: 'QC',
      postalCode: 'H2T 2A4',
      country: 'CA',
    },
    latitude: 45.5279,
    longitude: -73.5986,
    timeZone: 'America/Toronto',
    description: localeTexts(
      'Brick, fog and a sound system that was carried up by hand.',
      'De la brique, de la brume et une sono montée à bras d’homme.',
      'Ladrillo, niebla y un sistema de sonido subido a mano.',
    ),
    charts: [
      clubChart({
        seatChartId: 'sous-le-viaduc.piste',
        name: 'Sous le viaduc',
        width: 520,
        depth: 600,
        floor: 550,
        tables: 0,
        words: french,
      }),
    ],
  }),
  'the-bywater-room': () => ({
    vanityName: 'the-bywater-room',
    name: 'The Bywater Room',
    kind: 'club',
    address: {
      street: '3044 Dauphine Street',
      city: 'New Orleans',
      region: 'LA',
      postalCode: '70117',
      country: 'US',
    },
    latitude: 29.9644,
    longitude: -90.0436,
    timeZone: 'America/Chicago',
    description: localeTexts(
      'Supper tables by the wall, dancing everywhere else.',
      'Des tables le long du mur, de la danse partout ailleurs.',
      'Mesas junto a la pared y baile en todo lo demás.',
    ),
    charts: [
      clubChart({
        seatChartId: 'the-bywater-room.floor',
        name: 'The Bywater Room',
        width: 560,
        depth: 700,
        floor: 240,
        tables: 14,
        balcony: 60,
        words: english,
      }),
    ],
  }),
};
