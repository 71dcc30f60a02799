import { toJson } from '../../../platform/database/toJson.ts';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import type { Attribution } from '../../../platform/http/readAttribution.ts';

/** Stores how the owner of a new account arrived; later values are ignored. */
export async function insertAttribution(
  tx: TransactionScope,
  userId: string,
  attribution: Attribution,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('account_attribution')
    .values({
      user_id: userId,
      app_type: attribution.appType,
      advertisement_id: attribution.advertisementId,
      advertisement_data: attribution.advertisementData && toJson(attribution.advertisementData),
      affiliate_code: attribution.affiliateCode,
      event_id: attribution.eventId,
      recorded_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
