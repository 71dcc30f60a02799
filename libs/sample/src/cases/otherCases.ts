import type { SampleCase } from '@foyer/catalogue';

/** Situations after the purchase, streams, and other ways to an event. */
export const otherCases: readonly SampleCase[] = [
  {
    topic: 'After the purchase',
    title: 'PDF, calendar and passes for phones',
    event: 'lighthouse-in-the-round',
    steps:
      'Buy; the receipt has a PDF with a page for each pass, a calendar file, and passes for Apple Wallet and Google Wallet. None of them has the entry code; they lead to it.',
  },
  {
    topic: 'After the purchase',
    title: 'A cart that was left',
    event: 'icebreakers-voltigeurs',
    steps:
      'Switch on “Cart reminders” in your preferences, hold seats and let the time run out. An hour later (move the clock) the mailbox has one reminder.',
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
    topic: 'After the purchase',
    title: 'Ship a poster, and deliver it',
    event: 'neon-prairie-long-light-tour',
    steps:
      'Buy with a numbered poster, ship it here, then deliver it: receipt, orders and a mail say where the parcel is. “foyer shipment” does it for operators.',
    ships: true,
  },
  {
    topic: 'Upgrades',
    title: 'Better seats for the difference',
    event: 'chinooks-icebreakers',
    page: 'token',
    steps:
      'Log in as giver@foyer.example, whose pass is in the upper level, and press “Upgrade” below it. Pick seats on the map, which are priced at the difference, and pay: the new codes admit, and the old one never will. Before that, a refused card or a hold that runs out changes nothing.',
  },
  {
    topic: 'Resale',
    title: 'What fans sell, beside the official offers',
    event: 'marisol-quintana-luna-llena',
    steps:
      'Switch on “Include resale”: fans ask less and more than the official price. Choose some, and pay for them together with official seats. They are not refunded on request.',
  },
  {
    topic: 'Resale',
    title: 'Sell, and buy it with another account',
    event: 'marisol-quintana-luna-llena',
    steps:
      'Buy two as fan@foyer.example, list them under your passes: their codes are dead. Buy them in another browser as another fan: the new codes admit, and the old ones never will. Change the price meanwhile, or take them off sale, and see what the buyer is told.',
  },
  {
    topic: 'Resale',
    title: 'Offer to buy from fans, and sell to an offer',
    event: 'marisol-quintana-luna-llena',
    steps:
      'Press “Make an offer to fans” below the details: name a category and a price, change it, and cancel it. To sell to the best offer, buy two of “Lower level”, press “Sell” below your passes, and then “Sell now”: the card of the other fan is charged, and the passes change hands at once.',
  },
  {
    topic: 'Streams',
    title: 'Only a stream',
    event: 'glass-orchard-stream',
    steps: 'No venue, no doors and no seats: it is online, with the viewer’s own time beside it.',
  },
  {
    topic: 'Streams',
    title: 'A stream that is live now',
    event: 'glass-orchard-round-the-clock',
    steps: 'It is live at any time: buy it and watch. It can be watched on one device at a time.',
  },
  {
    topic: 'Streams',
    title: 'On stage',
    event: 'glass-orchard-round-the-clock',
    steps:
      'While you watch, say that you’d come. Log in as organiser@foyer.example in another browser, open the stage from the viewers of the stream, and invite: camera and microphone are checked before anyone sees you.',
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
    steps: 'The show is over; it is on sale, and can be watched again, until the time on its page.',
  },
  {
    topic: 'Streams',
    title: 'A conference with sponsors, also as a stream',
    event: 'small-screens',
    steps: 'The page names who presents it, and sells the stream beside the seats.',
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
    title: 'A link that fills the cart',
    event: 'moth-and-moon',
    page: 'directCheckout',
    steps: 'Direct checkout: the link names an offer and how many. One press holds them.',
  },
  {
    topic: 'Other ways to an event',
    title: 'Request for a large order',
    event: 'neon-prairie-long-light-tour',
    page: 'transactionSupport',
    steps:
      'For more than one order can have: the request goes to support, who answer by mail (see the mailbox).',
  },
  {
    topic: 'Other ways to an event',
    title: 'Performer',
    event: 'kestrel-solstice-arena',
    page: 'performer',
    steps: 'Follow: a mail comes when something of theirs goes on sale.',
  },
  {
    topic: 'Other ways to an event',
    title: 'Venue',
    event: 'the-brass-lantern',
    page: 'location',
    steps: 'What is on there, a map, and how to get there. It can be followed too.',
  },
  {
    topic: 'Other ways to an event',
    title: 'Organizer',
    event: 'aurora-first-glow',
    page: 'client',
    steps: 'Its events, and a button to follow it.',
  },
  {
    topic: 'Other ways to an event',
    title: 'What you follow',
    page: 'following',
    steps: 'Log in first. Performers, venues and organizers that you follow are listed here.',
  },
  {
    topic: 'Other ways to an event',
    title: 'Calendar of events',
    page: 'calendar',
    steps: 'Events by day, with the same filters as the list.',
  },
  {
    topic: 'Other ways to an event',
    title: 'For organizers',
    page: 'organisers',
    steps: 'What the product does for them, and a form to ask for a demo.',
  },
  {
    topic: 'Other ways to an event',
    title: 'An event that is not published',
    event: 'aurora-spring-thaw',
    page: 'eventPreview',
    steps: 'Log in as organiser@foyer.example to see its preview; other accounts have no access to it.',
  },
];
