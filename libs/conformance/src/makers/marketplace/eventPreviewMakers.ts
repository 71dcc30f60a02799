import type { NounMakers } from '../shared/nounMakers.ts';
import { saleEvent } from '../shared/saleFields.ts';

export const eventPreviewMakers: NounMakers = {
  fields: { eventId: saleEvent },
  answers: { previewEvent: ['state'], previewOfferGroups: ['state'] },
};
