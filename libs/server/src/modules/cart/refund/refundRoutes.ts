import { idempotent } from '../../../platform/http/idempotent.ts';
import { implement, route } from '../../../platform/http/route.ts';
import { withTransaction } from '../../../platform/http/withTransaction.ts';
import { readRefundables } from './readRefundables.ts';
import { presentRefundCheckout } from './refundPresenter.ts';
import { refundTokens } from './refundTokens.ts';

export const refundRoutes = implement({
  getRefundCheckout: async ({ platform, actor: { userId }, query: { eventId }, site, locale }) => {
    const db = platform.database.query;
    const refundables = await readRefundables(db, { eventId, userId, scope: site });
    return presentRefundCheckout(db, refundables, { userId, locale });
  },

  refundTokens: route(idempotent, withTransaction, ({ platform, actor: { userId }, site, body, tx }) =>
    refundTokens({ platform, tx }, { userId, scope: site }, body),
  ),
});
