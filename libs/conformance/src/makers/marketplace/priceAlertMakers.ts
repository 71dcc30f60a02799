import { shown, type NounMakers } from '../shared/nounMakers.ts';
import { saleEvent } from '../shared/saleFields.ts';

/** The owner wants to hear of what fans sell of the sale. */
export const priceAlertMakers: NounMakers = {
  fields: {
    eventId: saleEvent,
    price: shown(() => ({ amount: 5_000, currency: 'CAD' })),
  },
};
