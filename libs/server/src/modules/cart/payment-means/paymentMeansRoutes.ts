import { hours } from '../../../platform/time/units.ts';
import { readDatabaseTime } from '../../../platform/database/databaseClock.ts';
import { failure, found } from '../../../platform/http/failure.ts';
import { idempotent } from '../../../platform/http/idempotent.ts';
import { implement } from '../../../platform/http/implement.ts';
import { inTwoTransactions } from '../../../platform/http/inTwoTransactions.ts';
import { route } from '../../../platform/http/route.ts';
import { withTransaction } from '../../../platform/http/withTransaction.ts';
import { gatewayOf, readEventAccount } from '../../../sale/gateway-account/gatewayAccounts.ts';
import { storeAtGateway } from '../../../sale/payment-means/cardLimit.ts';
import {
  findMeans,
  listMeans,
  listMeansForPurchase,
  recordMandate,
  walletOf,
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
  listPaymentMethods: ({ platform, site, locale, query: { eventId } }) =>
    paymentMethods(platform, { site, locale, eventId }),

  listPaymentMeans: async ({ platform, actor, site, query: { onePurchase, eventId } }) => {
    const { query: db } = platform.database;
    const now = await readDatabaseTime(db);
    const since = new Date(now.getTime() - hours(1));
    const means = await (onePurchase
      ? listMeansForPurchase(db, walletOf(platform, actor.userId), since)
      : listMeans(db, walletOf(platform, actor.userId)));
    const account = eventId === undefined ? undefined : await readEventAccount(db, eventId, site);
    const usable = account
      ? means.filter((each) => each.gatewayAccountId === account.gatewayAccountId)
      : means;
    return { paymentMeans: usable.map((each) => presentMeans(each, now)) };
  },

  addPaymentMeans: inTwoTransactions({
    prepare: async ({ actor, body, ...context }) => {
      if (!body.onePurchase) await checkRoom({ ...context, userId: actor.userId });
      const { gatewayAccountId } = await readEventAccount(context.tx, body.eventId, context.site);
      return { paymentMethodId: context.platform.newId(), gatewayAccountId };
    },
    call: async ({ actor, ...context }, progress) =>
      (await storeAtGateway({ ...context, userId: actor.userId }, progress)) ?? null,
    record: ({ actor, body, ...context }, progress, card) =>
      keepCard({ ...context, userId: actor.userId }, { ...progress, request: body, card: card ?? undefined }),
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
    prepare: async ({ platform, actor, body, tx }) => {
      const means = found(await findMeans(tx, walletOf(platform, actor.userId), body.paymentMethodId));
      const { paymentMethodId, gatewayAccountId, gatewayToken } = means;
      return { paymentMethodId, gatewayAccountId, gatewayToken: gatewayToken.toString('base64') };
    },
    call: async ({ platform, body }, { paymentMethodId, gatewayAccountId, gatewayToken: sealed }) => {
      const context = gatewayTokenContext(paymentMethodId);
      const gatewayToken = platform.sealer.unseal(Buffer.from(sealed, 'base64'), context);
      const { verificationToken } = body;
      const gateway = await gatewayOf(platform, gatewayAccountId);
      return gateway.confirmVerification({ gatewayToken, verificationToken });
    },
    record: async ({ platform, actor, tx, now }, { paymentMethodId }, verification) => {
      const means = await findMeans(tx, walletOf(platform, actor.userId), paymentMethodId);
      if (!means) return failure('notFound');
      if (!verification) return failure('paymentFailed', { reason: 'verificationFailed' });
      if (verification === 'laterCharges') await recordMandate(tx, paymentMethodId, now);
      return presentMeans(means, now);
    },
  }),
});
