import { plain, type NounMakers } from '../shared/nounMakers.ts';
import { streamEvent } from '../shared/saleFields.ts';

export const videoAnalyticsMakers: NounMakers = {
  fields: { eventId: streamEvent, from: plain(() => undefined) },
  answers: { getClientStream: ['state'] },
};
