import { localeTexts, sameText } from '@foyer/catalogue';
import { festivalFieldChart } from '../charts/festivalField.ts';
import { theatreChart } from '../charts/theatre.ts';
import type { VenueBuilders } from './venueBuilders.ts';

const sides = (prefix: string, name: string) =>
  [1, 2, 3, 4].map((number) => ({ sectionCode: `${prefix}${number}`, name: `${name} ${number}` }));

/** Fields and hillsides. */
export const fields: VenueBuilders = {
  'pre-aux-oies': () => ({
    vanityName: 'pre-aux-oies',
    name: 'Pré-aux-Oies',
    kind: 'field',
    address: {
      street: '1600, chemin du Pré',
      city: 'Québec',
      region: 'QC',
      postalCode: 'G1S 4S7',
      country: 'CA',
    },
    latitude: 46.7936,
    longitude: -71.2362,
    timeZone: 'America/Toronto',
    description: localeTexts(
      'A river meadow below the cliffs, with room for thirty thousand and the geese.',
      'Un pré au bord du fleuve, sous la falaise : de la place pour trente mille personnes, et pour les oies.',
      'Una pradera junto al río, bajo los acantilados, con lugar para treinta mil personas y los gansos.',
    ),
    charts: [
      festivalFieldChart({
        seatChartId: 'pre-aux-oies.champ',
        name: 'Pré-aux-Oies',
        capacities: { pit: 3500, field: 22_000, vip: 900, camping: 3200, platform: 180 },
        words: {
          mainStage: 'GRANDE SCÈNE',
          secondStage: 'SCÈNE DE\u00a0LA\u00a0GRANGE',
          food: 'CUISINES',
          water: 'EAU',
          entrance: 'ENTRÉE',
        },
      }),
    ],
  }),
  'cottonwood-meadow': () => ({
    vanityName: 'cottonwood-meadow',
    name: 'Cottonwood Meadow',
    kind: 'field',
    address: {
      street: '900 Rio Grande Boulevard NW',
      city: 'Albuquerque',
      region: 'NM',
      postalCode: '87104',
      country: 'US',
    },
    latitude: 35.0989,
    longitude: -106.6722,
    timeZone: 'America/Denver',
    description: localeTexts(
      'Cottonwoods on one side, mountains on the other, dust in your shoes until Tuesday.',
      'Des peupliers d’un côté, les montagnes de l’autre, et de la poussière dans les souliers jusqu’à mardi.',
      'Álamos de un lado, montañas del otro y polvo en los zapatos hasta el martes.',
    ),
    charts: [
      festivalFieldChart({
        seatChartId: 'cottonwood-meadow.field',
        name: 'Cottonwood Meadow',
        capacities: { pit: 2000, field: 14_000, vip: 600, camping: 4000, platform: 120 },
        words: {
          mainStage: 'MAIN STAGE',
          secondStage: 'BARN STAGE',
          food: 'KITCHENS',
          water: 'WATER',
          entrance: 'GATE',
        },
      }),
    ],
  }),
  'redstone-amphitheater': () => ({
    vanityName: 'redstone-amphitheater',
    name: 'Redstone Amphitheater',
    kind: 'amphitheatre',
    address: {
      street: '17900 Hogback Road',
      city: 'Denver',
      region: 'CO',
      postalCode: '80465',
      country: 'US',
    },
    latitude: 39.6654,
    longitude: -105.2057,
    timeZone: 'America/Denver',
    description: localeTexts(
      'Sandstone on both sides, the city lights behind the stage.',
      'Du grès des deux côtés, les lumières de la ville derrière la scène.',
      'Arenisca a ambos lados y las luces de la ciudad detrás del escenario.',
    ),
    charts: [
      theatreChart({
        seatChartId: 'redstone-amphitheater.hill',
        name: 'Redstone Amphitheater',
        stageRadius: 300,
        opening: 52,
        halfWidth: 1200,
        stageLabel: 'STAGE',
        levels: [
          {
            level: 'pavilion',
            gap: 24,
            rowCount: 22,
            cuts: [-0.5, 0, 0.5],
            sections: sides('P', 'Pavilion'),
            accessible: ['P2', 'P3'],
          },
          {
            level: 'terrace',
            gap: 50,
            rowCount: 18,
            cuts: [-0.5, 0, 0.5],
            sections: sides('T', 'Terrace'),
            accessible: ['T1', 'T4'],
          },
        ],
        lawn: { sectionCode: 'LAWN', name: 'Lawn', capacity: 4200, depth: 190 },
        zones: [
          { code: 'PAVILION', name: sameText('Pavilion'), wants: ({ level }) => level === 'pavilion' },
          { code: 'TERRACE', name: sameText('Terrace'), wants: ({ level }) => level === 'terrace' },
          { code: 'LAWN', name: sameText('Lawn'), wants: ({ level }) => level === 'lawn' },
        ],
      }),
    ],
  }),
};
