import type { Ability } from '@foyer/contract';
import { readDatabaseTime } from '../../../platform/database/databaseClock.ts';
import { found } from '../../../platform/http/answers/failure.ts';
import { implement } from '../../../platform/http/route.ts';
import { demand } from '../../../platform/http/access/permission.ts';
import { entryCodeRules, openEntrySecret } from '../../../sale/token/entrySecret.ts';
import { mayShowCode } from '../../../sale/token/tokenPolicy.ts';
import { findEntrySecret } from '../../../sale/token/tokenRepository.ts';
import { countActivity } from './activityRepository.ts';
import { getEventActivity, listActiveOfferEvents, listAttendingEvents } from './activityService.ts';

export const activityRoutes = implement({
  listAttendingEvents: ({ platform, actor: { userId }, query, site, locale }) =>
    listAttendingEvents(platform.database.query, { userId, scope: site, locale }, query),

  listActiveOfferEvents: ({ platform, actor: { userId }, query, site, locale }) =>
    listActiveOfferEvents(platform.database.query, { userId, scope: site, locale }, query),

  getActivitySummary: ({ platform, actor: { userId }, site }) =>
    countActivity(platform.database.query, { userId, scope: site }),

  getEventActivity: ({ platform, actor: { userId }, query, site, locale }) =>
    getEventActivity(
      platform.database.query,
      {
        ...{ userId, scope: site, locale, wallets: platform.gateways.wallet.kinds },
        hasTransfers: platform.config.abilities.includes('transfer'),
        hasResale: platform.config.abilities.includes('resale'),
        hasUpgrades: platform.config.abilities.includes('upgrades'),
      },
      query.eventId,
    ),

  getActivityConfiguration: ({ platform: { config } }) => {
    const of = <Name>(ability: Ability, ...names: Name[]): Name[] =>
      config.abilities.includes(ability) ? names : [];
    return Promise.resolve({
      tabs: [
        'going',
        ...of('streaming', 'streaming' as const),
        'requested',
        ...of('resale', 'selling' as const),
        'seasonMemberships' as const,
        ...of('transfer', 'managing' as const),
      ],
      actions: [
        'seeReceipt',
        ...of('transfer', 'transfer' as const),
        'pickMyPriceSeats',
        ...of('resale', 'sell' as const, 'seeListing' as const),
        'editGuest',
      ],
    });
  },

  getEntrySecret: async ({ platform, actor, query: { tokenId }, site }) => {
    const db = platform.database.query;
    const token = found(await findEntrySecret(db, tokenId, { holderId: actor.userId, scope: site }));
    demand(mayShowCode(token));
    const serverTime = (await readDatabaseTime(db)).toISOString();
    return {
      tokenId,
      secret: openEntrySecret(platform, tokenId, token.sealed),
      ...entryCodeRules,
      serverTime,
    };
  },
});
