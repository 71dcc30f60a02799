import { localeTexts } from '@foyer/catalogue';
import { americanHouse, canadianHouse, houseChart, quebecHouse } from './theatreCharts.ts';
import type { VenueBuilders } from './venueBuilders.ts';

/** Theatres: curved rows, balconies, boxes. */
export const theatres: VenueBuilders = {
  'theatre-du-fleuve': () => ({
    vanityName: 'theatre-du-fleuve',
    name: 'Théâtre du Fleuve',
    kind: 'theatre',
    address: {
      street: '1420, rue Saint-Denis',
      city: 'Montréal',
      region: 'QC',
      postalCode: 'H2X 3J8',
      country: 'CA',
    },
    latitude: 45.5152,
    longitude: -73.5647,
    timeZone: 'America/Toronto',
    description: localeTexts(
      'A 1929 picture palace in the Quartier Latin, with gilded boxes and a new stage.',
      'Un palace de cinéma de 1929 au Quartier latin : loges dorées et scène toute neuve.',
      'Un palacio de cine de 1929 en el Quartier Latin, con palcos dorados y un escenario nuevo.',
    ),
    charts: [
      houseChart({
        seatChartId: 'theatre-du-fleuve.scene',
        name: 'Théâtre du Fleuve',
        words: quebecHouse,
        rows: { orchestra: 24, mezzanine: 8, balcony: 8, upperBalcony: 0 },
        opening: 34,
        halfWidth: 330,
        boxesPerSide: 4,
      }),
    ],
  }),
  'the-linden': () => ({
    vanityName: 'the-linden',
    name: 'The Linden',
    kind: 'theatre',
    address: {
      street: '241 West 47th Street',
      city: 'New York',
      region: 'NY',
      postalCode: '10036',
      country: 'US',
    },
    latitude: 40.7596,
    longitude: -73.987,
    timeZone: 'America/New_York',
    description: localeTexts(
      'Steep, intimate and loud with history, half a block from the square.',
      'Une salle pentue, intime et chargée d’histoire, à un demi-pâté du square.',
      'Empinada, íntima y llena de historia, a media cuadra de la plaza.',
    ),
    charts: [
      houseChart({
        seatChartId: 'the-linden.stage',
        name: 'The Linden',
        words: americanHouse,
        rows: { orchestra: 20, mezzanine: 9, balcony: 7, upperBalcony: 0 },
        opening: 30,
        halfWidth: 265,
        boxesPerSide: 3,
      }),
    ],
  }),
  'harbour-opera-house': () => ({
    vanityName: 'harbour-opera-house',
    name: 'Harbour Opera House',
    kind: 'theatre',
    address: {
      street: '655 Hornby Street',
      city: 'Vancouver',
      region: 'BC',
      postalCode: 'V6C 2C4',
      country: 'CA',
    },
    latitude: 49.2836,
    longitude: -123.1176,
    timeZone: 'America/Vancouver',
    description: localeTexts(
      'Four tiers of red velvet above the inlet.',
      'Quatre étages de velours rouge au-dessus de l’anse.',
      'Cuatro niveles de terciopelo rojo sobre la ensenada.',
    ),
    charts: [
      houseChart({
        seatChartId: 'harbour-opera-house.stage',
        name: 'Harbour Opera House',
        words: canadianHouse,
        rows: { orchestra: 26, mezzanine: 8, balcony: 8, upperBalcony: 7 },
        opening: 36,
        halfWidth: 360,
        boxesPerSide: 5,
      }),
    ],
  }),
  'magnolia-theater': () => ({
    vanityName: 'magnolia-theater',
    name: 'Magnolia Theater',
    kind: 'theatre',
    address: {
      street: '660 Peachtree Street NE',
      city: 'Atlanta',
      region: 'GA',
      postalCode: '30308',
      country: 'US',
    },
    latitude: 33.7726,
    longitude: -84.3858,
    timeZone: 'America/New_York',
    description: localeTexts(
      'A painted night sky, a mighty organ and the widest mezzanine in town.',
      'Un ciel étoilé peint, un orgue puissant et la plus large mezzanine en ville.',
      'Un cielo nocturno pintado, un gran órgano y el entresuelo más ancho de la ciudad.',
    ),
    charts: [
      houseChart({
        seatChartId: 'magnolia-theater.stage',
        name: 'Magnolia Theater',
        words: americanHouse,
        rows: { orchestra: 28, mezzanine: 10, balcony: 0, upperBalcony: 0 },
        opening: 38,
        halfWidth: 400,
        boxesPerSide: 2,
      }),
    ],
  }),
  'exchange-playhouse': () => ({
    vanityName: 'exchange-playhouse',
    name: 'Exchange Playhouse',
    kind: 'theatre',
    address: {
      street: '140 Bannatyne Avenue',
      city: 'Winnipeg',
      region: 'MB',
      postalCode: 'R3B 3C5',
      country: 'CA',
    },
    latitude: 49.8989,
    longitude: -97.1391,
    timeZone: 'America/Winnipeg',
    description: localeTexts(
      'An old grain exchange with 600 seats and no bad one.',
      'Une ancienne bourse aux grains : 600 places, toutes bonnes.',
      'Una antigua bolsa de granos con 600 asientos, todos buenos.',
    ),
    charts: [
      houseChart({
        seatChartId: 'exchange-playhouse.stage',
        name: 'Exchange Playhouse',
        words: canadianHouse,
        rows: { orchestra: 15, mezzanine: 5, balcony: 0, upperBalcony: 0 },
        opening: 28,
        halfWidth: 200,
        stageRadius: 260,
        boxesPerSide: 0,
      }),
    ],
  }),
};
