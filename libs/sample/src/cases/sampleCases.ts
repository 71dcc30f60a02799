import type { SampleCase } from '@foyer/catalogue';

/** Situations of a sale and the event that shows each of them, in the order of the sandbox's list. */
export const sampleCases: readonly SampleCase[] = [
  {
    topic: 'Choosing seats',
    title: 'Arena with standing places',
    event: 'neon-prairie-long-light-tour',
    steps: 'Pick seats on the map or in the list, or let the best ones be found. Prices in Canadian dollars.',
  },
  {
    topic: 'Choosing seats',
    title: 'Theatre with boxes and balconies',
    event: 'the-brass-lantern',
    steps: 'Reserved seats alone, in US dollars, with a program, a lounge and a gift to add.',
  },
  {
    topic: 'Choosing seats',
    title: 'A front row at its own price',
    event: 'winter-crossing-linden-matinee',
    steps: 'The first row of the center is an offer of its own on the map.',
  },
  {
    topic: 'Choosing seats',
    title: 'Stage and entrances on the map',
    event: 'prairie-symphony-sibelius',
    steps:
      'Press a price below the map: its seats stay lit, and the list has its offers alone. Press it again for all.',
  },
  {
    topic: 'Choosing seats',
    title: 'Standing places, ages 18 and over',
    event: 'aurora-first-glow',
    steps: 'No map: choose how many.',
  },
  {
    topic: 'Choosing seats',
    title: 'Child and senior prices',
    event: 'moth-and-moon',
    steps: 'Pick seats, then say for how many of them the lower price applies.',
  },
  {
    topic: 'Choosing seats',
    title: 'Gates, and a page for each step',
    event: 'icebreakers-chinooks',
    steps:
      'Follow “Packages and large orders” and choose an offer: its page names the gate, and has a price for each age.',
  },
  {
    topic: 'More than a seat',
    title: 'Whole tables',
    event: 'abuela-funk-cenote',
    steps: 'A table of eight is one line in the cart, with a code of entry for each place.',
  },
  {
    topic: 'More than a seat',
    title: 'Groups of six',
    event: 'nightshift-viaduc-two',
    steps: 'Sold as a whole, beside single places.',
  },
  {
    topic: 'More than a seat',
    title: 'Packages, hotel rooms and shuttles',
    event: 'les-oies-festival',
    steps: 'Packages have one price for several parts; a room and a shuttle are extras.',
  },
  {
    topic: 'More than a seat',
    title: 'A conference bundle',
    event: 'quiet-computing',
    steps: 'Seat and meals together, or the stream.',
  },
  {
    topic: 'More than a seat',
    title: 'Clothes in sizes',
    event: 'kestrel-solstice-arena',
    steps: 'Add a hoodie and choose its size. At most four places for each buyer.',
  },
  {
    topic: 'More than a seat',
    title: 'Collectibles, one to pick up and one to download',
    event: 'the-velvet-meridian-redstone',
    steps: 'Add the pin and the card: cart, receipt and mail say where the pin is picked up.',
  },
  {
    topic: 'More than a seat',
    title: 'A gift of any amount',
    event: 'prairie-symphony-messiah',
    steps:
      'Choose an amount or type one from $2 to $500; change it at checkout. All of it goes to the charity.',
  },
  {
    topic: 'More than a seat',
    title: 'Questions from the organizer',
    event: 'late-shift-comedy-stream',
    steps:
      'Checkout asks where each place is watched, and two things about the order; the receipt has the answers.',
  },
  {
    topic: 'Prices and codes',
    title: 'Early-bird, regular and late prices',
    event: 'cottonwood-sound',
    steps: 'The same places by three tiers; the page says which one is open.',
  },
  {
    topic: 'Prices and codes',
    title: 'Promo codes and a group discount',
    event: 'osei-lagoon-switchyard',
    steps:
      'LAGOON15 takes 15% off, FIRSTTHREE $20 for three orders, EARLYBIRD is over. Four places cost less without a code.',
  },
  {
    topic: 'Prices and codes',
    title: 'Presale by code',
    event: 'halcyon-drive-windows-down',
    steps: 'The sale opens in 20 hours; WINDOWSDOWN on its page opens it now.',
  },
  {
    topic: 'Prices and codes',
    title: 'Alipay, WeChat Pay and Klarna',
    event: 'handel-alcina',
    steps: 'Each pays on a page that plays the provider, with a button for every outcome.',
  },
  {
    topic: 'Windows and time',
    title: 'Waiting room',
    event: 'juniper-vale-redstone',
    steps: 'Admits six places a minute, from ten minutes after the sample was loaded.',
  },
  {
    topic: 'Windows and time',
    title: 'Not on sale yet',
    event: 'nightshift-long-night',
    steps: 'Opens 44 hours after the sample was loaded: move the clock, and the open page follows.',
  },
  {
    topic: 'Windows and time',
    title: 'Sold out',
    event: 'neon-prairie-cenote-secret',
    steps: 'Nothing is left, and a buyer could have had two.',
  },
  {
    topic: 'Windows and time',
    title: 'Wait list for the last places',
    event: 'mira-okafor-cenote',
    steps:
      'Tables are sold out, and two places are left. Hold both as one account, join the wait list as another, then empty the first cart: the offer comes within half a minute.',
  },
  {
    topic: 'Windows and time',
    title: 'Wish List, winners charged',
    event: 'dex-holloway-one-story',
    steps:
      'Enter as one or two accounts, then move the clock by 50 hours: the draw is made, winners are charged, and the page of the draw lets anyone recompute it.',
  },
  {
    topic: 'Windows and time',
    title: 'Wish List, winners claim',
    event: 'low-tide-choir-mill',
    steps:
      'Results come after 73 hours. A winner then has 24 hours to claim and pay; after that, the next one has.',
  },
  {
    topic: 'Windows and time',
    title: 'Buy Now, a Wish List and My Price side by side',
    event: 'priya-raman-magnolia',
    steps:
      'The mezzanine is drawn for, the boxes are bid for, and the rest is sold at once: compare the three on the page of the event.',
  },
  {
    topic: 'Windows and time',
    title: 'My Price, standing places',
    event: 'nightshift-your-price',
    steps:
      'Make offers as two accounts and raise one of them, then move the clock by 96 hours: the highest offers get in, are charged their own price, and the cut-off is published.',
  },
  {
    topic: 'Windows and time',
    title: 'My Price, seats, ending soon',
    event: 'prairie-symphony-film',
    steps:
      'Make an offer, then move the clock by 20 hours: it gets in, and My requests leads to the map, where its seats are picked within 2 hours. Move the clock by 2 hours instead, and it gets the best seats that are left. With card 4000 0000 0000 0002 it has a day to pay with another one; after that, the next offer gets in.',
  },
  {
    topic: 'Windows and time',
    title: 'Postponed',
    event: 'chinooks-voltigeurs',
    steps: 'A new date is not known yet; what was bought stays valid or is refunded.',
  },
  {
    topic: 'Windows and time',
    title: 'Rescheduled',
    event: 'bywater-juniper-vale',
    steps: 'The old date is crossed out beside the new one.',
  },
  {
    topic: 'Windows and time',
    title: 'Other dates of a tour',
    event: 'ballet-boreal-timberline',
    steps: 'Below the policy, the page lists the other city of the tour.',
  },
  {
    topic: 'Windows and time',
    title: 'Cancelled',
    event: 'snow-day-magnolia',
    steps: 'The page says how many places were refunded.',
  },
  {
    topic: 'Windows and time',
    title: 'Over',
    event: 'coastal-static-last-week',
    steps: 'The page stays, and nothing is on sale.',
  },
  {
    topic: 'After the purchase',
    title: 'Refund by policy',
    event: 'bywater-brass-sunday',
    steps:
      'Buy two, open them under your passes and choose “Get a refund”: the amount is shown before, part by part.',
  },
  {
    topic: 'After the purchase',
    title: 'Cancel an event',
    event: 'ballet-boreal-montreal',
    steps: 'Buy, then cancel it here: all is refunded and mailed, and its page says how many were refunded.',
    change: 'cancelled',
  },
  {
    topic: 'After the purchase',
    title: 'Postpone an event',
    event: 'delphine-arcand-halifax',
    steps: 'Buy, then postpone it here: keep what you bought, or have the whole price back within two weeks.',
    change: 'postponed',
  },
  {
    topic: 'After the purchase',
    title: 'Move an event',
    event: 'tap-and-thunder',
    steps: 'Buy, then move it by four weeks here: the same choice, with the new date in a mail.',
    change: 'rescheduled',
  },
  {
    topic: 'Streams',
    title: 'Only a stream',
    event: 'glass-orchard-stream',
    steps: 'No venue and no seats.',
  },
  {
    topic: 'Streams',
    title: 'In the room or as a stream',
    event: 'glass-orchard-switchyard',
    steps:
      'Both are on sale on one page, beside a balcony to make offers for: also on the partner’s own site.',
  },
  {
    topic: 'Streams',
    title: 'Replay',
    event: 'low-tide-choir-replay',
    steps: 'The show is over; its page says until when it can be watched again.',
  },
  {
    topic: 'Other ways to an event',
    title: 'A page with the organizer’s own words',
    event: 'aurora-first-glow',
    page: 'customEvent',
    steps: 'An address and a text of its own, and the offers below.',
  },
  {
    topic: 'Other ways to an event',
    title: 'Landing page of an advertisement',
    event: 'aurora-first-glow',
    page: 'ad',
    steps: 'One event, one button. Without an event it shows the promoted one.',
  },
  {
    topic: 'Other ways to an event',
    title: 'An event that is not published',
    event: 'aurora-spring-thaw',
    page: 'eventPreview',
    steps: 'Log in as organiser@foyer.example to see its preview; everyone else gets “not found”.',
  },
];
