import type { PayoutDelivery } from './payoutGateway.ts';
import { createPayPalPayouts, readPayPalSettings } from './payPalPayouts.ts';

const request = { key: 'payout:one:1', recipient: 'ada@paypal.example', amount: 7_050, currency: 'CAD' };
const settings = { clientId: 'id', secret: 'secret', apiUrl: 'https://paypal.example' };

/** Stands for PayPal: logs in, and gives one answer to everything else. */
function answering(status: number, body: object) {
  const asked: { path: string; body: unknown }[] = [];
  const fetch = ((url: string, { body: content }: RequestInit = {}) => {
    const isLogIn = url.endsWith('/token');
    if (!isLogIn)
      asked.push({
        path: url.slice(settings.apiUrl.length),
        body: typeof content === 'string' ? JSON.parse(content) : undefined,
      });
    const answer = isLogIn ? { access_token: 'token' } : body;
    return Promise.resolve(Response.json(answer, { status: isLogIn ? 200 : status }));
  }) as typeof globalThis.fetch;
  return { asked, gateway: createPayPalPayouts(settings, fetch) };
}

describe('PayPal', () => {
  it('pays an address in a batch of its own, under the key of the payout', async () => {
    const { asked, gateway } = answering(201, { batch_header: { payout_batch_id: 'BATCH1' } });
    expect(await gateway.payOut(request)).toEqual({ kind: 'paid', payoutId: 'BATCH1' });
    expect(asked).toEqual([
      {
        path: '/v1/payments/payouts',
        body: {
          sender_batch_header: { sender_batch_id: request.key },
          items: [
            {
              ...{ recipient_type: 'EMAIL', receiver: request.recipient, sender_item_id: request.key },
              amount: { value: '70.50', currency: 'CAD' },
            },
          ],
        },
      },
    ]);
    const yen = answering(201, { batch_header: { payout_batch_id: 'BATCH1' } });
    await yen.gateway.payOut({ ...request, currency: 'JPY' });
    expect(yen.asked[0]).toMatchObject({ body: { items: [{ amount: { value: '7050' } }] } });
  });

  it('answers the first payout to a repeated key', async () => {
    const links = [{ href: 'https://paypal.example/v1/payments/payouts/BATCH1' }];
    const { gateway } = answering(400, { name: 'USER_BUSINESS_ERROR', links });
    expect(await gateway.payOut(request)).toEqual({ kind: 'paid', payoutId: 'BATCH1' });
  });

  it.each([
    [422, { name: 'INSUFFICIENT_FUNDS' }, { kind: 'unfunded' }],
    [400, { name: 'VALIDATION_ERROR' }, { kind: 'refused', reason: 'VALIDATION_ERROR' }],
  ])('takes %i %j for an answer', async (status, body, outcome) => {
    expect(await answering(status, body).gateway.payOut(request)).toEqual(outcome);
  });

  it.each([401, 429, 500, 503])(
    'knows nothing after %i, so that the same key is asked again',
    async (status) => {
      await expect(answering(status, {}).gateway.payOut(request)).rejects.toThrow('PayPal');
    },
  );

  it.each<[string, PayoutDelivery]>([
    ['PENDING', 'pending'],
    ['NEW', 'pending'],
    ['SUCCESS', 'success'],
    ['FAILED', 'failed'],
    ['UNCLAIMED', 'unclaimed'],
    ['RETURNED', 'returned'],
    ['ONHOLD', 'held'],
    ['BLOCKED', 'blocked'],
    ['REFUNDED', 'refunded'],
    ['REVERSED', 'refunded'],
  ])('reads %s as %s', async (status, delivery) => {
    const { asked, gateway } = answering(200, { items: [{ transaction_status: status }] });
    expect(await gateway.readDelivery('BATCH1')).toBe(delivery);
    expect(asked[0]?.path).toBe('/v1/payments/payouts/BATCH1');
  });

  it('reads a denied batch as failed, whatever its items', async () => {
    const { gateway } = answering(200, { batch_header: { batch_status: 'DENIED' } });
    expect(await gateway.readDelivery('BATCH1')).toBe('failed');
  });
});

describe('the settings of PayPal', () => {
  const both = { FOYER_PAYPAL_CLIENT_ID: 'id', FOYER_PAYPAL_SECRET: 'secret' };

  it('are both keys or none, and real money only outside a sandbox', () => {
    expect(readPayPalSettings({}, false)).toBeUndefined();
    expect(readPayPalSettings(both, false)?.apiUrl).toBe('https://api-m.paypal.com');
    const trial = readPayPalSettings({ ...both, FOYER_PAYPAL: 'sandbox' }, true);
    expect(trial?.apiUrl).toBe('https://api-m.sandbox.paypal.com');
  });

  it.each([
    [{ FOYER_PAYPAL_CLIENT_ID: 'id' }, false, 'FOYER_PAYPAL_SECRET'],
    [both, true, 'FOYER_PAYPAL=sandbox'],
    [{ ...both, FOYER_PAYPAL: 'test' }, false, 'neither live nor sandbox'],
  ])('refuse %j', (variables, isSandbox, message) => {
    expect(() => readPayPalSettings(variables, isSandbox)).toThrow(message);
  });
});
