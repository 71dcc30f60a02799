import { found } from '../../../platform/http/answers/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordHandedBack } from '../../../sale/refund/finishRefund.ts';
import type { EngagementKey } from '../engagement/engagementRepository.ts';
import { findCashRefund } from './cashRepository.ts';

/**
 * Records that a guest has the cash of a refund back: from the promoter, whose drawer then has less, or from the
 * organiser. Repeating it changes nothing.
 * @param userId promoter who gave it back; undefined for the organiser
 * @returns whose sale it was of
 * @throws Failure notFound
 */
export async function giveCashBack(
  platform: Platform,
  key: { eventId: string; refundId: string },
  userId: string | undefined,
): Promise<EngagementKey> {
  const db = platform.database.query;
  const engagement = found(await findCashRefund(db, { ...key, ...(userId === undefined ? {} : { userId }) }));
  const { clientId } = await db
    .selectFrom('event')
    .select('clientId')
    .where('eventId', '=', key.eventId)
    .executeTakeFirstOrThrow();
  await recordHandedBack(platform, key, userId === undefined ? { clientId } : undefined);
  return engagement;
}
