import { randomUUID } from 'node:crypto';
import { card, person } from '../people/canaries.ts';
import type { FanAccount } from '../people/fanAccount.ts';
import type { FoyerSite, SiteRequest } from '../site/foyerSite.ts';
import type { SampleEvent } from './pickEvent.ts';

/** What there is to buy of an event. */
type Selling = Pick<SampleEvent, 'eventId' | 'shortName' | 'offers'>;

interface HeldCart {
  purchaseToken: string;
  quote: { total: { amount: number; currency: string } };
}
export interface OwnedOrder {
  orderId: string;
  eventId: string;
  tokenIds: string[];
}

async function call<Answer>(site: FoyerSite, path: string, options: SiteRequest): Promise<Answer> {
  const headers = { 'idempotency-key': randomUUID(), ...options.headers };
  const answer = await site.call(path, { ...options, headers });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  return JSON.parse(answer.text) as Answer;
}
const as = ({ token }: FanAccount): Record<string, string> => ({ authorization: `Bearer ${token}` });

/** Holds the best seats of an event by the API, or general admission where there are none. */
export function holdSeats(site: FoyerSite, fan: FanAccount, event: Selling): Promise<HeldCart> {
  const offers = event.offers.filter((offer) => offer.category === 'EVENT_ACCESS' && offer.available > 1);
  const offer = offers.find((each) => each.seating === 'seated') ?? offers[0];
  if (!offer) throw new Error(`${event.shortName} has nothing to hold.`);
  const selection = { cartGuid: randomUUID(), offerGroupId: offer.offerGroupId, quantity: 2 };
  return call(site, '/api/purchase/v2/cart/checkout', {
    method: 'PUT',
    headers: as(fan),
    body: { eventId: event.eventId, selections: [selection] },
  });
}

/**
 * Buys by the API, for journeys about owned {product}.
 * @param more further fields of the payment
 */
export async function buySeats(
  site: FoyerSite,
  fan: FanAccount,
  event: Selling,
  more: object = {},
): Promise<OwnedOrder> {
  const cart = await holdSeats(site, fan, event);
  const { cardToken } = await call<{ cardToken: string }>(site, '/tokens', {
    method: 'POST',
    site: 'pay',
    body: { ...card, postalCode: person.postalCode },
  });
  const { paymentMethodId } = await call<{ paymentMethodId: string }>(site, '/api/payment/paymentMeans', {
    method: 'POST',
    headers: as(fan),
    body: { cardToken },
  });
  const order = await call<{ orderId: string; tokens: { tokenId: string }[] }>(site, '/api/purchase/cart', {
    method: 'POST',
    headers: as(fan),
    body: {
      eventId: event.eventId,
      purchaseToken: cart.purchaseToken,
      paymentMethodId,
      acceptedTotal: cart.quote.total,
      ...more,
    },
  });
  return {
    orderId: order.orderId,
    eventId: event.eventId,
    tokenIds: order.tokens.map((token) => token.tokenId),
  };
}

/** Lists what a fan has bought, together, by the API. @returns the id of the listing */
export async function listForResale(
  site: FoyerSite,
  fan: FanAccount,
  { eventId, tokenIds }: OwnedOrder,
  price: { amount: number; currency: string },
): Promise<string> {
  const headers = as(fan);
  const terms = { eventId, tokenIds, price, hoursBefore: 2 };
  const { payoutMethodId } = await call<{ payoutMethodId: string }>(site, '/api/payout/paypal', {
    method: 'POST',
    headers,
    body: { emailAddress: 'seller@paypal.example' },
  });
  const { seller } = await call<{ seller: { proceeds: object } }>(site, '/api/sellerCheckout', {
    method: 'PUT',
    headers,
    body: terms,
  });
  const { listingId } = await call<{ listingId: string }>(site, '/api/secondaryListing', {
    method: 'POST',
    headers,
    body: { ...terms, payoutMethodId, acceptedProceeds: seller.proceeds },
  });
  return listingId;
}
