import { free, type NounMakers } from '../shared/nounMakers.ts';
import { promoterLinkOf } from '../shared/saleLinks.ts';

export const saleLinkMakers: NounMakers = {
  fields: { assignmentString: free(promoterLinkOf) },
  answers: {
    // Masked, and of who gives.
    validatePromoterAssignment: ['state', 'emailAddress'],
    validatePromoterAssignmentV1: ['state', 'emailAddress'],
  },
};
