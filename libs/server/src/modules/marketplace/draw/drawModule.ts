import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { everyEvent } from '../../../sale/event/eventScope.ts';
import { chargeWinsJob } from './drawing/chargeWins.ts';
import { drawInvariants } from './drawInvariants.ts';
import { presentEntries } from './entry/drawPresenter.ts';
import { drawRoutes } from './drawRoutes.ts';
import { drawKind } from './entry/enterDraw.ts';
import { forgetEntries, listEntries } from './core/entryRepository.ts';
import { runDrawsJob } from './drawing/runDrawsJob.ts';

const mostExported = 1000;

/** Wish Lists: entries, draws that anyone can recompute, and wins that are charged or claimed. */
export const drawModule = {
  routes: drawRoutes,
  jobs: [runDrawsJob, chargeWinsJob],
  commitmentKinds: [drawKind],
  invariants: drawInvariants,
  tables: {
    draw: 'noPersons',
    drawStockChange: 'noPersons',
    drawChange: { leftOut: 'what members did for their organisation, in its log' },
    drawGroup: 'noPersons',
    drawPlace: 'noPersons',
    drawEntry: { exportedAs: 'drawEntries' },
    drawChoice: { exportedAs: 'drawEntries' },
  },
  personalData: [
    {
      exportData: async (db, { userId }, { locale, now }) => {
        const rows = await listEntries(db, { userId }, mostExported);
        return { drawEntries: await presentEntries({ tx: db, site: everyEvent, locale, now }, rows) };
      },
      forget: (tx, { userId }) => forgetEntries(tx, userId),
    },
  ],
} satisfies ServerModule;
