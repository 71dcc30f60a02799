import { readDatabaseTime } from '../../../platform/database/databaseClock.ts';
import { failure, found } from '../../../platform/http/failure.ts';
import { implement } from '../../../platform/http/implement.ts';
import { entryCodeRules, openEntrySecret } from '../../../sale/token/entrySecret.ts';
import { findEntrySecret } from '../../../sale/token/tokenRepository.ts';
import { getEventActivity, listAttendingEvents } from './activityService.ts';

export const activityRoutes = implement({
  listAttendingEvents: ({ platform, actor: { userId }, query, site, locale }) =>
    listAttendingEvents(platform.database.query, { userId, scope: site, locale }, query),

  getEventActivity: ({ platform, actor: { userId }, query, site, locale }) =>
    getEventActivity(platform.database.query, { userId, scope: site, locale }, query.eventId),

  getEntrySecret: async ({ platform, actor, query: { tokenId }, site }) => {
    const db = platform.database.query;
    const token = found(await findEntrySecret(db, tokenId, { holderId: actor.userId, scope: site }));
    if (token.state !== 'active') throw failure('tokenNotActive');
    if (token.isFrozen) throw failure('tokensFrozen');
    const serverTime = (await readDatabaseTime(db)).toISOString();
    return {
      tokenId,
      secret: openEntrySecret(platform, tokenId, token.sealed),
      ...entryCodeRules,
      serverTime,
    };
  },
});
