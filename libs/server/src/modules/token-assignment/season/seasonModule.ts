import type { ExportedSeasonMembership, Locale } from '@foyer/contract';
import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import { seasonInvariants } from '../../../sale/season/seasonInvariants.ts';
import { sendSeasonMailJob } from '../../../sale/season/seasonMail.ts';
import { seasonPlaceKind } from '../../../sale/season/seasonKind.ts';
import {
  findExportedMemberships,
  forgetMemberships,
  type ExportedMembershipRow,
} from './seasonPassRepository.ts';
import { seasonRoutes } from './seasonRoutes.ts';

const exported = (
  { names, memberId, autoRenew, since }: ExportedMembershipRow,
  locale: Locale,
): ExportedSeasonMembership => ({
  seasonName: inLocale(names, locale),
  ...{ memberId, autoRenew },
  since: since.toISOString(),
});

/** Season passes of their members. */
export const seasonModule = {
  routes: seasonRoutes,
  jobs: [sendSeasonMailJob],
  commitmentKinds: [seasonPlaceKind],
  invariants: seasonInvariants,
  tables: {
    season: 'noPersons',
    seasonEvent: 'noPersons',
    seasonMembership: { exportedAs: 'seasonMemberships' },
  },
  personalData: [
    {
      exportData: async (db, { userId }, { locale }) => ({
        seasonMemberships: (await findExportedMemberships(db, userId)).map((row) => exported(row, locale)),
      }),
      forget: (tx, { userId }) => forgetMemberships(tx, userId),
    },
  ],
} satisfies ServerModule;
