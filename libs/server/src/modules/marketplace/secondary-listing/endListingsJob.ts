import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { Platform } from '../../../platform/platform.ts';
import { endListing } from '../../../sale/listing/endListing.ts';
import { findOverdue, lockListing, type ListingKey } from '../../../sale/listing/listingRepository.ts';
import { mailListing } from './listingMail.ts';

const batchSize = 200;

/** Ends a listing that can't be bought any more, unless it was changed or ended in the meantime. */
const endOverdue = (platform: Platform, key: ListingKey): Promise<void> =>
  inTransaction(platform.database, async (tx) => {
    const listing = await lockListing(tx, key);
    if (listing?.state !== 'active' || listing.endReason === null || listing.isBeingPaid) return;
    await endListing(tx, listing, { reason: listing.endReason });
    await mailListing(platform, tx, key, listing.endReason === 'over' ? 'expired' : 'takenOff');
  });

/** Ends listings whose time is over, whose event is off, or whose seller or tokens can't sell any more. */
export const endListingsJob = defineJob<Record<string, never>>({
  name: 'endListings',
  everySeconds: 15,
  handle: async (_payload, { platform }) => {
    for (const key of await findOverdue(platform.database.query, batchSize))
      await endOverdue(platform, key).catch((error: unknown) =>
        platform.log.error({ err: error, ...key }, 'end a listing'),
      );
  },
});
