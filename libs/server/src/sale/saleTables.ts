import type { ModuleTables } from '../platform/personal-data/moduleTables.ts';

const ofTheBooks = { leftOut: 'amounts of the orders, under ids' };
const ofTheMoment = { leftOut: 'an unpaid cart, deleted when its hold ends' };
const ofTheOrder = { leftOut: 'the order has its card, amount and state' };

/** Tables of every sale. */
export const saleTables: ModuleTables = {
  cart: ofTheMoment,
  cart_line: ofTheMoment,
  event: 'noPersons',
  event_buyer: { leftOut: 'counts of the orders, for the limit per buyer' },
  event_fee: 'noPersons',
  event_performer: 'noPersons',
  event_seat: { leftOut: 'the tokens have their seats; a hold is temporary' },
  event_stock: 'noPersons',
  event_tax: 'noPersons',
  inventory_item: 'noPersons',
  ledger_account: ofTheBooks,
  ledger_balance: ofTheBooks,
  ledger_posting: 'noPersons',
  ledger_transaction: 'noPersons',
  marketplace: 'noPersons',
  offer_group: 'noPersons',
  order_line: { exportedAs: 'orders' },
  payment: ofTheOrder,
  payment_attempt: ofTheOrder,
  payment_means: { exportedAs: 'paymentMeans' },
  payment_refusal: { leftOut: 'counters of refused cards against guessing, kept for a day' },
  performer: 'noPersons',
  purchase_order: { exportedAs: 'orders' },
  quantity_hold: ofTheMoment,
  sales_group: 'noPersons',
  seat_chart: 'noPersons',
  seat_chart_section: 'noPersons',
  token: { exportedAs: 'tokens' },
  token_transition: { leftOut: 'the history of a token names its other holders; held tokens are exported' },
  venue: 'noPersons',
};
