import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { everyEvent } from '../../../sale/event/eventScope.ts';
import { auctionInvariants } from './auctionInvariants.ts';
import { presentOffers } from './offer/auctionPresenter.ts';
import { auctionRoutes } from './auctionRoutes.ts';
import { chargeOffersJob } from './closing/chargeOffers.ts';
import { auctionKind } from './offer/makeOffer.ts';
import { forgetOffers, listOffers } from './core/offerRepository.ts';
import { runAuctionsJob } from './closing/runAuctionsJob.ts';

const mostExported = 1000;

/**
 * Auctions of My Price: offers that can be raised, their ranking at the close, and charging the accepted ones.
 */
export const auctionModule = {
  routes: auctionRoutes,
  jobs: [runAuctionsJob, chargeOffersJob],
  commitmentKinds: [auctionKind],
  invariants: auctionInvariants,
  tables: {
    auction: 'noPersons',
    auctionGroup: 'noPersons',
    auctionChange: { leftOut: 'what members did for their organisation, in its log' },
    auctionOffer: { exportedAs: 'auctionOffers' },
  },
  personalData: [
    {
      exportData: async (tx, { userId }, { locale, now }) => {
        const rows = await listOffers(tx, { userId }, mostExported);
        return { auctionOffers: await presentOffers({ tx, site: everyEvent, locale, now }, rows) };
      },
      forget: (tx, { userId }) => forgetOffers(tx, userId),
    },
  ],
} satisfies ServerModule;
