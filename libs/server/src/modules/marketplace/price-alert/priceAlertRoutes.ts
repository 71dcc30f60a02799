import type { PriceAlert } from '@foyer/contract';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { failure } from '../../../platform/http/answers/failure.ts';
import { implement, route } from '../../../platform/http/route.ts';
import { withAbility } from '../../../platform/http/withAbility.ts';
import { withTransaction } from '../../../platform/http/withTransaction.ts';
import { mailHostOf } from '../../../platform/mail/mailSite.ts';
import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { readEvent } from '../../../sale/event/eventSummaries.ts';
import { readResaleRules } from '../../../sale/listing/resaleRules.ts';
import {
  deletePriceAlerts,
  listPriceAlerts,
  storePriceAlert,
  type PriceAlertRow,
} from './priceAlertRepository.ts';
import { tellPriceAlertsJob } from './tellPriceAlertsJob.ts';

const resale = withAbility('resale');

const presentAlert = ({ eventId, price: amount, currency, setAt }: PriceAlertRow): PriceAlert => ({
  ...{ eventId, price: { amount, currency } },
  setAt: setAt.toISOString(),
});

const readAlert = async (db: Queryable, of: { userId: string; eventId: string }): Promise<PriceAlert> => {
  const [row] = await listPriceAlerts(db, of, 1);
  return row ? presentAlert(row) : { eventId: of.eventId };
};

/** Price alerts: a fan hears once of a listing at or under a price. */
const priceAlertRoutes = implement({
  getPriceAlert: route(resale, async ({ platform, actor: { userId }, query, site }) => {
    const db = platform.database.query;
    const { eventId } = await readEvent(db, query.eventId, site);
    return readAlert(db, { userId, eventId });
  }),

  setPriceAlert: route(resale, withTransaction, async ({ actor: { userId }, body, site, tx, now }) => {
    const { eventId, currency } = await readEvent(tx, body.eventId, site);
    if (!(await readResaleRules(tx, eventId)).isAllowed) throw failure('notFound');
    const { price } = body;
    if (price.amount <= 0 || price.currency !== currency) throw failure('invalidRequest', { field: 'price' });
    await storePriceAlert(tx, { eventId, userId, price: price.amount, siteHost: mailHostOf(site) }, now);
    return readAlert(tx, { userId, eventId });
  }),

  deletePriceAlert: route(resale, withTransaction, async ({ actor: { userId }, query, site, tx }) => {
    const { eventId } = await readEvent(tx, query.eventId, site);
    await deletePriceAlerts(tx, { userId, eventId });
    return { eventId };
  }),
});

const mostExported = 1000;

/** Price alerts of fans who wait for a listing. */
export const priceAlertModule = {
  routes: priceAlertRoutes,
  jobs: [tellPriceAlertsJob],
  tables: { priceAlert: { exportedAs: 'priceAlerts' } },
  personalData: [
    {
      exportData: async (db, { userId }) => ({
        priceAlerts: (await listPriceAlerts(db, { userId }, mostExported)).map(presentAlert),
      }),
      forget: (tx, { userId }) => deletePriceAlerts(tx, { userId }),
    },
  ],
} satisfies ServerModule;
