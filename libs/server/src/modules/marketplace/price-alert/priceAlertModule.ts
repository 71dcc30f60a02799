import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { deletePriceAlerts, listPriceAlerts } from './priceAlertRepository.ts';
import { presentAlert, priceAlertRoutes } from './priceAlertRoutes.ts';
import { tellPriceAlertsJob } from './tellPriceAlertsJob.ts';

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
