import type { ClientPaymentConfig, EventPaymentConfig, EventPaymentType } from '@foyer/contract';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { found } from '../../../platform/http/answers/failure.ts';
import { implement, route } from '../../../platform/http/route.ts';
import { withTransaction } from '../../../platform/http/withTransaction.ts';
import type { ServerModule } from '../../../platform/module/serverModule.ts';
import {
  eventAccountOf,
  findOwnAccount,
  listOwnAccounts,
  setEventAccount,
} from '../../../sale/gateway-account/gatewayAccounts.ts';

/** What an event can offer: cards, and methods on a provider's page. */
const paymentTypes: EventPaymentType[] = ['CreditCard', 'Alipay', 'Wechat', 'Klarna'];

/** Returns an organisation's choices [C7.54a]. */
async function getClientPaymentConfig(db: Queryable, clientId: string): Promise<ClientPaymentConfig> {
  return { clientId, paymentTypes, gatewayAccounts: await listOwnAccounts(db, clientId) };
}

/** Returns how an event is paid for [C7.54b]. */
async function getEventPaymentConfig(db: Queryable, eventId: string): Promise<EventPaymentConfig> {
  const account = await eventAccountOf(db, eventId);
  return {
    eventId,
    paymentTypes: account.paymentTypes as EventPaymentType[],
    ...(account.gatewayAccountId === null ? {} : { gatewayAccountId: account.gatewayAccountId }),
  };
}

/** Sets how an event is paid for [C7.54c]. @throws Failure notFound for an account of others */
async function setEventPaymentConfig(
  db: Queryable,
  { eventId, gatewayAccountId, ...config }: EventPaymentConfig,
): Promise<EventPaymentConfig> {
  if (gatewayAccountId !== undefined) found(await findOwnAccount(db, { eventId, gatewayAccountId }));
  await setEventAccount(db, { eventId, ...config, gatewayAccountId: gatewayAccountId ?? null });
  return getEventPaymentConfig(db, eventId);
}

const paymentConfigRoutes = implement({
  getClientPaymentConfig: ({ platform, query: { clientId } }) =>
    getClientPaymentConfig(platform.database.query, clientId),
  getEventPaymentConfig: ({ platform, query: { eventId } }) =>
    getEventPaymentConfig(platform.database.query, eventId),
  setEventPaymentConfig: route(withTransaction, ({ tx, body }) => setEventPaymentConfig(tx, body)),
});

/** Payment settings of events, chosen by their organisers. */
export const paymentConfigModule = { routes: paymentConfigRoutes } satisfies ServerModule;
