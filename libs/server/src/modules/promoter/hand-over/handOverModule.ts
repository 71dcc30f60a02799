import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { sendEngagementOfferJob } from './engagementOffer.ts';
import { forgetOffers, listOffersOfPerson } from './engagementOfferRepository.ts';
import { guestPurchaseKind } from './giveToGuest.ts';
import { handOverRoutes } from './handOverRoutes.ts';

/** What organisers hand over to guests and promoters. */
export const handOverModule = {
  routes: handOverRoutes,
  commitmentKinds: [guestPurchaseKind],
  jobs: [sendEngagementOfferJob],
  tables: {
    engagementOffer: { exportedAs: 'engagementOffers', personal: { emailAddress: ['emailAddress'] } },
    engagementOfferItem: 'noPersons',
  },
  personalData: [
    {
      exportData: async (db, person) => ({
        engagementOffers: (await listOffersOfPerson(db, person)).map(
          ({ createdAt, emailAddress, ...offer }) => ({
            ...offer,
            createdAt: createdAt.toISOString(),
            ...(emailAddress === null ? {} : { emailAddress }),
          }),
        ),
      }),
      forget: async (tx, { verifiedAddress }) => {
        if (verifiedAddress !== undefined) await forgetOffers(tx, verifiedAddress);
      },
    },
  ],
} satisfies ServerModule;
