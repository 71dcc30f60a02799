import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { everyEvent } from '../../../sale/event/eventScope.ts';
import { presentMarketOffers } from './bid/marketOfferPresenter.ts';
import { marketOfferKind } from './bid/saveMarketOffer.ts';
import { forgetMarketOffers, listOffers } from './core/marketOfferRepository.ts';
import { endMarketOffersJob, fillMarketOffersJob } from './fill/marketOfferJobs.ts';
import { marketOfferInvariants } from './marketOfferInvariants.ts';
import { marketOfferRoutes } from './marketOfferRoutes.ts';

const mostExported = 1000;

/** The exchange: standing bids of fans for what others resell. */
export const marketOfferModule = {
  routes: marketOfferRoutes,
  jobs: [fillMarketOffersJob, endMarketOffersJob],
  commitmentKinds: [marketOfferKind],
  invariants: marketOfferInvariants,
  tables: { marketOffer: { exportedAs: 'marketOffers' } },
  personalData: [
    {
      exportData: async (db, { userId }, { locale, now }) => {
        const rows = await listOffers(db, { userId }, mostExported);
        return { marketOffers: await presentMarketOffers(db, rows, { scope: everyEvent, locale, now }) };
      },
      forget: (tx, { userId }) => forgetMarketOffers(tx, userId),
    },
  ],
} satisfies ServerModule;
