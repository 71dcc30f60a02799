import type { ModuleTables } from '../platform/personal-data/moduleTables.ts';

const ofTheBooks = { leftOut: 'amounts of the orders, under ids' };
const ofTheMoment = { leftOut: 'the orders have what was bought; the rest was held for minutes' };
const ofTheOrder = { leftOut: 'the order has its card, amount and state' };

/** Tables of every sale. */
export const saleTables: ModuleTables = {
  allotment: 'noPersons',
  cart: ofTheMoment,
  charge: { leftOut: 'amounts of the orders, by recipient' },
  charity: 'noPersons',
  commitment: ofTheMoment,
  commitmentLine: ofTheMoment,
  event: 'noPersons',
  eventAnalyticsTracker: 'noPersons',
  eventBuyer: { leftOut: 'counts of the orders, for the limit per buyer' },
  eventFee: 'noPersons',
  eventPerformer: 'noPersons',
  eventSeat: { leftOut: 'the tokens have their seats; a hold is temporary' },
  eventSponsor: 'noPersons',
  eventStock: 'noPersons',
  eventTax: 'noPersons',
  hold: ofTheMoment,
  gatewayEvent: 'noPersons',
  inventoryItem: 'noPersons',
  itemAllotment: 'noPersons',
  ledgerAccount: ofTheBooks,
  ledgerBalance: ofTheBooks,
  ledgerPosting: 'noPersons',
  ledgerTransaction: 'noPersons',
  marketplace: 'noPersons',
  offerGroup: 'noPersons',
  orderLine: { exportedAs: 'orders' },
  payment: ofTheOrder,
  paymentAttempt: ofTheOrder,
  paymentMeans: { exportedAs: 'paymentMeans' },
  paymentRefusal: { leftOut: 'counters of refused cards against guessing, kept for a day' },
  performer: 'noPersons',
  purchaseOrder: { exportedAs: 'orders' },
  quantityHold: ofTheMoment,
  salesGroup: 'noPersons',
  seatChart: 'noPersons',
  seatChartSection: 'noPersons',
  token: { exportedAs: 'tokens' },
  tokenAttendee: { exportedAs: 'tokens' },
  tokenTransition: { leftOut: 'the history of a token names its other holders; held tokens are exported' },
  venue: 'noPersons',
};
