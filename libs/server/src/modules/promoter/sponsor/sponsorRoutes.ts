import { failure } from '../../../platform/http/answers/failure.ts';
import { implement, route } from '../../../platform/http/route.ts';
import { withTransaction } from '../../../platform/http/withTransaction.ts';
import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { lockEvent } from '../../../sale/event/eventRepository.ts';
import { readSponsorGroups, replaceSponsors } from './sponsorRepository.ts';

/** Contract's maximum of an event profile. */
const mostSponsors = 50;

const sponsorRoutes = implement({
  listEventSponsors: async ({ platform, query: { eventId } }) => ({
    eventId,
    groups: await readSponsorGroups(platform.database.query, eventId),
  }),
  setSponsorGroups: route(withTransaction, async ({ tx, body: { eventId, groups } }) => {
    if (groups.flatMap(({ sponsors }) => sponsors).length > mostSponsors)
      throw failure('invalidRequest', { field: 'groups' });
    await lockEvent(tx, eventId);
    await replaceSponsors(tx, { eventId, groups });
    return { eventId, groups: await readSponsorGroups(tx, eventId) };
  }),
});

/** Sponsors of events, named by their organisers. */
export const sponsorModule = { routes: sponsorRoutes } satisfies ServerModule;
