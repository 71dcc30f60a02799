import type { Invariant } from '../../../platform/database/invariants.ts';
import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { everyEvent } from '../../../sale/event/eventScope.ts';
import { offerWaitListsJob } from './offerWaitListsJob.ts';
import { waitListKind } from './offerWaiting.ts';
import { presentEntries } from './waitListPresenter.ts';
import { deleteEntries, listEntries } from './waitListRepository.ts';
import { waitListRoutes } from './waitListRoutes.ts';

const waitListInvariants: readonly Invariant[] = [
  {
    name: 'an offer of a wait list that is not over holds its stock by a commitment of its user',
    sql: `select e.event_id, e.entry_id from wait_list_entry e
          left join commitment c using (event_id, commitment_id)
          where e.state = 'offered' and e.offered_until > foyer_now()
            and (c.kind <> 'waitListEntry' or c.state <> 'open' or c.user_id <> e.user_id)`,
  },
  {
    name: 'what is waited for has an open wait list',
    sql: `select e.event_id, e.entry_id from wait_list_entry e
          join wait_list_choice c using (event_id, entry_id)
          join offer_group o using (event_id, offer_group_id)
          left join allotment a on a.event_id = o.event_id and a.marketplace_id = o.marketplace_id
          where e.state = 'waiting' and not exists (
            select from wait_list w where w.event_id = e.event_id and w.inventory_item_id = o.inventory_item_id
              and w.allotment_id is not distinct from a.allotment_id)`,
  },
];

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
