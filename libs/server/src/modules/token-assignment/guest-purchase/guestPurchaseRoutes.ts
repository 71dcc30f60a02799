import { found } from '../../../platform/http/answers/failure.ts';
import { implement } from '../../../platform/http/route.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import type { BaseContext } from '../../../platform/http/operationContext.ts';
import { resumable } from '../../../platform/http/resumable.ts';
import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { payLink } from '../../../sale/guest/payLink.ts';
import { declineLink, readLink, type Giver } from '../../../sale/guest/saleLink.ts';
import { findMeans, walletOf } from '../../../sale/payment-means/paymentMeansRepository.ts';

type LinkContext = Pick<BaseContext, 'platform' | 'site' | 'locale'> & {
  query: { assignmentString: string; paymentMethodId?: string };
};

/** Calls of a guest about a link of one kind of giver. */
function callsOf(giver: Giver) {
  const linkOf = ({ query, site }: LinkContext) => ({
    assignmentString: query.assignmentString,
    ...{ giver, scope: site },
  });
  const read = (context: LinkContext) => readLink(context.platform, linkOf(context), context.locale);
  return {
    validate: async (context: LinkContext) => (await read(context)).assignment,
    read,
    checkout: async (context: LinkContext & { actor: Actor }) => {
      const { platform, actor, query } = context;
      const { paymentMethodId: card } = query;
      if (card !== undefined)
        found(await findMeans(platform.database.query, walletOf(platform, actor.userId), card));
      return read(context);
    },
    decline: async (context: LinkContext) => {
      await declineLink(context.platform, linkOf(context));
      return { ok: true as const };
    },
    purchase: resumable(payLink(giver)),
  };
}

const promoter = callsOf('promoter');
const client = callsOf('client');

const guestPurchaseRoutes = implement({
  validatePromoterPurchase: promoter.validate,
  checkoutPromoterPurchase: promoter.checkout,
  checkoutPromoterPurchasePublicly: promoter.read,
  declinePromoterPurchase: promoter.decline,
  purchaseFromPromoter: promoter.purchase,
  validateGuestPurchase: client.validate,
  checkoutGuestPurchase: client.checkout,
  checkoutGuestPurchasePublicly: client.read,
  declineGuestPurchase: client.decline,
  purchaseFromClient: client.purchase,
});

/** What guests of promoters and organisers buy by link. */
export const guestPurchaseModule = { routes: guestPurchaseRoutes } satisfies ServerModule;
