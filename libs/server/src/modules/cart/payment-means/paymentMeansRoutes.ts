import { hours } from '../../../platform/time/units.ts';
import { readDatabaseTime } from '../../../platform/database/databaseClock.ts';
import { failure, found } from '../../../platform/http/failure.ts';
import { idempotent } from '../../../platform/http/idempotent.ts';
import { implement } from '../../../platform/http/implement.ts';
import { inTwoTransactions } from '../../../platform/http/inTwoTransactions.ts';
import { route } from '../../../platform/http/route.ts';
import { withTransaction } from '../../../platform/http/withTransaction.ts';
import { storeAtGateway } from '../../../sale/payment-means/cardLimit.ts';
import {
  findMeans,
  listMeans,
  listMeansForPurchase,
} from '../../../sale/payment-means/paymentMeansRepository.ts';
import {
  checkRoom,
  gatewayTokenContext,
  keepCard,
  paymentMethods,
  presentMeans,
  removeCard,
} from '../../../sale/payment-means/paymentMeansService.ts';
import { prepareUpdate, recordUpdate, updateAtGateway } from '../../../sale/payment-means/updateCard.ts';

export const paymentMeansRoutes = implement({
  listPaymentMethods: async ({ platform, site, locale }) => paymentMethods(platform, { site, locale }),

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
    prepare: async ({ actor, body, ...context }) => {
      if (!body.onePurchase) await checkRoom({ ...context, userId: actor.userId });
      return { paymentMethodId: context.platform.newId() };
    },
    call: async ({ actor, ...context }, { paymentMethodId }) =>
      (await storeAtGateway({ ...context, userId: actor.userId }, paymentMethodId)) ?? null,
    record: ({ actor, body, ...context }, { paymentMethodId }, card) =>
      keepCard(
        { ...context, userId: actor.userId },
        { paymentMethodId, request: body, card: card ?? undefined },
      ),
  }),

  removePaymentMeans: route(idempotent, withTransaction, ({ actor, query, ...context }) =>
    removeCard({ ...context, userId: actor.userId }, query.paymentMethodId),
  ),

  updatePaymentMeans: inTwoTransactions({
    prepare: ({ actor, body, ...context }) => prepareUpdate({ ...context, userId: actor.userId }, body),
    call: ({ platform }, update) => updateAtGateway(platform, update),
    record: ({ actor, body, ...context }, _update, outcome) =>
      recordUpdate({ ...context, userId: actor.userId }, body, outcome),
  }),

  verifyPaymentMeans: inTwoTransactions({
    prepare: async ({ actor, body, tx }) => {
      const means = found(await findMeans(tx, actor.userId, body.paymentMethodId));
      return { paymentMethodId: means.paymentMethodId, gatewayToken: means.gatewayToken.toString('base64') };
    },
    call: async ({ platform, body }, { paymentMethodId, gatewayToken: sealed }) => {
      const context = gatewayTokenContext(paymentMethodId);
      const gatewayToken = platform.sealer.unseal(Buffer.from(sealed, 'base64'), context);
      const { verificationToken } = body;
      return platform.gateways.payment.confirmVerification({ gatewayToken, verificationToken });
    },
    record: async ({ actor, tx, now }, { paymentMethodId }, isVerified) => {
      const means = await findMeans(tx, actor.userId, paymentMethodId);
      if (!means) return failure('notFound');
      return isVerified
        ? presentMeans(means, now)
        : failure('paymentFailed', { reason: 'verificationFailed' });
    },
  }),
});
