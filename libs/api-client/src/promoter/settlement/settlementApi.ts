import { settlementEndpoints } from './endpoints.gen.ts';

const changed = ['promoter/settlement', 'promoter/inventory', 'promoter/transaction'] as const;

/** Accounts of promoters, for themselves and for organisers. Each change is one of what is owed and earned. */
export const settlementApi = settlementEndpoints.enhanceEndpoints({
  endpoints: {
    getPromoterSettlement: { providesTags: ['promoter/settlement', 'localised', 'verified'] },
    listPromoterAccounts: { providesTags: ['promoter/settlement', 'localised', 'verified'] },
    proposePromoterSettlement: { invalidatesTags: changed },
    answerPromoterSettlement: { invalidatesTags: changed },
    recordPromoterRefund: { invalidatesTags: changed },
    returnPromoterInventory: { invalidatesTags: changed },
    proposeSettlementToPromoter: { invalidatesTags: changed },
    answerSettlementOfPromoter: { invalidatesTags: changed },
    recordPromoterCash: { invalidatesTags: changed },
    payBackForPromoter: { invalidatesTags: changed },
  },
});
