import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { queueMails } from '../../../platform/mail/queueMails.ts';
import type { ListingKey } from '../../../sale/listing/listingRepository.ts';
import { priceAlertMail } from './priceAlertMail.ts';
import { findAlertedListing, takeAlerted } from './priceAlertRepository.ts';

const batchSize = 200;

/** Tells the fans who wait for the price of a listing that it is on sale; each alert ends with its mail. */
export const tellPriceAlertsJob = defineJob<ListingKey & { allIn: number }>({
  name: 'tellPriceAlerts',
  handle: async ({ allIn, ...key }, { platform }) => {
    const tellBatch = () =>
      inTransaction(platform.database, async (tx) => {
        const listing = await findAlertedListing(tx, key);
        if (!listing) return false;
        const fans = await takeAlerted(tx, key, { price: allIn, limit: batchSize });
        const mails = fans.map((fan) => priceAlertMail(platform, { ...listing, allIn }, fan));
        await queueMails(tx, platform, await Promise.all(mails));
        return fans.length === batchSize;
      });
    while (await tellBatch());
  },
});
