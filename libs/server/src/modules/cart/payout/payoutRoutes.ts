import { failure } from '../../../platform/http/answers/failure.ts';
import { idempotent } from '../../../platform/http/idempotent.ts';
import { implement, route } from '../../../platform/http/route.ts';
import { withTransaction } from '../../../platform/http/withTransaction.ts';
import { isPaidTo } from '../../../sale/listing/listingRepository.ts';
import { readSellerStatement } from '../../../sale/ledger/sellerStatement.ts';
import { lockWallet } from '../../../sale/payment-means/paymentMeansRepository.ts';
import {
  archivePayoutMethod,
  insertPayoutMethod,
  listPayoutMethods,
} from '../../../sale/payout/payoutMethodRepository.ts';

export const payoutRoutes = implement({
  listPayoutMethods: async ({ platform, actor }) => ({
    payoutMethods: await listPayoutMethods(platform.database.query, actor.userId),
  }),

  getSellerStatement: ({ platform, actor: { userId }, query: { year }, locale }) =>
    readSellerStatement(platform.database.query, { userId, year, locale }),

  addPayPalAccount: route(idempotent, withTransaction, async ({ platform, actor, body, tx, now }) => {
    const { userId } = actor;
    const limit = platform.config.sale.maxPayoutMethods;
    await lockWallet(tx, userId);
    const methods = await listPayoutMethods(tx, userId);
    const address = body.emailAddress.toLowerCase();
    const known = methods.find(({ emailAddress }) => emailAddress.toLowerCase() === address);
    if (known) return known;
    if (methods.length >= limit) throw failure('tooManyPayoutMethods', { limit });
    const method = { payoutMethodId: platform.newId(), emailAddress: body.emailAddress };
    await insertPayoutMethod(tx, { ...method, userId, createdAt: now });
    return { ...method, payoutType: 'PayPal' as const, addedAt: now.toISOString() };
  }),

  archivePayoutMethod: route(idempotent, withTransaction, async ({ actor, body, tx, now }) => {
    const { userId } = actor;
    const { payoutMethodId } = body;
    await lockWallet(tx, userId);
    const isOwn = (await listPayoutMethods(tx, userId)).some((own) => own.payoutMethodId === payoutMethodId);
    if (isOwn && (await isPaidTo(tx, payoutMethodId))) throw failure('payoutMethodInUse');
    if (!(await archivePayoutMethod(tx, { userId, payoutMethodId, at: now }))) throw failure('notFound');
    return { ok: true };
  }),
});
