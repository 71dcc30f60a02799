import { plain, shown, type NounMakers } from '../shared/nounMakers.ts';
import { streamEvent } from '../shared/saleFields.ts';
import { watchedEventOf } from './watching.ts';

export const streamFeedbackMakers: NounMakers = {
  fields: {
    eventId: streamEvent,
    'giveStreamFeedback.eventId': shown(watchedEventOf),
    rating: plain(() => 4),
    comment: plain(() => 'Clear sound'),
  },
};
