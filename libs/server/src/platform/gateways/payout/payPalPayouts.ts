import { minorDigits } from '@foyer/util';
import { seconds } from '../../time/units.ts';
import type { PayoutDelivery, PayoutGateway } from './payoutGateway.ts';

export interface PayPalSettings {
  clientId: string;
  secret: string;
  apiUrl: string;
}

const live = 'https://api-m.paypal.com';
const sandbox = 'https://api-m.sandbox.paypal.com';
const timeoutMs = seconds(8);

/**
 * Reads FOYER_PAYPAL_CLIENT_ID and FOYER_PAYPAL_SECRET, both or none; FOYER_PAYPAL=sandbox for PayPal's own sandbox.
 * @throws Error that names the missing variable, or real money in our sandbox
 */
export function readPayPalSettings(
  variables: Record<string, string | undefined>,
  isSandbox: boolean,
): PayPalSettings | undefined {
  const { FOYER_PAYPAL_CLIENT_ID: clientId, FOYER_PAYPAL_SECRET: secret, FOYER_PAYPAL: mode } = variables;
  if (!clientId && !secret) return undefined;
  if (!clientId || !secret)
    throw new Error('PayPal needs both FOYER_PAYPAL_CLIENT_ID and FOYER_PAYPAL_SECRET');
  if (mode && mode !== 'live' && mode !== 'sandbox')
    throw new Error(`FOYER_PAYPAL=${mode} is neither live nor sandbox`);
  if (isSandbox && mode !== 'sandbox') throw new Error('A sandbox pays by FOYER_PAYPAL=sandbox alone');
  return { clientId, secret, apiUrl: mode === 'sandbox' ? sandbox : live };
}

/** Statuses of PayPal; every other one is under way. */
const deliveries: Readonly<Record<string, PayoutDelivery>> = {
  SUCCESS: 'success',
  FAILED: 'failed',
  UNCLAIMED: 'unclaimed',
  RETURNED: 'returned',
  ONHOLD: 'held',
  BLOCKED: 'blocked',
  REFUNDED: 'refunded',
  REVERSED: 'refunded',
};
const deniedBatches: readonly unknown[] = ['DENIED', 'CANCELED'];

interface PayPalAnswer {
  name?: string;
  links?: { href?: string }[];
  batch_header?: { payout_batch_id?: string; batch_status?: string };
  items?: { transaction_status?: string }[];
}

const decimal = (amount: number, currency: string): string => {
  const digits = minorDigits(currency);
  return (amount / 10 ** digits).toFixed(digits);
};

/** Finds the batch that an error about a repeated key links to. */
const formerBatch = ({ links = [] }: PayPalAnswer): string | undefined =>
  links.map(({ href }) => /\/v1\/payments\/payouts\/([A-Z0-9]+)$/.exec(href ?? '')?.[1]).find(Boolean);

/** Creates the gateway of PayPal's Payouts API: one batch for each payout, under the key of the payout. */
export function createPayPalPayouts(
  { clientId, secret, apiUrl }: PayPalSettings,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): PayoutGateway {
  const send = async (path: string, init: RequestInit): Promise<{ status: number; body: PayPalAnswer }> => {
    const response = await fetch(`${apiUrl}${path}`, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    if (response.status >= 500 || response.status === 429)
      throw new Error(`PayPal answered ${response.status} to ${path}`);
    return { status: response.status, body: (await response.json()) as PayPalAnswer };
  };
  const logIn = async (): Promise<string> => {
    const basic = Buffer.from(`${clientId}:${secret}`).toString('base64');
    const { status, body } = await send('/v1/oauth2/token', {
      method: 'POST',
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
    });
    const { access_token: token } = body as { access_token?: unknown };
    if (status !== 200 || typeof token !== 'string') throw new Error(`PayPal refused to log in: ${status}`);
    return token;
  };
  const call = async (path: string, content?: object) =>
    send(path, {
      method: content ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${await logIn()}`, 'content-type': 'application/json' },
      ...(content ? { body: JSON.stringify(content) } : {}),
    });
  return {
    name: 'payPal',
    payOut: async ({ key, recipient, amount, currency }) => {
      const value = decimal(amount, currency);
      const item = { recipient_type: 'EMAIL', receiver: recipient, amount: { value, currency } };
      const { status, body } = await call('/v1/payments/payouts', {
        sender_batch_header: { sender_batch_id: key },
        items: [{ ...item, sender_item_id: key }],
      });
      const payoutId = body.batch_header?.payout_batch_id ?? formerBatch(body);
      if (payoutId !== undefined) return { kind: 'paid', payoutId };
      if (status === 401 || status === 403) throw new Error(`PayPal refused us: ${status}`);
      if (status < 400) throw new Error('PayPal answered no id of a payout');
      if (body.name === 'INSUFFICIENT_FUNDS') return { kind: 'unfunded' };
      return { kind: 'refused', reason: body.name ?? 'invalidRequest' };
    },
    readDelivery: async (payoutId) => {
      const { status, body } = await call(`/v1/payments/payouts/${encodeURIComponent(payoutId)}`);
      if (status !== 200) throw new Error(`PayPal answered ${status} about payout ${payoutId}`);
      if (deniedBatches.includes(body.batch_header?.batch_status)) return 'failed';
      return deliveries[body.items?.[0]?.transaction_status ?? ''] ?? 'pending';
    },
  };
}
