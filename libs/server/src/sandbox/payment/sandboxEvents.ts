import { createHmac, timingSafeEqual } from 'node:crypto';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import { readCheckedEvent, type GatewayEvent } from '../../platform/gateways/payment/gatewayEvent.ts';
import type { WebhookCall } from '../../platform/gateways/payment/paymentGateway.ts';
import type { NewId } from '../../platform/security/ids.ts';
import { minutes } from '../../platform/time/units.ts';
import { insertEvent } from './sandboxMoneyRepository.ts';

/** Header of the signature: `<milliseconds>.<HMAC of them and the body>`. */
export const signatureHeader = 'foyer-sandbox-signature';

/** Age at which a signature counts as replayed. */
const toleranceMs = minutes(5);

type EventContent = GatewayEvent extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'id'>
    : never
  : never;

/** Keeps an event until it is sent. */
export async function raiseEvent(tx: TransactionScope, newId: NewId, event: EventContent): Promise<void> {
  const id = `event_${newId()}`;
  await insertEvent(tx, id, JSON.stringify({ id, ...event }));
}

/** Secret of the sandbox's webhook. */
export const sandboxWebhookSecret = (sealingKey: Buffer): string =>
  createHmac('sha256', sealingKey).update('sandboxWebhook').digest('base64url');

const hmacOf = (secret: string, at: string, body: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${at}.`).update(body).digest();

/** Signs the body of an event for its header. */
export const signEvent = (secret: string, body: string, now: Date): string =>
  `${now.getTime()}.${hmacOf(secret, String(now.getTime()), Buffer.from(body)).toString('base64url')}`;

/** Verifies and reads an event; undefined if its signature is wrong or old, or its form is wrong. */
export function readSignedEvent(
  secret: string,
  { body, headers, now }: WebhookCall,
): GatewayEvent | undefined {
  const [at = '', signature = ''] = String(headers[signatureHeader] ?? '').split('.');
  const [expected, given] = [hmacOf(secret, at, body), Buffer.from(signature, 'base64url')];
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  // Written so that a time that is no number is refused.
  const isRecent = Math.abs(now.getTime() - Number(at)) <= toleranceMs;
  return isSigned && isRecent ? readCheckedEvent(() => JSON.parse(body.toString('utf8'))) : undefined;
}
