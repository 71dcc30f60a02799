import { implement, route } from '../../../platform/http/route.ts';
import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { checkMarketplaceCode } from '../../../sale/event/marketplaceCode.ts';
import { readEvent } from '../../../sale/event/eventSummaries.ts';
import { roomGuard } from '../../../sale/waiting-room/roomGuard.ts';
import { codeGuard } from '../answers/codeGuard.ts';
import { fittingItems } from '../answers/fittingItems.ts';
import { sharedAnswer } from '../answers/sharedAnswer.ts';
import { listCodedMarketplaces } from '../event/eventProfileService.ts';
import { getOfferGroupDetail } from './offerGroupDetail.ts';
import {
  getOfferGroups,
  listOfferGroupIds,
  listRelatedOfferGroups,
  listUpsells,
} from './offerGroupService.ts';
import { getSalesGroupTree } from './salesGroupTree.ts';

const offerGroupRoutes = implement({
  getOfferGroups: route(roomGuard, codeGuard, sharedAnswer, async ({ platform, site, locale, query }) => {
    const answer = await getOfferGroups(platform.database.query, query, { scope: site, locale });
    return { ...answer, offerGroups: fittingItems(platform, 'OfferGroup', answer.offerGroups) };
  }),
  listRelatedOfferGroups: route(
    roomGuard,
    codeGuard,
    sharedAnswer,
    async ({ platform, site, locale, query }) => {
      const answer = await listRelatedOfferGroups(platform.database.query, query, { scope: site, locale });
      return { ...answer, offerGroups: fittingItems(platform, 'OfferGroup', answer.offerGroups) };
    },
  ),
  listOfferGroupIds: route(roomGuard, codeGuard, sharedAnswer, ({ platform, site, locale, query }) =>
    listOfferGroupIds(platform.database.query, query, { scope: site, locale }),
  ),
  getOfferGroupDetail: route(roomGuard, codeGuard, sharedAnswer, ({ platform, site, locale, query }) =>
    getOfferGroupDetail(platform.database.query, query, { scope: site, locale }),
  ),
  listUpsells: route(roomGuard, codeGuard, async ({ platform, site, locale, query, actor: { userId } }) => {
    const answer = await listUpsells(platform.database.query, { ...query, userId }, { scope: site, locale });
    return { ...answer, offerGroups: fittingItems(platform, 'OfferGroup', answer.offerGroups) };
  }),
  getSalesGroupTree: route(roomGuard, codeGuard, sharedAnswer, ({ platform, site, locale, body }) =>
    getSalesGroupTree(platform.database.query, body, { scope: site, locale }),
  ),
  // The event is read first: a code of a hidden event is no better known than any other.
  validateMarketplaceCode: async ({ platform, site, body, request }) => {
    const { eventId, code } = body;
    await readEvent(platform.database.query, eventId, site);
    await checkMarketplaceCode(platform, { eventId, marketplaceCode: code }, request);
    return listCodedMarketplaces(platform.database.query, body, site);
  },
});

/** Single offers, headings and codes, for the pages of a purchase. */
export const offerGroupModule = { routes: offerGroupRoutes } satisfies ServerModule;
