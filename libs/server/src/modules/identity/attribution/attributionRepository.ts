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
    .insertInto('accountAttribution')
    .values({
      userId,
      appType: attribution.appType,
      advertisementId: attribution.advertisementId,
      advertisementData: attribution.advertisementData && toJson(attribution.advertisementData),
      affiliateCode: attribution.affiliateCode,
      eventId: attribution.eventId,
      recordedAt: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
