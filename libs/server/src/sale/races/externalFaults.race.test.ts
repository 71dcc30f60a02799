import type { ExternalPayment } from '@foyer/contract';
import { seconds } from '../../platform/time/units.ts';
import { checkout, line, makeBuyers, type Buyer } from '../../testing/sale/people/buyers.ts';
import type { GatewayFault } from '../../testing/sale/faults/faultyGateway.ts';
import { chargesOf, expectSettled } from '../../testing/sale/faults/gatewayFaultCases.ts';
import { buildSale, type SaleFixture } from '../../testing/sale/fixtures/saleFixture.ts';
import { useFaultyServers } from '../../testing/sale/races/useFaultyServers.ts';
import { setEventAccount } from '../gateway-account/gatewayAccounts.ts';
import { reconcilePayments } from '../purchase/reconcilePayments.ts';

const { server, gateway } = useFaultyServers();
let sale: SaleFixture;
let ada: Buyer;

beforeEach(async () => {
  sale = await buildSale(server().database);
  [ada] = (await makeBuyers(server().database, 1)) as [Buyer];
  await setEventAccount(server().database.query, {
    ...{ eventId: sale.eventId, gatewayAccountId: null },
    paymentTypes: ['Klarna'],
  });
});

const hold = async () => (await checkout(server(), ada, sale.eventId, [line('a', sale.standing, 1)])).body;
const leave = (
  { eventId, purchaseToken, quote }: Awaited<ReturnType<typeof hold>>,
  { idempotencyKey, n = 0 }: { idempotencyKey?: string; n?: number } = {},
) =>
  server(n).call('initiateExternalPayment', {
    ...{ token: ada.token, ...(idempotencyKey ? { idempotencyKey } : {}) },
    body: { eventId, purchaseToken, acceptedTotal: quote.total, paymentType: 'Klarna' },
  });
/** Presses a button on the provider's page. */
const press = async ({ redirectUrl }: ExternalPayment, answer: 'pay' | 'refuse') => {
  const { pathname, search } = new URL(redirectUrl);
  const url = `${pathname}${search}&answer=${answer}`;
  await server().inject({ method: 'POST', url, headers: { host: 'pay.localhost' } });
};
const comeBack = ({ signedExternalPaymentKey }: ExternalPayment, n = 0) =>
  server(n).call('purchaseExternally', { token: ada.token, body: { signedExternalPaymentKey } });
const charges = () => chargesOf(server().database, sale.eventId);
const settled = () => expectSettled(server().database, sale.eventId);
const reconcile = () => reconcilePayments(server(1).platform);

describe('a payment on a provider’s page, by a gateway that cannot be relied on', () => {
  // An amount, a currency or an authorisation is not told where a page is: they are garbled at the return.
  it.each<GatewayFault>([
    'hang',
    'hangAfterCharge',
    'chargeAfterTimeout',
    'chargeAfterQuestion',
    'resetBefore',
    'resetAfter',
    'nonsense',
  ])('%s on the way there: its page is closed, and the next one paid [CR-05]', async (fault) => {
    const cart = await hold();
    gateway.fault = fault;
    const idempotencyKey = `external-${fault}-${sale.eventId}`;
    expect((await leave(cart, { idempotencyKey })).error?.code).toBe('paymentPending');
    expect((await leave(cart, { n: 1 })).error?.code).toBe('paymentPending');
    await server().clock.advance(seconds(21));
    await reconcile();
    gateway.fault = 'none';
    await reconcile();
    expect(await settled()).toBe(0);
    expect((await leave(cart, { idempotencyKey })).error?.code).toBe('externalPaymentIncomplete');
    const sent = (await leave(cart)).body;
    await press(sent, 'pay');
    expect((await comeBack(sent)).body.tokens).toHaveLength(1);
    expect([await charges(), await settled()]).toEqual([{ closed: 1, captured: 1 }, 1]);
  });

  it.each<GatewayFault>([
    'hang',
    'resetBefore',
    'resetAfter',
    'nonsense',
    'wrongKind',
    'wrongAmount',
    'wrongCurrency',
  ])('%s at the return: pending, and then one order [CR-05, C7.26]', async (fault) => {
    const sent = (await leave(await hold())).body;
    await press(sent, 'pay');
    gateway.fault = fault;
    expect((await comeBack(sent)).error?.code).toBe('paymentPending');
    await server().clock.advance(seconds(21));
    await reconcile();
    gateway.fault = 'none';
    const answers = [await comeBack(sent, 1), await comeBack(sent)];
    expect(answers.map(({ body }) => body.tokens.length)).toEqual([1, 1]);
    expect([await charges(), await settled()]).toEqual([{ captured: 1 }, 1]);
  });

  // The provider knows its own reasons, and verifies its buyers itself.
  it.each<GatewayFault>(['none', 'resetAfter', 'nonsense'])(
    'declined there, with the fault %s at the return: counted once [CR-05, C8.21o]',
    async (fault) => {
      const cart = await hold();
      for (const attemptsLeft of [3, 2]) {
        const sent = (await leave(cart)).body;
        await press(sent, 'refuse');
        gateway.fault = fault;
        if (fault !== 'none') expect((await comeBack(sent)).error?.code).toBe('paymentPending');
        gateway.fault = 'none';
        for (const n of [1, 0])
          expect((await comeBack(sent, n)).error).toMatchObject({
            code: 'paymentFailed',
            details: { attemptsLeft, reason: 'declined' },
          });
      }
      expect([await charges(), await settled()]).toEqual([{ declined: 2 }, 0]);
    },
  );
});
