import { implement, route } from '../../../platform/http/route.ts';
import { withAbility } from '../../../platform/http/withAbility.ts';
import { withTransaction } from '../../../platform/http/withTransaction.ts';
import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { withUnpublished } from '../../../sale/event/eventScope.ts';
import { readEvent } from '../../../sale/event/eventSummaries.ts';
import { readResaleRules, setResaleRules } from '../../../sale/listing/resaleRules.ts';

const resale = withAbility('resale');

const resaleRoutes = implement({
  getResaleRules: route(resale, async ({ platform, site, query }) => {
    const { eventId } = await readEvent(platform.database.query, query.eventId, withUnpublished(site));
    return readResaleRules(platform.database.query, eventId);
  }),
  setResaleRules: route(resale, withTransaction, async ({ tx, site, body }) => {
    await readEvent(tx, body.eventId, withUnpublished(site));
    return setResaleRules(tx, body);
  }),
});

/** Rules of the resale of an event, set by its organiser. */
export const resaleModule = { routes: resaleRoutes } satisfies ServerModule;
