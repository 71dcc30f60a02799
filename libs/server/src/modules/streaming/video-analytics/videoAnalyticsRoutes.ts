import { implement, route } from '../../../platform/http/route.ts';
import { withTransaction } from '../../../platform/http/withTransaction.ts';
import { withUnpublished } from '../../../sale/event/eventScope.ts';
import { readStream } from '../playback/playbackService.ts';
import { readClientStream } from './readClientStream.ts';
import {
  countByCountry,
  countByQuality,
  countSessions,
  listSteps,
  sumWatched,
} from './videoAnalyticsRepository.ts';

const mostSteps = 1500;

/** Figures of a stream for its organiser. */
export const videoAnalyticsRoutes = implement({
  getClientStream: route(withTransaction, ({ query: { eventId }, ...context }) =>
    readClientStream(context, eventId),
  ),
  getVideoOverview: route(withTransaction, async ({ query: { eventId }, site, locale, tx, now }) => {
    await readStream(tx, eventId, withUnpublished(site));
    const [concurrent, watched, countries, qualities] = await Promise.all([
      countSessions(tx, eventId, now),
      sumWatched(tx, eventId),
      countByCountry(tx, eventId),
      countByQuality(tx, eventId),
    ]);
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return {
      concurrent,
      ...watched,
      countries: countries.map((each) => ({ ...each, name: names.of(each.country) ?? each.country })),
      qualities,
      serverTime: now.toISOString(),
    };
  }),
  listVideoTimeseries: route(withTransaction, async ({ query, site, tx }) => {
    const { eventId, granularity = 'MINUTE', from } = query;
    const { timezone } = await readStream(tx, eventId, withUnpublished(site));
    const steps = await listSteps(tx, eventId, {
      unit: granularity.toLowerCase(),
      timezone,
      // PostgreSQL knows fewer years than a request.
      from: from !== undefined && new Date(from).getTime() > 0 ? new Date(from) : undefined,
      limit: mostSteps,
    });
    return { granularity, steps: steps.map((step) => ({ ...step, at: step.at.toISOString() })) };
  }),
});
