import { implement } from '../../../platform/http/implement.ts';
import { route } from '../../../platform/http/route.ts';
import { withTransaction } from '../../../platform/http/withTransaction.ts';
import type { ServerModule } from '../../../platform/module/serverModule.ts';
import {
  getClientPaymentConfig,
  getEventPaymentConfig,
  setEventPaymentConfig,
} from './paymentConfigService.ts';

const paymentConfigRoutes = implement({
  getClientPaymentConfig: ({ platform, query: { clientId } }) =>
    getClientPaymentConfig(platform.database.query, clientId),
  getEventPaymentConfig: ({ platform, query: { eventId } }) =>
    getEventPaymentConfig(platform.database.query, eventId),
  setEventPaymentConfig: route(withTransaction, ({ tx, body }) => setEventPaymentConfig(tx, body)),
});

/** Payment settings of events, chosen by their organisers. */
export const paymentConfigModule = { routes: paymentConfigRoutes } satisfies ServerModule;
