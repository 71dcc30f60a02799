import { free, own, plain, shown, type DomainMakers } from './shared/nounMakers.ts';
import { streamEvent } from './shared/saleFields.ts';
import { conferenceMakers } from './streaming/conferenceMakers.ts';
import { newSessionOf, streamItemOf, watchedEventOf } from './streaming/watching.ts';

export const streamingMakers: DomainMakers<'streaming'> = {
  conference: conferenceMakers,
  'live-stream': {
    fields: {
      eventId: streamEvent,
      // Sold again to others: the stream goes on after the case.
      segment: plain(() => undefined),
    },
  },
  playback: {
    fields: {
      eventId: streamEvent,
      inventoryItemId: shown(streamItemOf),
      sessionId: own(newSessionOf),
      // Another person's is one that the page never had.
      'initializePlayback.sessionId': free(newSessionOf),
      isPlaying: plain(() => true),
      'beatPlayback.height': plain(() => 720),
    },
    // The owner has a session already, which only its own page may begin anew; the picture is one of a session.
    alwaysSent: { initializePlayback: ['sessionId'], checkInToStream: ['sessionId'] },
    answers: {
      getVideoStreamInfo: ['state'],
      initializePlayback: ['state'],
      takeOverPlayback: ['state'],
      beatPlayback: ['state'],
    },
  },
  'stream-feedback': {
    fields: {
      eventId: streamEvent,
      'giveStreamFeedback.eventId': shown(watchedEventOf),
      rating: plain(() => 4),
      comment: plain(() => 'Clear sound'),
    },
  },
  'video-analytics': {
    fields: { eventId: streamEvent, from: plain(() => undefined) },
    answers: { getClientStream: ['state'] },
  },
};
