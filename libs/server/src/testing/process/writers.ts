import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cart, Order } from '@foyer/contract';
import { type Buyer, line } from '../sale/people/buyers.ts';
import type { SaleFixture } from '../sale/fixtures/saleFixture.ts';
import { buildSignUp } from '../people/signUp.ts';
import { ask, type Ask, type Told } from './ask.ts';

/** Acknowledged write, which must never be lost. */
export type Acknowledged =
  | { kind: 'account'; emailAddress: string }
  | { kind: 'cart'; purchaseToken: string }
  | { kind: 'order'; orderId: string; call: Ask; text: string };

/** Buyers that write continuously and, without an answer, repeat a call with the same key. */
export interface Writers {
  acknowledged: Acknowledged[];
  /** Payments with an unknown outcome, which `settle` asks for again. */
  unsettled: Ask[];
  /** Number of answers by status. */
  statuses: Map<number, number>;
  /** Tries of the call that was made most often. */
  mostTries: () => number;
  /** Lets all running purchases finish; requires a running server. */
  stop: () => Promise<void>;
}

export interface WritersOptions {
  /** Ports of servers on one database: calls go to them in turn, and a repeated call to the next. */
  ports: readonly number[];
  sale: SaleFixture;
  /** Buyers, each with their own card; a buyer with an open payment stops buying. */
  buyers: Buyer[];
  count: number;
  /** Returns a number from 0 up to 1; seeded, so that runs are repeatable. */
  random: () => number;
}

const pauseMs = 30;
const paths = {
  checkout: '/api/purchase/v2/cart/checkout',
  pay: '/api/purchase/cart',
  addCard: '/api/payment/paymentMeans',
  signUp: '/api/auth/createAccount',
};
const card = {
  number: '4242 4242 4242 4242',
  expiry: '12/40',
  cvc: '123',
  nameOnCard: 'Ada Byron',
  postalCode: 'M5V 2T6',
};
const codeOf = ({ text }: Told): string => (JSON.parse(text) as { code?: string }).code ?? '';
/**
 * Codes of a call that another one, or an earlier attempt of it, is still processing; its outcome is asked for later.
 */
const openCodes = ['idempotencyInProgress', 'paymentPending'];

export function startWriters({ ports, sale, buyers, count, random }: WritersOptions): Writers {
  const acknowledged: Acknowledged[] = [];
  const unsettled: Ask[] = [];
  const statuses = new Map<number, number>();
  const cards = new Map<string, string>();
  const free = [...buyers];
  let isStopped = false;
  let calls = 0;
  let mostTries = 0;

  /** Repeats a call until the answer is not a temporary refusal. */
  const insist = async (call: Ask): Promise<Told> => {
    const first = (calls += 1);
    for (let tries = 1; ; tries += 1) {
      mostTries = Math.max(mostTries, tries);
      const told = await ask(ports[(first + tries) % ports.length]!, call).catch(() => undefined);
      if (told) statuses.set(told.status, (statuses.get(told.status) ?? 0) + 1);
      if (told && told.status < 500) return told;
      await sleep(pauseMs);
    }
  };

  const cardOf = async ({ userId, token }: Buyer): Promise<string> => {
    const known = cards.get(userId);
    if (known) return known;
    const typed = await insist({ method: 'POST', path: '/tokens', host: 'pay.localhost', body: card });
    const { cardToken } = JSON.parse(typed.text) as { cardToken: string };
    const idempotencyKey = randomUUID();
    const stored = await insist({
      method: 'POST',
      path: paths.addCard,
      token,
      idempotencyKey,
      body: { cardToken },
    });
    const { paymentMethodId } = JSON.parse(stored.text) as { paymentMethodId: string };
    cards.set(userId, paymentMethodId);
    return paymentMethodId;
  };

  const hold = async ({ token }: Buyer): Promise<Cart | undefined> => {
    const body = { eventId: sale.eventId, selections: [line('a', sale.standing, 1)] };
    const told = await insist({
      method: 'PUT',
      path: paths.checkout,
      token,
      idempotencyKey: randomUUID(),
      body,
    });
    if (told.status !== 200) return undefined;
    const cart = JSON.parse(told.text) as Cart;
    acknowledged.push({ kind: 'cart', purchaseToken: cart.purchaseToken });
    return cart;
  };

  /** @returns whether the buyer can continue */
  const buy = async (buyer: Buyer): Promise<boolean> => {
    const paymentMethodId = await cardOf(buyer);
    const cart = await hold(buyer);
    if (!cart) return true;
    const { eventId, purchaseToken, quote } = cart;
    const body = { eventId, purchaseToken, paymentMethodId, acceptedTotal: quote.total };
    const { token } = buyer;
    const call: Ask = { method: 'POST', path: paths.pay, token, idempotencyKey: randomUUID(), body };
    const told = await insist(call);
    if (told.status !== 200) {
      if (openCodes.includes(codeOf(told))) unsettled.push(call);
      return false;
    }
    const { orderId } = JSON.parse(told.text) as Order;
    acknowledged.push({ kind: 'order', orderId, call, text: told.text });
    return true;
  };

  const signUp = async (): Promise<void> => {
    const emailAddress = `${randomUUID()}@example.com`;
    const told = await insist({ method: 'POST', path: paths.signUp, body: buildSignUp({ emailAddress }) });
    if (told.status === 200) acknowledged.push({ kind: 'account', emailAddress });
  };

  const write = async (): Promise<void> => {
    while (!isStopped) {
      const choice = random();
      const buyer = choice < 0.15 ? undefined : free.shift();
      if (!buyer) await signUp();
      else if (choice < 0.5) await hold(buyer).then(() => free.push(buyer));
      else if (await buy(buyer)) free.push(buyer);
    }
  };

  const all = Promise.all(Array.from({ length: count }, write));
  return {
    acknowledged,
    unsettled,
    statuses,
    mostTries: () => mostTries,
    stop: async () => {
      isStopped = true;
      await all;
    },
  };
}
