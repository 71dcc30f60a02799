import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { card, person } from '../people/canaries.ts';
import type { FanAccount } from '../people/fanAccount.ts';
import type { FoyerSite } from '../site/foyerSite.ts';

/** Calls the API, as a fan where one is given, and expects success. */
export async function call<Answer>(
  site: FoyerSite,
  path: string,
  body?: object,
  fan?: FanAccount,
): Promise<Answer> {
  const answer = await site.call(path, {
    ...(body ? { method: 'POST', body } : {}),
    ...(path === '/tokens' ? { site: 'pay' as const } : {}),
    headers: {
      'idempotency-key': randomUUID(),
      ...(fan ? { authorization: `Bearer ${fan.token}` } : {}),
    },
  });
  expect(answer.status, answer.text).toBe(200);
  return JSON.parse(answer.text) as Answer;
}

/** Saves a card in a fan's wallet. @returns its `paymentMethodId` */
export async function saveCard(site: FoyerSite, fan: FanAccount, number: string): Promise<string> {
  const details = { ...card, number, postalCode: person.postalCode };
  const { cardToken } = await call<{ cardToken: string }>(site, '/tokens', details);
  const path = '/api/payment/paymentMeans';
  const { paymentMethodId } = await call<{ paymentMethodId: string }>(site, path, { cardToken }, fan);
  return paymentMethodId;
}
