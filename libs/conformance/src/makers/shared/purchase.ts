import { randomUUID } from 'node:crypto';
import type { Cart, Order, PaymentMeans, PaymentType, RefundItem } from '@foyer/contract';
import type { Owner } from '../../world/owner.ts';
import { NotInWorld } from '../../world/world.ts';

/** Returns the owner's cart with one item, held at the first call. */
export const cartOf = (owner: Owner): Promise<Cart> =>
  owner.once('cart', () => {
    const { client, person, sale } = owner;
    const selection = { cartGuid: `line-${randomUUID()}`, offerGroupId: sale.offerGroupId, quantity: 1 };
    return client.call('checkoutCart', {
      token: person.token,
      body: { eventId: sale.eventId, selections: [selection] },
    });
  });

export const newCardToken = ({ world }: Owner): Promise<string> =>
  world.make('cardToken', { challenged: false });

async function storeCard({ client, world, person }: Owner, challenged: boolean): Promise<PaymentMeans> {
  const cardToken = await world.make('cardToken', { challenged });
  return client.call('addPaymentMeans', { token: person.token, body: { cardToken } });
}

/** Returns the owner's stored card. */
export const cardOf = (owner: Owner): Promise<PaymentMeans> =>
  owner.once('card', () => storeCard(owner, false));

/** Returns the owner's win whose card was refused. */
export const refusedWinOf = (owner: Owner) =>
  owner.once('refused win', () => owner.world.make('refusedWin', owner.person));

async function paymentOf(owner: Owner, { paymentMethodId }: PaymentMeans) {
  const { eventId, purchaseToken, quote } = await cartOf(owner);
  return { eventId, purchaseToken, paymentMethodId, acceptedTotal: quote.total };
}

/** Returns the owner's order: the paid cart. */
export const orderOf = (owner: Owner): Promise<Order> =>
  owner.once('order', async () => {
    const body = await paymentOf(owner, await cardOf(owner));
    return owner.client.call('payCart', { token: owner.person.token, body });
  });

/** Buys one more item with a card of its own, for what another case sold or gave away. */
export async function buyAgain(owner: Owner): Promise<Order> {
  const { client, person, sale } = owner;
  const { token } = person;
  const selection = { cartGuid: `line-${randomUUID()}`, offerGroupId: sale.offerGroupId, quantity: 1 };
  const cart = { eventId: sale.eventId, selections: [selection] };
  const { eventId, purchaseToken, quote } = await client.call('checkoutCart', { token, body: cart });
  const { paymentMethodId } = await storeCard(owner, false);
  const body = { eventId, purchaseToken, paymentMethodId, acceptedTotal: quote.total };
  return client.call('payCart', { token, body });
}

/** Returns the refundable part of the order for its owner. */
export const refundOf = (owner: Owner): Promise<RefundItem[]> =>
  owner.once('refund', async () => {
    await orderOf(owner);
    const { client, person, sale } = owner;
    const query = { eventId: sale.eventId };
    const { items } = await client.call('getRefundCheckout', { token: person.token, query });
    if (!items.some(({ allowed }) => allowed.allowed)) throw new NotInWorld('sale with refunds');
    return items;
  });

/** Returns the bank's approval of a payment that the owner had to verify, and the card. */
export const verificationOf = (
  owner: Owner,
): Promise<{ paymentMethodId: string; verificationToken: string }> =>
  owner.once('verification', async () => {
    const { client, world, person } = owner;
    const card = await storeCard(owner, true);
    const body = await paymentOf(owner, card);
    const { text } = await client.send('payCart', { query: {}, body }, { token: person.token });
    const { details } = JSON.parse(text) as { details?: { verificationUrl?: string } };
    if (!details?.verificationUrl) throw new Error(`payCart asks for no verification: ${text}`);
    const { paymentMethodId } = card;
    const { verificationUrl } = details;
    return {
      paymentMethodId,
      verificationToken: await world.make('verificationToken', { verificationUrl }),
    };
  });

/** Returns a method of the sale that is paid on a provider's page. */
export const externalTypeOf = (owner: Owner): Promise<PaymentType> =>
  owner.once('externalType', async () => {
    const { client, person, sale } = owner;
    const query = { eventId: sale.eventId };
    const { paymentMethods } = await client.call('listPaymentMethods', { token: person.token, query });
    const external = paymentMethods.find(({ hostedFieldsUrl }) => hostedFieldsUrl === undefined);
    if (!external) throw new NotInWorld('sale that is paid on a provider’s page');
    return external.paymentType;
  });

/** Returns the key of a payment that the owner made on a provider's page. */
export const externalPaymentOf = (owner: Owner): Promise<string> =>
  owner.once('externalPayment', async () => {
    const { client, person, world } = owner;
    const paymentType = await externalTypeOf(owner);
    const { eventId, purchaseToken, quote } = await cartOf(owner);
    const { redirectUrl, signedExternalPaymentKey } = await client.call('initiateExternalPayment', {
      token: person.token,
      body: { eventId, purchaseToken, paymentType, acceptedTotal: quote.total },
    });
    await world.make('providerPayment', { redirectUrl });
    return signedExternalPaymentKey;
  });
