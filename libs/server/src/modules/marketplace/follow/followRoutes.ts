import type { FollowList, Locale } from '@foyer/contract';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { failure, found } from '../../../platform/http/answers/failure.ts';
import { implement, route } from '../../../platform/http/route.ts';
import { withTransaction } from '../../../platform/http/withTransaction.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import type { ServerTexts } from '../../../platform/texts/serverTexts.ts';
import type { EventScope } from '../../../sale/event/eventScope.ts';
import { readSummaries } from '../../../sale/event/eventSummaries.ts';
import { fittingItems } from '../answers/fittingItems.ts';
import { sharedAnswer } from '../answers/sharedAnswer.ts';
import { genreIn } from '../event/genreIn.ts';
import { deleteFollow, insertFollow } from './followRepository.ts';
import {
  findFeaturedPerformers,
  findPastEvents,
  findTopic,
  listFollowed,
  presentTopic,
  type TopicRow,
} from './topicRepository.ts';

/** Contract's maximum lengths. */
const mostPast = 12;
const mostFollows = 1000;
const mostFeatured = 12;

interface Wording {
  locale: Locale;
  texts: ServerTexts;
}
const worded = (row: TopicRow, { locale, texts }: Wording) =>
  presentTopic(row, row.genre === null ? undefined : genreIn(row.genre, locale, texts));

/** Lists what a user follows. */
async function readFollows(
  db: Queryable,
  { userId, scope }: { userId: string; scope: EventScope },
  wording: Wording,
): Promise<FollowList> {
  const rows = await listFollowed(db, { userId, scope, limit: mostFollows });
  return {
    follows: rows.map((row) => ({ topic: worded(row, wording), followedAt: row.createdAt.toISOString() })),
  };
}

/** Pages and follows of performers, venues and organisers. */
export const followRoutes = implement({
  getTopic: route(sharedAnswer, async ({ platform, site, locale, query }) => {
    const db = platform.database.query;
    const { kind, topicId, vanityName } = query;
    const ownId = kind === 'client' && vanityName === undefined ? site.clientId : undefined;
    const row = found(await findTopic(db, { kind, topicId: topicId ?? ownId, vanityName }, site));
    const ids = await findPastEvents(db, row, { scope: site, limit: mostPast });
    const byId = await readSummaries(db, ids, { scope: site, locale });
    const description = row.bio === null ? '' : inLocale(row.bio, locale);
    return {
      topic: worded(row, { locale, texts: platform.texts.forSite(site) }),
      ...(description === '' ? {} : { description }),
      pastEvents: fittingItems(
        platform,
        'EventSummary',
        ids.flatMap((id) => byId.get(id) ?? []),
      ),
    };
  }),
  listFeaturedPerformers: route(sharedAnswer, async ({ platform, site, locale }) => {
    const db = platform.database.query;
    const texts = platform.texts.forSite(site);
    const rows = await findFeaturedPerformers(db, { scope: site, limit: mostFeatured });
    const byId = await readSummaries(
      db,
      rows.map(({ eventId }) => eventId),
      { scope: site, locale },
    );
    const performers = rows.flatMap(({ performerId, name, genre, eventId }) => {
      const nextEvent = byId.get(eventId);
      if (!nextEvent) return [];
      return {
        performerId,
        name,
        ...(genre === null ? {} : { genre: genreIn(genre, locale, texts) }),
        nextEvent,
      };
    });
    return { performers: fittingItems(platform, 'FeaturedPerformer', performers) };
  }),
  listFollows: ({ platform, actor: { userId }, site, locale }) =>
    readFollows(
      platform.database.query,
      { userId, scope: site },
      { locale, texts: platform.texts.forSite(site) },
    ),
  setFollow: route(withTransaction, async ({ platform, actor: { userId }, body, site, locale, tx, now }) => {
    const { kind, topicId, isFollowed } = body;
    if (!isFollowed) await deleteFollow(tx, { userId, kind, topicId });
    else {
      if (!(await findTopic(tx, { kind, topicId }, site))) throw failure('notFound');
      const { clientId, host } = site;
      const own = clientId === undefined ? undefined : { clientId, host };
      await insertFollow(tx, { userId, kind, topicId, site: own }, now);
    }
    return readFollows(tx, { userId, scope: site }, { locale, texts: platform.texts.forSite(site) });
  }),
});
