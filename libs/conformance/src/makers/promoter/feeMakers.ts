import { free, plain, type NounMakers } from '../shared/nounMakers.ts';
import { saleEvent } from '../shared/saleFields.ts';

/** The fees are new ones, in the draft: a live fee would change the prices of the shared sale. */
export const feeMakers: NounMakers = {
  fields: {
    eventId: saleEvent,
    code: plain(() => undefined),
    state: plain(() => 'draft'),
    resalePrice: plain(() => undefined),
    discountCode: free(({ world, sale }) => world.make('promoCode', { sale })),
  },
};
