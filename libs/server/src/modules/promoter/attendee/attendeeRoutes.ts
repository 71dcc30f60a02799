import { attemptSteps } from '../../../platform/attempts/attemptSteps.ts';
import { implement, route } from '../../../platform/http/route.ts';
import type { BaseContext } from '../../../platform/http/operationContext.ts';
import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { readAttendees, readAttendeeSummary, writeAttendees, type Reading } from './attendeeService.ts';

/** A file has the names and addresses of all attendees. */
const countFile = attemptSteps('attendee file limits', {
  attendeeFilePerMember: { points: 30, windowSeconds: 60 * 60 },
})('attendeeFilePerMember');

const reading = ({ platform, site, locale }: BaseContext): Reading => ({
  ...{ db: platform.database.query, scope: site, locale },
});

const attendeeRoutes = implement({
  getAttendeeSummary: (context) => readAttendeeSummary(reading(context), context.query.eventId),
  listAttendees: (context) => readAttendees(reading(context), context.query),
  searchAttendees: (context) => readAttendees(reading(context), context.body),
  downloadAttendees: route(countFile, (context) =>
    writeAttendees(
      { ...reading(context), texts: context.platform.texts.forSite(context.site) },
      context.query.eventId,
    ),
  ),
});

/** Attendees of events, for their organisers. */
export const attendeeModule = { routes: attendeeRoutes } satisfies ServerModule;
