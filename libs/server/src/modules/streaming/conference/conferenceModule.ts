import type { ConferenceStep } from '@foyer/contract';
import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import { endMediaWithServer } from '../stage-media/inProcessMedia.ts';
import { deleteGuest, listPlacesOf } from './conferenceRepository.ts';
import { conferenceRoutes } from './conferenceRoutes.ts';
import { destroyStageJob } from './destroyStageJob.ts';

const mostExported = 1000;

/** Stage of a stream and the fans on the way to it. */
export const conferenceModule = {
  routes: conferenceRoutes,
  plugins: [endMediaWithServer],
  jobs: [destroyStageJob],
  tables: {
    conference: 'noPersons',
    conferenceGuest: { exportedAs: 'stagePlaces' },
  },
  personalData: [
    {
      exportData: async (db, { userId }, { locale }) => ({
        stagePlaces: (await listPlacesOf(db, userId, mostExported)).map(
          ({ eventId, names, state, registeredAt, changedAt }) => ({
            eventId,
            eventName: inLocale(names, locale),
            step: state as ConferenceStep,
            registeredAt: registeredAt.toISOString(),
            changedAt: changedAt.toISOString(),
          }),
        ),
      }),
      forget: (tx, { userId }) => deleteGuest(tx, userId),
    },
  ],
} satisfies ServerModule;
