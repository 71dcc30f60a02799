import { localeTexts } from '@foyer/catalogue';
import { concertHallChart } from '../charts/concertHall.ts';
import { conferenceHallChart } from '../charts/conferenceHall.ts';
import { roundStageChart } from '../charts/roundStage.ts';
import type { VenueBuilders } from './venueBuilders.ts';

/** Concert halls, a theatre in the round, a conference hall. */
export const halls: VenueBuilders = {
  'mill-district-hall': () => ({
    vanityName: 'mill-district-hall',
    name: 'Mill District Hall',
    kind: 'hall',
    address: {
      street: '818 South 2nd Street',
      city: 'Minneapolis',
      region: 'MN',
      postalCode: '55415',
      country: 'US',
    },
    latitude: 44.9783,
    longitude: -93.2566,
    timeZone: 'America/Chicago',
    description: localeTexts(
      'A maple shoebox where a whisper from the stage reaches the circle.',
      'Une boîte à chaussures en érable : un murmure sur scène s’entend au balcon.',
      'Una caja de arce donde un susurro en el escenario llega al balcón.',
    ),
    charts: [
      concertHallChart({
        seatChartId: 'mill-district-hall.concert',
        name: 'Mill District Hall',
        rows: { stalls: 28, circle: 9 },
        halfWidth: 210,
      }),
    ],
  }),
  'fenway-conservatory': () => ({
    vanityName: 'fenway-conservatory',
    name: 'Fenway Conservatory',
    kind: 'hall',
    address: {
      street: '46 Hemenway Street',
      city: 'Boston',
      region: 'MA',
      postalCode: '02115',
      country: 'US',
    },
    latitude: 42.3443,
    longitude: -71.0897,
    timeZone: 'America/New_York',
    description: localeTexts(
      'A recital hall built by a piano maker who knew what he was doing.',
      'Une salle de récital bâtie par un facteur de pianos qui savait ce qu’il faisait.',
      'Una sala de recitales construida por un fabricante de pianos que sabía lo que hacía.',
    ),
    charts: [
      concertHallChart({
        seatChartId: 'fenway-conservatory.recital',
        name: 'Fenway Conservatory',
        rows: { stalls: 18, circle: 5 },
        halfWidth: 150,
      }),
    ],
  }),
  'citadel-round': () => ({
    vanityName: 'citadel-round',
    name: 'Citadel Round',
    kind: 'theatre',
    address: {
      street: '5211 Sackville Street',
      city: 'Halifax',
      region: 'NS',
      postalCode: 'B3J 1K2',
      country: 'CA',
    },
    latitude: 44.6454,
    longitude: -63.5786,
    timeZone: 'America/Halifax',
    description: localeTexts(
      'A theater in the round: nobody sits more than ten rows away.',
      'Un théâtre en rond : personne n’est à plus de dix rangées.',
      'Un teatro circular: nadie se sienta a más de diez filas.',
    ),
    charts: [
      roundStageChart({
        seatChartId: 'citadel-round.ring',
        name: 'Citadel Round',
        rows: 10,
        stageRadius: 95,
      }),
    ],
  }),
  'pier-hall': () => ({
    vanityName: 'pier-hall',
    name: 'Pier Hall',
    kind: 'centre',
    address: {
      street: '2 Marina Boulevard, Building D',
      city: 'San Francisco',
      region: 'CA',
      postalCode: '94123',
      country: 'US',
    },
    latitude: 37.8066,
    longitude: -122.4318,
    timeZone: 'America/Los_Angeles',
    description: localeTexts(
      'Daylight on three sides and the bay on the fourth.',
      'La lumière du jour sur trois côtés, la baie sur le quatrième.',
      'Luz natural por tres lados y la bahía por el cuarto.',
    ),
    charts: [
      conferenceHallChart({
        seatChartId: 'pier-hall.congress',
        name: 'Pier Hall',
        rows: 26,
        blockWidth: 160,
      }),
    ],
  }),
};
