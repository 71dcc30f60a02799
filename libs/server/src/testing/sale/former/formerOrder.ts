import { randomUUID } from 'node:crypto';
import type { PriceBreakdown } from '@foyer/contract';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import type { SoldLine } from '../../../sale/commitment/cartLineForm.ts';
import { priceCart } from '../../../sale/pricing/priceCart.ts';
import {
  currency,
  formerRules,
  placedAt,
  quantityOf,
  soldLines,
  write,
  writeFormerEvent,
  type FormerIds,
  type FormerOrder,
} from './formerEvent.ts';

async function writePayment(
  db: Queryable,
  ids: FormerIds,
  lines: readonly SoldLine[],
  quote: PriceBreakdown,
) {
  const { eventId, userId, cartId, paymentId, paymentMethodId } = ids;
  const attemptId = randomUUID();
  await write(db, 'user_account', {
    user_id: userId,
    email_address: 'ada@example.com',
    first_name: 'Ada',
    user_locale: 'en-US',
    state: 'EMAIL_VERIFIED',
    terms_agreed_at: placedAt,
    created_at: placedAt,
    updated_at: placedAt,
  });
  await write(db, 'event_buyer', { event_id: eventId, user_id: userId, bought: 5, allowed: 8 });
  await write(db, 'cart', {
    event_id: eventId,
    cart_id: cartId,
    user_id: userId,
    purchase_token_hash: `\\x${'01'.repeat(32)}`,
    purchase_token_sealed: '\\x00',
    state: 'paid',
    first_held_at: placedAt,
    held_until: placedAt,
  });
  const cartLines = lines.map((line, position) => ({
    event_id: eventId,
    cart_id: cartId,
    cart_guid: line.cartGuid,
    position,
    offer_group_id: line.offerGroupId,
    inventory_item_id: line.inventoryItemId,
    category: line.category,
    seating: line.seating,
    quantity: line.quantity,
    ages: line.ages,
    fulfilment: line.fulfilment,
  }));
  await write(db, 'cart_line', ...cartLines);
  await write(db, 'payment_means', {
    payment_method_id: paymentMethodId,
    user_id: userId,
    gateway: 'sandbox',
    gateway_token: '\\x00',
    brand: 'visa',
    last_four: '4242',
    expiry_month: 12,
    expiry_year: 2040,
    name_on_card: 'Ada Byron',
    created_at: placedAt,
  });
  const paid = {
    event_id: eventId,
    payment_id: paymentId,
    payment_method_id: paymentMethodId,
    state: 'captured',
  };
  const amount = quote.total.amount;
  await write(db, 'payment', {
    ...paid,
    cart_id: cartId,
    user_id: userId,
    amount,
    currency,
    gateway: 'sandbox',
    transaction_id: 'sandbox_1',
    sale: { lines, quote },
    locale: 'en-US',
    created_at: placedAt,
    updated_at: placedAt,
  });
  await write(db, 'payment_attempt', { ...paid, attempt_id: attemptId, amount, started_at: placedAt });
}

async function writeTokens(
  db: Queryable,
  ids: FormerIds,
  lines: readonly SoldLine[],
  paid: readonly number[][],
) {
  const { eventId, orderId, userId } = ids;
  const access = lines.filter(({ category }) => category === 'EVENT_ACCESS');
  const tokens = access.flatMap((line, at) =>
    paid[at]!.map((amount) => ({
      event_id: eventId,
      token_id: randomUUID(),
      order_id: orderId,
      cart_guid: line.cartGuid,
      offer_group_id: line.offerGroupId,
      inventory_item_id: line.inventoryItemId,
      holder_id: userId,
      seating: 'none',
      attendance: 'STREAMING',
      paid_amount: amount,
      paid_currency: currency,
      policy: {},
      entry_secret: '\\x00',
      created_at: placedAt,
    })),
  );
  const history = tokens.map(({ token_id }) => ({
    event_id: eventId,
    token_id,
    sequence: 1,
    to_state: 'active',
    to_holder: userId,
    reason: 'bought',
    at: placedAt,
  }));
  await write(db, 'token', ...tokens);
  await write(db, 'token_transition', ...history);
}

