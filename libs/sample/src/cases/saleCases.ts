import type { SampleCase } from '@foyer/catalogue';

/** Situations up to the purchase at a fixed price. */
export const saleCases: readonly SampleCase[] = [
  {
    topic: 'Choosing seats',
    title: 'Arena with standing places',
    event: 'marisol-quintana-luna-llena',
    steps: 'Pick seats on the map or below an offer’s name, or let the best ones be found.',
  },
  {
    topic: 'Choosing seats',
    title: 'Theatre with boxes and balconies',
    event: 'the-brass-lantern',
    steps: 'Reserved seats alone, in US dollars, with a program, a lounge and a gift to add.',
  },
  {
    topic: 'Choosing seats',
    title: 'The view from a seat',
    event: 'winter-crossing-linden',
    steps: 'Point at a section or seat on the map, or pick a seat and look below the map.',
  },
  {
    topic: 'Choosing seats',
    title: 'A front row at its own price',
    event: 'winter-crossing-linden-matinee',
    steps: 'The first row of the center is an offer of its own on the map.',
  },
  {
    topic: 'Choosing seats',
    title: 'Wheelchair spaces and companion seats',
    event: 'gales-summit',
    steps:
      'Press the wheelchair in the legend of the map: its spaces stay lit. A companion seat is sold with the space beside it.',
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
    title: 'Entrances that read phones',
    event: 'drovers-meteors',
    steps:
      'The rules on its page, at checkout and on the back of a pass also say to hold the phone to the reader (NFC, Bluetooth).',
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
    steps:
      'A table of eight is one line in the cart, with a code of entry for each place. One for each buyer, as the event has a limit of eight.',
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
    title: 'Clothes in sizes, shipped or picked up',
    event: 'kestrel-solstice-arena',
    steps:
      'Add a T-shirt, which is shipped: checkout asks for the address. The hoodie is picked up. At most four places for each buyer.',
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
    title: 'Presale by access code',
    event: 'halcyon-drive-windows-down',
    steps: 'The sale opens in 20 hours; WINDOWSDOWN on its page opens it now, and any other code is refused.',
  },
  {
    topic: 'Prices and codes',
    title: 'Alipay, WeChat Pay and Klarna',
    event: 'handel-alcina',
    steps: 'Each pays on a page that plays the provider, with a button for every outcome.',
  },
  {
    topic: 'Prices and codes',
    title: 'A refused card, and one that asks back',
    event: 'understudies',
    steps:
      'Pay with 4000 0000 0000 0002: it is refused, and checkout says how many attempts are left. 4000 0027 6000 3184 asks for verification first.',
  },
  {
    topic: 'Prices and codes',
    title: 'Free with a code',
    event: 'a-tide-of-letters',
    steps:
      'Guests have the code LETTERS: with it, the checkout asks for no card, and the receipt says “Free”. The event has no fees.',
  },
  {
    topic: 'Prices and codes',
    title: 'A price that changes before you pay',
    event: 'la-nuit-du-fleuve',
    steps:
      'Take two seats to the checkout, raise the prices here, then pay: it says what the price was and is, and charges nothing before you continue.',
    change: 'dearer',
  },
  {
    topic: 'Prices and codes',
    title: 'Tax invoice',
    event: 'last-grain-car',
    steps:
      'Choose “I need a tax invoice” at checkout, with a name and a tax number: both are in the PDF of the receipt.',
  },
  {
    topic: 'Prices and codes',
    title: 'Two carts, in two currencies',
    event: 'ines-valdivia-schubert',
    steps:
      'Hold seats here, in US dollars, and seats of “Les Frères Gagnon” in Montréal: the cart has both, each with its own time left, and each is paid in a checkout of its own.',
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
    steps:
      'Nothing is left, and a buyer could have had two. Join the wait list: its place in the line is shown. Another date of the tour has places.',
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
];
