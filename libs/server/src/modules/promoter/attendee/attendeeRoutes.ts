import { attemptSteps } from '../../../platform/attempts/attemptSteps.ts';
import { implement, route } from '../../../platform/http/route.ts';
import type { BaseContext } from '../../../platform/http/operationContext.ts';
import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { listFilesOfMember } from './attendeeFileRepository.ts';
import { readAttendees, readAttendeeSummary, writeAttendees, type Reading } from './attendeeService.ts';

/** A file has the names and addresses of all attendees. */
const countFile = attemptSteps('attendee file limits', {
  attendeeFilePerMember: { points: 30, windowSeconds: 60 * 60 },
})('attendeeFilePerMember');

const reading = ({ platform, site, locale }: BaseContext): Reading => ({
  ...{ db: platform.database.query, scope: site, locale },
});

const attendeeRoutes = implement({
  getAttendeeSummary: (context) =>
    readAttendeeSummary(reading(context), context.query.eventId, context.actor),
  listAttendees: (context) => readAttendees(reading(context), context.query),
  searchAttendees: (context) => readAttendees(reading(context), context.body),
  downloadAttendees: route(countFile, (context) => {
    const { platform, site, actor, query } = context;
    const texts = platform.texts.forSite(site);
    return writeAttendees(platform, { ...reading(context), texts, savedBy: actor.userId }, query.eventId);
  }),
});

/** Contract's maximum of an export. */
const mostExported = 1000;

/** Attendees of events, for their organisers. */
export const attendeeModule = {
  routes: attendeeRoutes,
  tables: { attendeeFile: { exportedAs: 'attendeeFiles' } },
  personalData: [
    {
      exportData: async (db, { userId }) => ({
        attendeeFiles: (await listFilesOfMember(db, userId, mostExported)).map(({ savedAt, ...file }) => ({
          ...file,
          savedAt: savedAt.toISOString(),
        })),
      }),
      // The note stays with the account, which has no name any more.
      forget: async () => undefined,
    },
  ],
} satisfies ServerModule;
