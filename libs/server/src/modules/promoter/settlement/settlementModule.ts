import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { returnUnsoldJob } from '../engagement/returnUnsoldJob.ts';
import { presentReceipt, presentSettlement } from './accountPresenter.ts';
import { listReceipts } from './cashRepository.ts';
import { settlementInvariants } from './settlementInvariants.ts';
import { settlementRoutes } from './settlementRoutes.ts';
import { listSettlements } from './settlementRepository.ts';

const mostExported = 10_000;

/** What promoters and organisers agree on, and the cash that is handed over. */
export const settlementModule = {
  routes: settlementRoutes,
  jobs: [returnUnsoldJob],
  invariants: settlementInvariants,
  tables: {
    promoterSettlement: { exportedAs: 'promoterSettlements' },
    promoterSettlementLine: { leftOut: 'bookings that a settlement covers; their sum is exported with it' },
    promoterCashReceipt: { exportedAs: 'promoterReceipts' },
  },
  personalData: [
    {
      exportData: async (db, { userId }) => ({
        promoterSettlements: (await listSettlements(db, { userId }, mostExported)).map((row) => ({
          eventId: row.eventId,
          ...presentSettlement(row),
        })),
        promoterReceipts: (await listReceipts(db, { userId }, mostExported)).map((row) => ({
          eventId: row.eventId,
          ...presentReceipt(row),
        })),
      }),
      // The books stay; they have no names.
      forget: () => Promise.resolve(),
    },
  ],
} satisfies ServerModule;
