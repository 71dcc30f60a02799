import type { SampleListing, SampleStory, SampleWish, SampleHandOver, SampleSeason } from '@foyer/catalogue';
import { crowd } from './crowd.ts';
import { crowdWishes } from './crowdWishes.ts';

const giver = 'giver@foyer.example';
const friend = 'friend@foyer.example';

/** One {product} in each state of a hand-over. */
const sampleHandOvers: readonly SampleHandOver[] = [
  {
    ...{ event: 'the-bear-who-was-a-river', zone: 'RING', giver },
    tokens: [
      { as: 'mine' },
      { as: 'open' },
      { as: 'guest', firstName: 'Rosalind', lastName: 'Achterberg', birthDate: '1958-02-11' },
      { as: 'child', firstName: 'Theo', lastName: 'Lambert', birthDate: '2019-09-30' },
      { as: 'sent', to: friend, message: 'The second one is for your sister. Meet you at the coat check?' },
      { as: 'sent', to: 'no-account@friends.example' },
      { as: 'accepted', to: friend, message: 'See you there!' },
      { as: 'declined', to: 'busy@friends.example' },
    ],
  },
  {
    ...{ event: 'chinooks-icebreakers', zone: 'UPPER', giver },
    tokens: [{ as: 'mine' }, { as: 'returned', to: friend }, { as: 'sent', to: friend }],
  },
  // For the attendees that its organiser sees.
  {
    ...{ event: 'neon-prairie-long-light-tour', zone: 'UPPER', giver },
    tokens: [
      { as: 'mine' },
      { as: 'open' },
      { as: 'guest', firstName: 'Rosalind', lastName: 'Achterberg', birthDate: '1958-02-11' },
      { as: 'guest', firstName: 'Emeka', lastName: 'Obi', birthDate: '1990-06-03' },
      { as: 'child', firstName: 'Theo', lastName: 'Lambert', birthDate: '2019-09-30' },
      { as: 'sent', to: 'no-account@friends.example' },
    ],
  },
];

/** Account whose entries and offers are in every state. */
const fan = 'fan@foyer.example';

const past = [-96, -56] as const;
const recent = [-96, -8] as const;

/** What is still open. */
const openCrowds: readonly SampleWish[] = [
  ...crowdWishes({
    ...{ event: 'dex-holloway-one-story', way: 'draw', fans: 32, hours: recent },
    zones: ['ORCHC', 'ORCH', 'MEZZ'],
  }),
  ...crowdWishes({
    ...{ event: 'low-tide-choir-mill', way: 'draw', fans: 18, hours: recent },
    zones: ['STALLS', 'GALLERY', 'CIRCLE'],
  }),
  ...crowdWishes({
    ...{ event: 'priya-raman-magnolia', way: 'draw', fans: 16, hours: recent },
    zones: ['MEZZ'],
  }),
  ...crowdWishes({
    ...{ event: 'priya-raman-magnolia', way: 'auction', fans: 20, hours: recent },
    ...{ zones: ['BOX'], mostSteps: 30 },
  }),
  ...crowdWishes({
    ...{ event: 'nightshift-your-price', way: 'auction', fans: 56, hours: recent },
    ...{ zones: ['FLOOR'], mostSteps: 45 },
  }),
  ...crowdWishes({
    ...{ event: 'prairie-symphony-film', way: 'auction', fans: 48, hours: recent },
    ...{ zones: ['STALLS', 'GALLERY', 'CIRCLE'], mostSteps: 40 },
  }),
];

/** What has closed. Of each, the demo fan has an entry or an offer too. */
const closedCrowds: readonly SampleWish[] = [
  ...crowdWishes({
    ...{ event: 'kestrel-bywater', way: 'draw', fans: 16, hours: past },
    zones: ['FLOOR'],
  }),
  ...crowdWishes({
    ...{ event: 'kestrel-bywater', way: 'auction', fans: 18, hours: past },
    ...{ zones: ['TABLES'], mostSteps: 25 },
  }),
  ...crowdWishes({
    ...{ event: 'velvet-meridian-bywater', way: 'draw', fans: 12, hours: past },
    zones: ['FLOOR'],
  }),
  ...crowdWishes({
    ...{ event: 'marisol-quintana-cenote', way: 'draw', fans: 12, hours: past },
    zones: ['FLOOR'],
  }),
  ...crowdWishes({
    ...{ event: 'abuela-funk-bywater', way: 'draw', fans: 12, hours: past },
    zones: ['FLOOR'],
  }),
  ...crowdWishes({
    ...{ event: 'osei-lagoon-three-left', way: 'draw', fans: 12, hours: past },
    ...{ zones: ['FLOOR'], mostPlaces: 2 },
  }),
  ...crowdWishes({
    ...{ event: 'nightshift-got-in', way: 'auction', fans: 16, hours: past },
    ...{ zones: ['FLOOR'], mostSteps: 30 },
  }),
  ...crowdWishes({
    ...{ event: 'priya-raman-exchange', way: 'auction', fans: 14, hours: past },
    ...{ zones: ['ORCHC', 'ORCH'], mostSteps: 40 },
  }),
  ...crowdWishes({
    ...{ event: 'nightshift-card-refused', way: 'auction', fans: 16, hours: past },
    ...{ zones: ['FLOOR'], mostSteps: 25 },
  }),
  ...crowdWishes({
    ...{ event: 'nightshift-patio', way: 'auction', fans: 18, hours: past },
    ...{ zones: ['FLOOR'], mostSteps: 30 },
  }),
  ...crowdWishes({
    ...{ event: 'coastal-static-bywater', way: 'draw', fans: 6, hours: past },
    zones: ['FLOOR'],
  }),
];

