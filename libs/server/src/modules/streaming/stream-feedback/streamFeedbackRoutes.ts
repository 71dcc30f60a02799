import { failure } from '../../../platform/http/answers/failure.ts';
import { implement, route } from '../../../platform/http/route.ts';
import { withTransaction } from '../../../platform/http/withTransaction.ts';
import { withUnpublished } from '../../../sale/event/eventScope.ts';
import { findViewer } from '../playback/playbackRepository.ts';
import { readStream } from '../playback/playbackService.ts';
import { countRatings, insertFeedback, listComments } from './streamFeedbackRepository.ts';

const mostListed = 200;

/** What viewers think of a stream [C2.31]. */
export const streamFeedbackRoutes = implement({
  giveStreamFeedback: route(withTransaction, async ({ actor: { userId }, body, site, tx, now }) => {
    const { eventId, rating, comment } = body;
    const viewer = await findViewer(tx, { userId, eventId });
    await readStream(tx, eventId, viewer ? withUnpublished(site) : site);
    if (!viewer) throw failure('streamNotWatched');
    const answer = { rating: rating ?? null, comment: rating === undefined ? null : (comment ?? null) };
    await insertFeedback(tx, { eventId, userId, ...answer }, now);
    return { ok: true };
  }),
  getStreamFeedback: async ({ platform, query: { eventId }, site }) => {
    const db = platform.database.query;
    await readStream(db, eventId, withUnpublished(site));
    const [counts, comments] = await Promise.all([
      countRatings(db, eventId),
      listComments(db, eventId, mostListed),
    ]);
    const countOf = (rating: number | null) => counts.find((row) => row.rating === rating)?.count ?? 0;
    return {
      ratings: [1, 2, 3, 4, 5].map(countOf),
      skipped: countOf(null),
      comments: comments.map(({ rating, comment, givenAt }) => ({
        rating: rating!,
        comment: comment!,
        at: givenAt.toISOString(),
      })),
    };
  },
});
