import { readDatabaseTime } from '../../../platform/database/databaseClock.ts';
import { found } from '../../../platform/http/answers/failure.ts';
import { implement } from '../../../platform/http/route.ts';
import { presentOrder } from '../../../sale/order/orderPresenter.ts';
import { findOrder } from '../../../sale/order/orderRepository.ts';
import { makeOrderDocument } from '../order-document/orderDocumentService.ts';
import { listOrders } from './orderListService.ts';

export const orderRoutes = implement({
  getOrder: async ({ platform, actor: { userId }, query: { orderId }, site, locale }) => {
    const db = platform.database.query;
    const order = found(await findOrder(db, { orderId, userId, scope: site }));
    return presentOrder({ platform, db }, order, { locale, now: await readDatabaseTime(db) });
  },

  getOrderDocument: ({ platform, actor: { userId }, query: { orderId }, site, locale }) =>
    makeOrderDocument(platform, { orderId, userId, site, locale }),

  listOrders: ({ platform, actor: { userId }, query, site, locale }) =>
    listOrders(platform.database.query, { userId, scope: site, locale }, query),
});
