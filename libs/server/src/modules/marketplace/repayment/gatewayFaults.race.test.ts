import { seconds } from '../../../platform/time/units.ts';
import { reconcilePayments } from '../../../sale/purchase/reconcilePayments.ts';
import { makeBuyers, storeCard, type Buyer } from '../../../testing/sale/people/buyers.ts';
import type { GatewayFault } from '../../../testing/sale/faults/faultyGateway.ts';
import {
  chargesOf,
  declines,
  expectSettled,
  unknownOutcomes,
  verifiedCard,
  verifyWithBank,
} from '../../../testing/sale/faults/gatewayFaultCases.ts';
import { winWithRefusedCard } from '../../../testing/sale/refusedWin.ts';
import { useFaultyServers } from '../../../testing/sale/races/useFaultyServers.ts';

const { server, gateway } = useFaultyServers();
let ada: Buyer;
let win: Awaited<ReturnType<typeof winWithRefusedCard>>;
let serial = 0;

beforeEach(async () => {
  [ada] = (await makeBuyers(server().database, 1)) as [Buyer];
  win = await winWithRefusedCard(server(), ada);
});

/** Prepares a payment for the win, whose calls all have the same key. */
const payWith = async (card?: string) => {
  const { paymentMethodId } = await storeCard(server(), ada, card);
  const body = { offerId: win.offerId, paymentMethodId, acceptedTotal: win.total };
  const idempotencyKey = `repay-with-faults-${(serial += 1)}`;
  return (n = 0) => server(n).call('repayOffer', { token: ada.token, idempotencyKey, body });
};
const reconcile = () => reconcilePayments(server(1).platform);
const settled = () => expectSettled(server().database, win.eventId);
/** Charges besides the refused one of the win. */
const charges = () => chargesOf(server().database, win.eventId);

it.each(unknownOutcomes)(
  'a refused win is paid again by one charge, though the gateway fails: %s [CR-05, C7.58]',
  async (fault, expected) => {
    const repay = await payWith();
    const other = await payWith();
    gateway.fault = fault;
    expect((await repay()).error?.code).toBe('paymentPending');
    expect((await other(1)).error?.code).toBe('paymentPending');
    await server().clock.advance(seconds(21));
    await reconcile();
    gateway.fault = 'none';
    await reconcile();
    const paid = await repay(1);
    expect(paid.body.tokens).toHaveLength(1);
    expect((await repay()).text).toBe(paid.text);
    expect((await other()).body.orderId).toBe(paid.body.orderId);
    expect([await charges(), await settled()]).toEqual([{ declined: 1, ...expected }, 1]);
  },
);

it.each(declines)(
  'a refused win counts another refusal once, and another card pays: %s, with the fault %s [CR-05, C4.06k]',
  async (reason, fault, card) => {
    for (const attemptsLeft of [2, 1]) {
      const repay = await payWith(card);
      gateway.fault = fault;
      if (fault !== 'none') expect((await repay()).error?.code).toBe('paymentPending');
      gateway.fault = 'none';
      const { error } = await repay();
      expect(error).toMatchObject({ code: 'paymentFailed', details: { attemptsLeft, reason } });
      expect((await repay()).error).toEqual(error);
    }
    expect(await settled()).toBe(0);
    expect((await (await payWith())()).status).toBe(200);
    expect([await charges(), await settled()]).toEqual([{ declined: 3, captured: 1 }, 1]);
  },
);

it.each<GatewayFault>(['none', 'resetAfter'])(
  'a refused win is charged once its buyer has answered the bank, with the fault %s [CR-05, C8.21s]',
  async (fault) => {
    const repay = await payWith(verifiedCard);
    gateway.fault = fault;
    if (fault !== 'none') expect((await repay()).error?.code).toBe('paymentPending');
    gateway.fault = 'none';
    const { error } = await repay();
    expect(error?.code).toBe('paymentVerificationRequired');
    expect(await settled()).toBe(0);
    await verifyWithBank(server(), ada.token, error!.details!);
    const { paymentMethodId } = error!.details as { paymentMethodId: string };
    const body = { offerId: win.offerId, paymentMethodId, acceptedTotal: win.total };
    expect((await server().call('repayOffer', { token: ada.token, body })).status).toBe(200);
    const all = { declined: 1, verificationRequired: 1, captured: 1 };
    expect([await charges(), await settled()]).toEqual([all, 1]);
  },
);
