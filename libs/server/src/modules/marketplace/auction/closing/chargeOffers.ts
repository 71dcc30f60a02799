import { defineJob } from '../../../../platform/jobs/job.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { chargeWins } from '../../win/chargeWins.ts';
import { winEnd } from '../../win/holdWon.ts';
import { mailOffer } from '../core/auctionMail.ts';
import { findAuction } from '../core/auctionRepository.ts';
import { changeOffer } from '../core/offerRepository.ts';
import { listChargeable, type ChargeableOffer } from './rankRepository.ts';
import { withOffer } from './settleOffers.ts';

/** Offers of one run. */
const batchSize = 100;

const askForPayment = (platform: Platform, chargeable: ChargeableOffer): Promise<void> =>
  withOffer(platform, chargeable, async (settling, offer) => {
    const auction = await findAuction(settling.tx, offer.eventId);
    if (!auction || offer.state !== 'won' || offer.phase !== 'held' || offer.winUntil !== null) return;
    const winUntil = winEnd(auction, settling.now);
    await changeOffer(settling.tx, offer, { state: 'paymentFailed', winUntil });
    await mailOffer(settling, offer, 'paymentFailed');
  });

/** Charges the stored cards of accepted offers, in the order of their rank. */
export const chargeOffersJob = defineJob<Record<string, never>>({
  name: 'chargeAuctionOffers',
  everySeconds: 15,
  leaseSeconds: 5 * 60,
  handle: async (_payload, { platform }) =>
    chargeWins(platform, await listChargeable(platform.database.query, batchSize), {
      operationId: 'chargeAuctionOffer',
      keyOf: ({ offerId }) => `auction-${offerId}`,
      askForPayment: (offer) => askForPayment(platform, offer),
    }),
});
