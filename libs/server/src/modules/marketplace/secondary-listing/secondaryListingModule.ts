import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';
import type { ServerModule } from '../../../platform/module/serverModule.ts';
import type { CoreEvents } from '../../../platform/outbox/coreEvents.ts';
import { everyEvent } from '../../../sale/event/eventScope.ts';
import { endListing } from '../../../sale/listing/endListing.ts';
import { listingInvariants } from '../../../sale/listing/listingInvariants.ts';
import {
  countOpenPayouts,
  findActive,
  findRefundedListings,
  forgetPayoutAddresses,
  listListings,
  lockListing,
} from '../../../sale/listing/listingRepository.ts';
import { endListingsJob } from './endListingsJob.ts';
import { presentListings } from './listingPresenter.ts';
import { listingRoutes } from './listingRoutes.ts';
import { tellPayoutJob, tellSoldJob, tellUnpaidJob } from './soldListingJobs.ts';

const mostExported = 1000;

const openPayouts = async (db: Queryable, userId: string) => ({
  openPayouts: await countOpenPayouts(db, userId),
});

const isUnpaid = async (tx: TransactionScope, refunded: CoreEvents['tokensRefunded']): Promise<boolean> =>
  (await findRefundedListings(tx, refunded)).length > 0;

/** Listings of fans: what their sellers do with them. */
export const secondaryListingModule = {
  routes: listingRoutes,
  jobs: [endListingsJob, tellSoldJob, tellUnpaidJob, tellPayoutJob],
  on: {
    listingSold: [{ job: tellSoldJob }],
    tokensRefunded: [{ job: tellUnpaidJob, isWanted: isUnpaid }],
    payoutChanged: [{ job: tellPayoutJob }],
  },
  invariants: listingInvariants,
  tables: {
    listing: { exportedAs: 'listings' },
    listingToken: { exportedAs: 'listings' },
    listingStep: { exportedAs: 'listings' },
  },
  personalData: [
    {
      exportData: async (db, { userId }, { locale }) => {
        const rows = await listListings(db, { sellerId: userId, scope: everyEvent }, mostExported);
        return { listings: await presentListings(db, rows, { scope: everyEvent, locale }) };
      },
      // Nobody loses money by one click.
      countObstacles: openPayouts,
      release: openPayouts,
      // What was sold stays in the books, under the id of an account that is gone.
      forget: async (tx, { userId }) => {
        for (const key of await findActive(tx, userId)) {
          const listing = await lockListing(tx, key);
          if (listing?.state === 'active') await endListing(tx, listing, { reason: 'accountClosed' });
        }
        await forgetPayoutAddresses(tx, userId);
      },
    },
  ],
} satisfies ServerModule;
