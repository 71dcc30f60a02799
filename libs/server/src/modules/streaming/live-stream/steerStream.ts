import type { ClientStream, EndLiveStreamRequest, Locale } from '@foyer/contract';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import { failure } from '../../../platform/http/answers/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockEvent } from '../../../sale/event/eventRepository.ts';
import { withUnpublished, type EventScope } from '../../../sale/event/eventScope.ts';
import { scheduleDestruction } from '../conference/destroyStageJob.ts';
import { readStream } from '../playback/playbackService.ts';
import { streamStateOf } from '../playback/streamState.ts';
import { readClientStream } from '../video-analytics/readClientStream.ts';
import { listSegments } from '../video-analytics/videoAnalyticsRepository.ts';
import { insertSegment, setStreamEnd } from './liveStreamRepository.ts';

export interface Steering {
  platform: Platform;
  tx: TransactionScope;
  now: Date;
  site: EventScope;
  locale: Locale;
}

const mostSegments = 100;

/** Ends a live stream before its time [C4.20]. */
export async function endLiveStream(
  steering: Steering,
  { eventId, shouldHarvest, shouldScheduleInfraDestruction }: EndLiveStreamRequest,
): Promise<ClientStream> {
  const { platform, tx, now, site } = steering;
  await lockEvent(tx, eventId);
  const event = await readStream(tx, eventId, withUnpublished(site));
  if (event.streamEndedAt === null) {
    if (streamStateOf(event, now) !== 'live') throw failure('streamNotLive');
    await setStreamEnd(tx, { eventId, endedAt: now, isKept: shouldHarvest });
    if (shouldScheduleInfraDestruction) await scheduleDestruction(tx, platform, { eventId, now });
  }
  return readClientStream(steering, eventId);
}

/** Begins a part of a stream, the next one if none is named; one that was ended too early goes on by it [C4.20]. */
export async function startNextSegment(
  steering: Steering,
  { eventId, segment }: { eventId: string; segment?: number },
): Promise<ClientStream> {
  const { tx, now, site } = steering;
  await lockEvent(tx, eventId);
  const event = await readStream(tx, eventId, withUnpublished(site));
  if (streamStateOf({ ...event, streamEndedAt: null }, now) !== 'live') throw failure('streamNotLive');
  const next = ((await listSegments(tx, eventId)).at(-1)?.segment ?? 1) + 1;
  if (segment === undefined || segment >= next) {
    if (next > mostSegments) throw failure('streamSegmentLimit');
    await insertSegment(tx, { eventId, segment: next }, now);
    if (event.streamEndedAt !== null) await setStreamEnd(tx, { eventId, endedAt: null, isKept: true });
  }
  return readClientStream(steering, eventId);
}
