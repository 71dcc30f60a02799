import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { sendSaleLinkJob } from '../../../sale/guest/linkMail.ts';
import { forgetLinkedGuest } from '../../../sale/guest/saleLinkRepository.ts';
import { forgetGuest, listSalesOfPerson, promoterSaleKind } from './promoterSaleRepository.ts';
import { transactionRoutes } from './transactionRoutes.ts';

/** Sales of promoters to their guests. */
export const transactionModule = {
  routes: transactionRoutes,
  commitmentKinds: [promoterSaleKind],
  jobs: [sendSaleLinkJob],
  tables: {
    saleLink: {
      exportedAs: 'promoterSales',
      personal: {
        guestAddress: ['emailAddress'],
        guestFirstName: ['firstName'],
        guestLastName: ['lastName'],
      },
    },
    promoterSale: {
      exportedAs: 'promoterSales',
      personal: {
        guestAddress: ['emailAddress'],
        guestFirstName: ['firstName'],
        guestLastName: ['lastName'],
      },
    },
  },
  personalData: [
    {
      exportData: async (db, { userId }) => ({
        promoterSales: (await listSalesOfPerson(db, userId)).map((sale) => ({
          eventId: sale.eventId,
          transactionId: sale.commitmentId,
          soldBy: sale.isGuest ? ('promoter' as const) : ('caller' as const),
          paymentKind: sale.paymentKind,
          createdAt: sale.createdAt.toISOString(),
          ...(sale.isGuest
            ? {
                guest: {
                  ...(sale.guestAddress === null ? {} : { emailAddress: sale.guestAddress }),
                  ...(sale.guestFirstName === null ? {} : { firstName: sale.guestFirstName }),
                  ...(sale.guestLastName === null ? {} : { lastName: sale.guestLastName }),
                },
              }
            : {}),
        })),
      }),
      forget: async (tx, { userId, verifiedAddress }) => {
        await forgetGuest(tx, userId);
        if (verifiedAddress !== undefined) await forgetLinkedGuest(tx, verifiedAddress);
      },
    },
  ],
} satisfies ServerModule;
