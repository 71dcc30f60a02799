import { readDatabaseTime } from '../../../database/databaseClock.ts';
import { found } from '../../../http/failure.ts';
import { implement } from '../../../http/implement.ts';
import { presentOrder } from './orderPresenter.ts';
import { findOrder } from './orderRepository.ts';

export const orderRoutes = implement({
  getOrder: async ({ platform, actor, query, locale }) => {
    const db = platform.database.query;
    const order = found(await findOrder(db, query.orderId, actor.userId));
    return presentOrder(db, order, locale, await readDatabaseTime(db));
  },
});
