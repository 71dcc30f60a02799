import type { SampleCase } from '@foyer/catalogue';

const open = 'Wish Lists and My Price, open';
const own = 'Wish Lists and My Price, as fan@foyer.example';

/** Situations of draws and auctions. What fan@foyer.example has in them comes with the story of the sample. */
export const requestCases: readonly SampleCase[] = [
  {
    topic: open,
    title: 'A Wish List and an auction that are not open yet',
    event: 'tamsin-roe-bywater',
    steps:
      'Both open in 20 hours: move the clock, and the open page follows. The seed of the draw is committed to already.',
  },
  {
    topic: open,
    title: 'Wish List, winners charged',
    event: 'dex-holloway-one-story',
    steps:
      'Enter, change the entry, delete it. Move the clock by 50 hours: the draw is made, winners are charged, and the page of the draw lets anyone recompute it. fan@foyer.example and a crowd have entered.',
  },
  {
    topic: open,
    title: 'Wish List, winners claim',
    event: 'low-tide-choir-mill',
    steps:
      'Much is left, so that every entry wins. Results come after 73 hours; a winner then has 24 hours to claim and pay.',
  },
  {
    topic: open,
    title: 'Buy Now, a Wish List and My Price side by side',
    event: 'priya-raman-magnolia',
    steps:
      'The mezzanine is drawn for, the boxes are bid for, and the rest is sold at once: compare the three on the page of the event.',
  },
  {
    topic: open,
    title: 'Which way suits me',
    event: 'priya-raman-magnolia',
    page: 'marketOffers',
    steps: 'Each way with what it means in a sentence, and the tutorial until it is dismissed.',
  },
  {
    topic: open,
    title: 'My Price, standing places',
    event: 'nightshift-your-price',
    steps:
      'Move the price and watch the meter and the picture of the other offers. Offers are only raised. Choose how long yours waits for a place that someone else does not pay for. Move the clock by 96 hours: the highest get in, and the cut-off is published.',
  },
  {
    topic: open,
    title: 'My Price, seats, ending soon',
    event: 'prairie-symphony-film',
    steps:
      'Make a high offer, then move the clock by 20 hours: it gets in, and My requests leads to the map, where its seats are picked within 2 hours. With card 4000 0000 0000 0341 it has a day to pay with another one; after that, the next offer gets in.',
  },
  {
    topic: own,
    title: 'Closed, results to come',
    event: 'kestrel-bywater',
    page: 'myTokensRequested',
    steps:
      'An entry and an offer that wait for their results, which come 23 hours after the sample was loaded.',
  },
  {
    topic: own,
    title: 'Drawn: won and charged',
    event: 'velvet-meridian-bywater',
    page: 'marketOffers',
    steps: 'The entry won and was paid: its passes are under My passes.',
  },
  {
    topic: own,
    title: 'The draw, for everyone',
    event: 'velvet-meridian-bywater',
    page: 'draw',
    steps:
      'Seed, root, beacon, order and winners: recompute them in the browser, find the own entry, or download the record for “foyer verify-draw”.',
  },
  {
    topic: own,
    title: 'Drawn: a win to claim',
    event: 'marisol-quintana-cenote',
    page: 'myTokensRequested',
    steps: 'Claim and pay within 23 hours, or move the clock: the next entry has it then.',
  },
  {
    topic: own,
    title: 'Drawn: the card was refused',
    event: 'abuela-funk-bywater',
    page: 'myTokensRequested',
    steps: 'Pay with another card within a day, or give the win up. Refused cards count as attempts.',
  },
  {
    topic: own,
    title: 'Drawn: lost',
    event: 'osei-lagoon-three-left',
    page: 'marketOffers',
    steps:
      'Three places were left for an entry of four. Single seats at tables of the same evening are still on sale.',
  },
  {
    topic: own,
    title: 'Allocated: got in and charged',
    event: 'nightshift-got-in',
    page: 'marketOffers',
    steps: 'The price that was offered was paid, and the lowest price that got in is published.',
  },
  {
    topic: own,
    title: 'Allocated: seats to pick',
    event: 'priya-raman-exchange',
    page: 'myTokensRequested',
    steps:
      'Pick two seats side by side within two hours of loading the sample; after that, the best ones left are given. The card is charged then.',
  },
  {
    topic: own,
    title: 'Allocated: the card was refused',
    event: 'nightshift-card-refused',
    page: 'myTokensRequested',
    steps: 'Pay with another card within a day; after that, the next offer gets in.',
  },
  {
    topic: own,
    title: 'Allocated: lost',
    event: 'nightshift-patio',
    page: 'marketOffers',
    steps: 'The offer was below the cut-off. Single seats at tables of the same night are still on sale.',
  },
  {
    topic: own,
    title: 'Cancelled meanwhile',
    event: 'coastal-static-bywater',
    steps: 'Entry and offer ended with the event, and nobody was charged.',
  },
];
