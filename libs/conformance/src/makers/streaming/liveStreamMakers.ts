import { plain, type NounMakers } from '../shared/nounMakers.ts';
import { streamEvent } from '../shared/saleFields.ts';

export const liveStreamMakers: NounMakers = {
  fields: {
    eventId: streamEvent,
    // Sold again to others: the stream goes on after the case.
    segment: plain(() => undefined),
  },
};
