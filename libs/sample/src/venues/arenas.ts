import { localeTexts } from '@foyer/catalogue';
import { arenaChart } from '../charts/arena.ts';
import type { VenueBuilders } from './venueBuilders.ts';

const standingNames = { front: 'Front Pit', left: 'Floor A', right: 'Floor B' };

/** Arenas, with a rink, a court or a standing floor. */
export const arenas: VenueBuilders = {
  'northgate-arena': () => ({
    vanityName: 'northgate-arena',
    name: 'Northgate Arena',
    kind: 'arena',
    address: {
      street: '88 Lakefront Crescent',
      city: 'Toronto',
      region: 'ON',
      postalCode: 'M5V 2T6',
      country: 'CA',
    },
    latitude: 43.6426,
    longitude: -79.3871,
    timeZone: 'America/Toronto',
    description: localeTexts(
      'Three levels around the ice, ten minutes on foot from the station.',
      'Trois niveaux autour de la glace, à dix minutes à pied de la gare.',
      'Tres niveles alrededor del hielo, a diez minutos a pie de la estación.',
    ),
    charts: [
      arenaChart({
        seatChartId: 'northgate-arena.rink',
        name: 'Northgate Arena, rink',
        setUp: 'rink',
        rows: { lower: 19, club: 6, upper: 14 },
      }),
      arenaChart({
        seatChartId: 'northgate-arena.concert',
        name: 'Northgate Arena, end stage',
        setUp: 'endStage',
        rows: { lower: 19, club: 6, upper: 14 },
        standing: { front: 800, floor: 2400 },
        standingNames,
      }),
    ],
  }),
  'windward-center': () => ({
    vanityName: 'windward-center',
    name: 'Windward Center',
    kind: 'arena',
    address: {
      street: '1400 West Adams Street',
      city: 'Chicago',
      region: 'IL',
      postalCode: '60607',
      country: 'US',
    },
    latitude: 41.8792,
    longitude: -87.6621,
    timeZone: 'America/Chicago',
    description: localeTexts(
      'The West Side’s big room: hardwood on weekdays, sub-bass on Saturdays.',
      'La grande salle du West Side : parquet en semaine, basses le samedi.',
      'La gran sala del West Side: duela entre semana y graves los sábados.',
    ),
    charts: [
      arenaChart({
        seatChartId: 'windward-center.court',
        name: 'Windward Center, court',
        setUp: 'court',
        rows: { lower: 18, club: 5, upper: 13 },
      }),
      arenaChart({
        seatChartId: 'windward-center.concert',
        name: 'Windward Center, end stage',
        setUp: 'endStage',
        rows: { lower: 18, club: 5, upper: 13 },
        standing: { front: 700, floor: 2300 },
        standingNames,
      }),
    ],
  }),
  'foothills-coliseum': () => ({
    vanityName: 'foothills-coliseum',
    name: 'Foothills Coliseum',
    kind: 'arena',
    address: {
      street: '555 Olympic Way SE',
      city: 'Calgary',
      region: 'AB',
      postalCode: 'T2G 2W1',
      country: 'CA',
    },
    latitude: 51.0375,
    longitude: -114.0519,
    timeZone: 'America/Edmonton',
    description: localeTexts(
      'A compact bowl where the last row still hears the skates.',
      'Un amphithéâtre compact : de la dernière rangée, on entend encore les patins.',
      'Un recinto compacto donde hasta la última fila oye los patines.',
    ),
    charts: [
      arenaChart({
        seatChartId: 'foothills-coliseum.rink',
        name: 'Foothills Coliseum, rink',
        setUp: 'rink',
        rows: { lower: 17, club: 4, upper: 9 },
      }),
    ],
  }),
};
