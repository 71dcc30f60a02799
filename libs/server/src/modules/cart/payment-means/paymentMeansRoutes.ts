import { hours } from '../../../config/units.ts';
import { readDatabaseTime } from '../../../database/databaseClock.ts';
import { failure, found } from '../../../http/failure.ts';
import { idempotent } from '../../../http/idempotent.ts';
import { implement } from '../../../http/implement.ts';
import { inTwoTransactions } from '../../../http/inTwoTransactions.ts';
import { route } from '../../../http/route.ts';
import { withTransaction } from '../../../http/withTransaction.ts';
import { storeAtGateway } from './cardLimit.ts';
import { findMeans, listMeans, listMeansForPurchase } from './paymentMeansRepository.ts';
import {
  checkRoom,
  gatewayTokenContext,
  keepCard,
  makeDefault,
  paymentMethods,
  presentMeans,
  removeCard,
} from './paymentMeansService.ts';

export const paymentMeansRoutes = implement({
  listPaymentMethods: async ({ platform, locale }) => paymentMethods(platform, locale),

  listPaymentMeans: async ({ platform, actor, query: { onePurchase } }) => {
    const { query: db } = platform.database;
    const now = await readDatabaseTime(db);
    const since = new Date(now.getTime() - hours(1));
    const means = await (onePurchase
      ? listMeansForPurchase(db, actor.userId, since)
      : listMeans(db, actor.userId));
    return { paymentMeans: means.map((each) => presentMeans(each, now)) };
  },

  addPaymentMeans: inTwoTransactions({
    first: async ({ actor, body, ...context }) => {
      if (!body.onePurchase) await checkRoom({ ...context, userId: actor.userId });
      return { paymentMethodId: context.platform.newId() };
    },
    between: async ({ actor, ...context }, { paymentMethodId }) =>
      (await storeAtGateway({ ...context, userId: actor.userId }, paymentMethodId)) ?? null,
    second: ({ actor, body, ...context }, { paymentMethodId }, card) =>
      keepCard(
        { ...context, userId: actor.userId },
        { paymentMethodId, request: body, card: card ?? undefined },
      ),
  }),

  removePaymentMeans: route(idempotent, withTransaction, ({ actor, query, ...context }) =>
    removeCard({ ...context, userId: actor.userId }, query.paymentMethodId),
  ),

  updatePaymentMeans: route(idempotent, withTransaction, ({ actor, body, ...context }) =>
    makeDefault({ ...context, userId: actor.userId }, body.paymentMethodId),
  ),

  verifyPaymentMeans: inTwoTransactions({
    first: async ({ actor, body, tx }) => {
      const means = found(await findMeans(tx, actor.userId, body.paymentMethodId));
      return { paymentMethodId: means.paymentMethodId, gatewayToken: means.gatewayToken.toString('base64') };
    },
    between: async ({ platform, body }, { paymentMethodId, gatewayToken: sealed }) => {
      const context = gatewayTokenContext(paymentMethodId);
      const gatewayToken = platform.sealer.unseal(Buffer.from(sealed, 'base64'), context);
      const { verificationToken } = body;
      return platform.gateways.payment.confirmVerification({ gatewayToken, verificationToken });
    },
    second: async ({ actor, tx, now }, { paymentMethodId }, isVerified) => {
      const means = await findMeans(tx, actor.userId, paymentMethodId);
      if (!means) return failure('notFound');
      return isVerified
        ? presentMeans(means, now)
        : failure('paymentFailed', { reason: 'verificationFailed' });
    },
  }),
});