const own = (
  event: string,
  way: SampleWish['way'],
  hours: number,
  wish: Pick<SampleWish, 'zones' | 'quantity' | 'steps' | 'isRefused'>,
): SampleWish => ({ event, way, fan, hours, ...wish });

/** An event that has taken place since. */
const overCrowds: readonly SampleWish[] = crowdWishes({
  ...{ event: 'dex-holloway-past', way: 'draw', fans: 12, hours: [-640, -576] },
  zones: ['MEZZ', 'BALC'],
});

/** Those of the demo fan, so that each state is to be seen, and what has to be done can be done. */
const ownWishes: readonly SampleWish[] = [
  own('kestrel-bywater', 'draw', -60, { zones: ['FLOOR'], quantity: 2 }),
  own('kestrel-bywater', 'auction', -58, { zones: ['TABLES'], quantity: 2, steps: 12 }),
  // Few want the balcony, so that this entry wins.
  own('velvet-meridian-bywater', 'draw', -60, { zones: ['BALCONY'], quantity: 2 }),
  own('marisol-quintana-cenote', 'draw', -60, { zones: ['TABLES'], quantity: 2 }),
  own('abuela-funk-bywater', 'draw', -60, { zones: ['BALCONY'], quantity: 2, isRefused: true }),
  // Three places are left, and this entry is for four together: it cannot win.
  own('osei-lagoon-three-left', 'draw', -60, { zones: ['FLOOR'], quantity: 4 }),
  own('coastal-static-bywater', 'draw', -60, { zones: ['FLOOR'], quantity: 2 }),
  own('coastal-static-bywater', 'auction', -58, { zones: ['TABLES'], quantity: 2, steps: 5 }),
  own('nightshift-got-in', 'auction', -60, { zones: ['FLOOR'], quantity: 2, steps: 28 }),
  own('priya-raman-exchange', 'auction', -60, { zones: ['ORCHC'], quantity: 2, steps: 60 }),
  own('nightshift-card-refused', 'auction', -60, {
    ...{ zones: ['FLOOR'], quantity: 2, steps: 26, isRefused: true },
  }),
  own('nightshift-patio', 'auction', -60, { zones: ['FLOOR'], quantity: 2, steps: 0 }),
  // The last ones, made once the sample is loaded.
  own('prairie-symphony-film', 'auction', 0, { zones: ['CIRCLE'], quantity: 2, steps: 4 }),
  own('nightshift-your-price', 'auction', 0, { zones: ['FLOOR'], quantity: 2, steps: 6 }),
  own('dex-holloway-one-story', 'draw', 0, { zones: ['ORCHC', 'MEZZ'], quantity: 2 }),
];

/** Listings of one event, below and above what was paid. */
const listings: readonly SampleListing[] = (
  [
    ['LOWERC', 2, 100],
    ['LOWERC', 2, 118],
    ['LOWER', 1, 75],
    ['LOWER', 2, 90],
    ['LOWER', 4, 95],
    ['PIT', 1, 85],
    ['PIT', 2, 110],
  ] as const
).map(([zone, quantity, percent], at) => ({
  ...{ event: 'marisol-quintana-luna-llena', zone, quantity, percent },
  fan: crowd[at]!.emailAddress,
}));

/** Season pass of the demo fan, with two seats at each date. */
const seasons: readonly SampleSeason[] = [
  {
    code: 'verdier-season',
    name: {
      'en-US': 'Maison Verdier: The Season',
      'en-CA': 'Maison Verdier: The Season',
      'fr-CA': 'Maison Verdier : la saison',
      'es-US': 'Maison Verdier: la temporada',
    },
    events: [
      { event: 'la-nuit-du-fleuve-relache', zone: 'BALC' },
      { event: 'delphine-arcand-fleuve', zone: 'BALC' },
      { event: 'a-tide-of-letters', zone: 'RING' },
      { event: 'delphine-arcand-halifax', zone: 'RING' },
      { event: 'ballet-boreal-montreal', zone: 'BALC' },
    ],
    members: [{ fan, memberId: 'MV-20417', seats: 2, autoRenew: true }],
  },
];

/** Standing offers to fans, enough of one category for its figures to show. */
const bids: readonly SampleListing[] = (
  [
    ['LOWER', 1, 60],
    ['LOWER', 1, 66],
    ['LOWER', 2, 70],
    ['LOWER', 2, 72],
    ['LOWER', 1, 55],
    ['LOWER', 4, 50],
    ['PIT', 2, 80],
  ] as const
).map(([zone, quantity, percent], at) => ({
  ...{ event: 'marisol-quintana-luna-llena', zone, quantity, percent },
  fan: crowd[listings.length + at]!.emailAddress,
}));

/** Entries and offers of the sample, past and present. */
export const sampleStory: SampleStory = {
  crowd,
  listings,
  bids,
  wishes: [...openCrowds, ...closedCrowds, ...overCrowds, ...ownWishes].toSorted(
    (left, right) => left.hours - right.hours,
  ),
  cancelled: [{ event: 'coastal-static-bywater', hours: -20 }],
  handOvers: sampleHandOvers,
  seasons,
};
