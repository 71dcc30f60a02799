import type { ClientStream, Locale } from '@foyer/contract';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import { withUnpublished, type EventScope } from '../../../sale/event/eventScope.ts';
import { presentStream, readStream } from '../playback/playbackService.ts';
import { countSessions, listSegments } from './videoAnalyticsRepository.ts';

/** Reads a stream for its organiser: state, times, parts, and who watches now. */
export async function readClientStream(
  { tx, now, site, locale }: { tx: TransactionScope; now: Date; site: EventScope; locale: Locale },
  eventId: string,
): Promise<ClientStream> {
  const event = await readStream(tx, eventId, withUnpublished(site));
  const [viewers, segments] = await Promise.all([countSessions(tx, eventId, now), listSegments(tx, eventId)]);
  return {
    ...presentStream(event, { locale, now }),
    viewers,
    segments: segments.map(({ segment, startedAt }) => ({ segment, startedAt: startedAt.toISOString() })),
  };
}
