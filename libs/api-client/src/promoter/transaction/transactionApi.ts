import { transactionEndpoints } from './endpoints.gen.ts';

/** Sales of a promoter. Each changes what is left, earned and owed. */
export const transactionApi = transactionEndpoints.enhanceEndpoints({
  endpoints: {
    listPromoterTransactions: { providesTags: ['promoter/transaction', 'localised', 'verified'] },
    searchPromoterTransactions: { providesTags: ['promoter/transaction', 'localised', 'verified'] },
    getPromoterTransaction: { providesTags: ['promoter/transaction', 'localised', 'verified'] },
    // A refusal often tells of a change: of the price, or of what is left.
    sellAsPromoter: {
      invalidatesTags: ['promoter/inventory', 'promoter/transaction', 'promoter/settlement'],
    },
    undoPromoterSale: {
      invalidatesTags: ['promoter/inventory', 'promoter/transaction', 'promoter/settlement'],
    },
    assignAsPromoter: {
      invalidatesTags: ['promoter/inventory', 'promoter/transaction', 'promoter/settlement'],
    },
    editPromoterTransaction: {
      invalidatesTags: ['promoter/inventory', 'promoter/transaction', 'promoter/settlement'],
    },
    resendPromoterTransaction: { invalidatesTags: ['promoter/transaction'] },
    revokePromoterTransaction: {
      invalidatesTags: ['promoter/inventory', 'promoter/transaction', 'promoter/settlement'],
    },
  },
});
