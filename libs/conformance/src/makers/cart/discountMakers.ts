import { free, type NounMakers } from '../shared/nounMakers.ts';
import { saleEvent } from '../shared/saleFields.ts';

export const discountMakers: NounMakers = {
  // Without it, the code is looked for in the events that are listed.
  alwaysSent: { validateDiscountCode: ['eventId'] },
  fields: { eventId: saleEvent, discountCode: free(({ world, sale }) => world.make('promoCode', { sale })) },
};
