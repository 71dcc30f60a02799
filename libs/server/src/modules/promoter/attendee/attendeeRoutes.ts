import { createAttemptLimiter, type AttemptLimiter } from '../../../platform/attempts/attemptLimiter.ts';
import { implement, route, type Step } from '../../../platform/http/route.ts';
import type { BaseContext } from '../../../platform/http/operationContext.ts';
import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { stateKey } from '../../../platform/serverState.ts';
import { readAttendees, readAttendeeSummary, writeAttendees, type Reading } from './attendeeService.ts';

/** A file has the names and addresses of everybody. */
const limits = { attendeeFilePerMember: { points: 30, windowSeconds: 60 * 60 } };
const limiterKey = stateKey<AttemptLimiter<keyof typeof limits>>('attendee file limits');

const countFile: Step<object> = {
  name: 'count attendeeFilePerMember',
  run: async ({ platform: { database, state }, actor }, next) => {
    const limiter = state.of(limiterKey, () => createAttemptLimiter(database.pool, limits));
    await limiter.count('attendeeFilePerMember', actor!.userId);
    return next({});
  },
};

const reading = ({ platform, site, locale }: BaseContext): Reading => ({
  ...{ db: platform.database.query, scope: site, locale },
});

const attendeeRoutes = implement({
  getAttendeeSummary: (context) => readAttendeeSummary(reading(context), context.query.eventId),
  listAttendees: (context) => readAttendees(reading(context), context.query),
  searchAttendees: (context) => readAttendees(reading(context), context.body),
  downloadAttendees: route(countFile, (context) => writeAttendees(reading(context), context.query.eventId)),
});

/** Attendees of events, for their organisers. */
export const attendeeModule = { routes: attendeeRoutes } satisfies ServerModule;
