import type { CheckoutCartRequest } from '@foyer/contract';
import { failure } from '../../platform/http/answers/failure.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { saleAttempts } from '../settings/saleAttempts.ts';

/**
 * Refuses accounts without a verified address once many places of an event were asked for by such accounts from one
 * network address: accounts cost nothing, and together they would hold all of an event for as long as they like. Every
 * hold counts, also that of places which were let go just before. Call it before a transaction.
 * @throws Failure emailUnverified
 */
export async function limitUnverified(
  platform: Platform,
  { isEmailVerified }: Pick<Actor, 'isEmailVerified'>,
  { eventId, selections }: Pick<CheckoutCartRequest, 'eventId' | 'selections'>,
  { ip }: { ip: string },
): Promise<void> {
  const places = selections.reduce((sum, { quantity }) => sum + quantity, 0);
  if (isEmailVerified || places === 0) return;
  const refusal = await saleAttempts(platform).refusal(
    'unverifiedPlacesPerCaller',
    `${ip} ${eventId}`,
    places,
  );
  if (refusal) throw failure('emailUnverified');
}
