import { free, own, plain, shown, type NounMakers } from '../shared/nounMakers.ts';
import { streamEvent } from '../shared/saleFields.ts';
import { newSessionOf, streamItemOf } from './watching.ts';

export const playbackMakers: NounMakers = {
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
};
