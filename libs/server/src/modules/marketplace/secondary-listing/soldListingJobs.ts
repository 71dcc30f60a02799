import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { CoreEvents, PayoutNews } from '../../../platform/outbox/coreEvents.ts';
import {
  findListingOfLine,
  findRefundedListings,
  type ListingKey,
} from '../../../sale/listing/listingRepository.ts';
import { findPayout } from '../../../sale/payout/payoutRepository.ts';
import { mailListing, type ListingNews } from './listingMail.ts';

/** Tells a fan that a listing was sold. */
export const tellSoldJob = defineJob<CoreEvents['listingSold']>({
  name: 'tellListingSold',
  handle: (line, { platform }) =>
    inTransaction(platform.database, async (tx) => {
      const key = await findListingOfLine(tx, line);
      if (key) await mailListing(platform, tx, key, 'sold');
    }),
});

/** Tells fans that they are not paid, since the buyers of their listings were refunded. */
export const tellUnpaidJob = defineJob<CoreEvents['tokensRefunded']>({
  name: 'tellListingUnpaid',
  handle: (refunded, { platform }) =>
    inTransaction(platform.database, async (tx) => {
      for (const key of await findRefundedListings(tx, refunded))
        await mailListing(platform, tx, key, 'unpaid');
    }),
});

const newsBy: Record<PayoutNews, ListingNews> = {
  sent: 'payoutSent',
  arrived: 'payoutArrived',
  held: 'payoutHeld',
  unclaimed: 'payoutUnclaimed',
  failed: 'payoutFailed',
};

/** Tells a fan what has become of a payout. */
export const tellPayoutJob = defineJob<CoreEvents['payoutChanged']>({
  name: 'tellPayoutChanged',
  handle: ({ payoutId, news }, { platform }) =>
    inTransaction(platform.database, async (tx) => {
      const payout = await findPayout(tx, payoutId);
      if (payout?.recipientKind !== 'seller' || payout.sourceId === null) return;
      const key: ListingKey = { eventId: payout.eventId, listingId: payout.sourceId };
      await mailListing(platform, tx, key, newsBy[news], payout);
    }),
});
