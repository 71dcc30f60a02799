import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { everyEvent } from '../../../sale/event/eventScope.ts';
import { waitListInvariants } from './waitListInvariants.ts';
import { offerWaitListsJob } from './offerWaitListsJob.ts';
import { waitListKind } from './offerWaiting.ts';
import { presentEntries } from './waitListPresenter.ts';
import { deleteEntries, listEntries } from './waitListRepository.ts';
import { waitListRoutes } from './waitListRoutes.ts';

const mostExported = 1000;

/** Wait lists of sold-out offers: entries, offers in their order, and claims. */
export const waitListModule = {
  routes: waitListRoutes,
  jobs: [offerWaitListsJob],
  commitmentKinds: [waitListKind],
  invariants: waitListInvariants,
  tables: {
    waitList: 'noPersons',
    waitListEntry: { exportedAs: 'waitListEntries' },
    waitListChoice: { exportedAs: 'waitListEntries' },
  },
  personalData: [
    {
      exportData: async (db, { userId }, { locale, now }) => {
        const rows = await listEntries(db, { userId }, mostExported);
        return { waitListEntries: await presentEntries(db, rows, { scope: everyEvent, locale, now }) };
      },
      forget: (tx, { userId }) => deleteEntries(tx, userId),
    },
  ],
} satisfies ServerModule;