/** Books as the release before did: donations to the organiser, subjects as free text. */
async function writeLedger(db: Queryable, ids: FormerIds, quote: PriceBreakdown): Promise<void> {
  const { eventId, orderId, paymentId, userId, clientId } = ids;
  const [service, delivery] = quote.fees.map(({ amount }) => amount.amount);
  const tax = quote.taxes[0]!.amount.amount;
  const total = quote.total.amount;
  const owed: [kind: string, ownerId: string, amount: number][] = [
    ['buyer', userId, total],
    ['organiser', clientId, -quote.face.amount - delivery!],
    ['platform', '', -service!],
    ['tax', 'sales', -tax],
  ];
  const accounts = [...owed, ['paymentProvider', 'sandbox', total] as const].map(([kind, ownerId]) => ({
    ledger_account_id: randomUUID(),
    kind,
    owner_id: ownerId,
    currency,
  }));
  const [order, payment] = [randomUUID(), randomUUID()];
  const posting = (transaction: string, account: number, amount: number) => ({
    ledger_transaction_id: transaction,
    posting_number: account,
    ledger_account_id: accounts[account]!.ledger_account_id,
    amount,
    currency,
  });
  const booked = (id: string, kind: string, reference: string) => ({
    ledger_transaction_id: id,
    kind,
    reference,
    event_id: eventId,
    dedupe_key: `${kind}:${reference}`,
  });
  await write(db, 'ledger_account', ...accounts);
  await write(
    db,
    'ledger_transaction',
    booked(order, 'order', orderId),
    booked(payment, 'payment', paymentId),
  );
  const postings = owed.map(([, , amount], at) => posting(order, at, amount));
  await write(db, 'ledger_posting', ...postings, posting(payment, 0, -total), posting(payment, 4, total));
}

/** Writes an order as the previous release left it, into a database with the tables of that release. */
export async function writeFormerOrder(db: Queryable): Promise<FormerOrder> {
  const id = () => randomUUID();
  const main = { eventId: id(), orderId: id(), userId: id(), clientId: id(), paymentMethodId: id() };
  const payment = { cartId: id(), paymentId: id() };
  const ids = { ...main, ...payment, items: soldLines.map(id), offers: soldLines.map(id) };
  const { lines: prices, quote } = priceCart(soldLines, formerRules);
  const lines = soldLines.map(({ name, category, units, fulfilment }, at): SoldLine => ({
    cartGuid: `line-${at}-0000`,
    offerGroupId: ids.offers[at]!,
    inventoryItemId: ids.items[at]!,
    category,
    name,
    seating: 'none',
    quantity: quantityOf(units),
    seats: [],
    ages: units.map(({ ageGroup, quantity }) => ({ ageGroup, quantity })),
    ...(fulfilment ? { fulfilment } : {}),
    unitPrices: prices[at]!.unitPrices,
    price: prices[at]!.price,
  }));
  const paid = prices.map(({ unitPrices, unitBreakdowns }) =>
    unitPrices.flatMap(({ quantity }, at) =>
      Array.from({ length: quantity }, () => unitBreakdowns[at]!.total.amount),
    ),
  );
  await writeFormerEvent(db, ids);
  await writePayment(db, ids, lines, quote);
  const key = { event_id: ids.eventId, order_id: ids.orderId };
  await write(db, 'purchase_order', {
    ...key,
    order_number: 'AAA-BBB-CCC',
    user_id: ids.userId,
    cart_id: ids.cartId,
    payment_id: ids.paymentId,
    currency,
    total: quote.total.amount,
    quote,
    locale: 'en-US',
    created_at: placedAt,
  });
  const orderLines = lines.map((line, position) => ({
    ...key,
    cart_guid: line.cartGuid,
    position,
    offer_group_id: line.offerGroupId,
    inventory_item_id: line.inventoryItemId,
    category: line.category,
    quantity: line.quantity,
    total: line.price.total.amount,
    line,
    fulfilment: line.fulfilment,
  }));
  await write(db, 'order_line', ...orderLines);
  await writeTokens(db, ids, lines, paid);
  await writeLedger(db, ids, quote);
  return { ...main, total: quote.total.amount };
}
