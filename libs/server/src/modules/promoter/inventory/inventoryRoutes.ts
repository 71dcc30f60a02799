import type {
  PromoterEngagement,
  PromoterEngagementV1,
  PromoterEvent,
  PromoterEventV1,
  PromoterInventory,
  PromoterInventoryV1,
} from '@foyer/contract';
import { implement } from '../../../platform/http/route.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import type { BaseContext } from '../../../platform/http/operationContext.ts';
import type { ServerModule } from '../../../platform/module/serverModule.ts';
import {
  readPromoterEvents,
  readPromoterInventory,
  readPromoterOverview,
  readPromoterTerms,
} from './readInventory.ts';
import { readPromoterSections, readPromoterSectionsV1 } from './readSections.ts';

/** First version of the promoters' calls: the same figures, flat. */
const presentEventV1 = ({ event, stock, money }: PromoterEvent): PromoterEventV1 => ({
  eventId: event.eventId,
  name: event.shortName,
  startsAt: event.startsAt,
  left: stock.left,
  pending: stock.pending,
  sold: stock.sold,
  ...money,
});

const presentEngagementV1 = ({ event, ...terms }: PromoterEngagement): PromoterEngagementV1 => ({
  eventId: event.eventId,
  name: event.shortName,
  startsAt: event.startsAt,
  ...terms,
});

const presentInventoryV1 = ({ eventId, items }: PromoterInventory): PromoterInventoryV1 => ({
  eventId,
  items: items.map(({ offerGroupId, name, price, stock }) => ({
    offerGroupId,
    name,
    price: price.total,
    ...stock,
  })),
});

const asking = ({ platform, actor, site, locale }: BaseContext & { actor: Actor }) => ({
  ...{ platform, locale },
  userId: actor.userId,
  scope: site,
});

const inventoryRoutes = implement({
  listPromoterEvents: (context) => readPromoterEvents(asking(context)),
  listPromoterEventsV1: async (context) => ({
    events: (await readPromoterEvents(asking(context))).events.map(presentEventV1),
  }),
  getPromoterOverview: (context) => readPromoterOverview(asking(context), context.query.eventId),
  getPromoterOverviewV1: async (context) =>
    presentEventV1(await readPromoterOverview(asking(context), context.query.eventId)),
  getPromoterEngagement: (context) => readPromoterTerms(asking(context), context.query.eventId),
  getPromoterEngagementV1: async (context) =>
    presentEngagementV1(await readPromoterTerms(asking(context), context.query.eventId)),
  listPromoterInventory: (context) => readPromoterInventory(asking(context), context.query.eventId),
  listPromoterInventoryV1: async (context) =>
    presentInventoryV1(await readPromoterInventory(asking(context), context.query.eventId)),
  listPromoterSections: (context) => readPromoterSections(asking(context), context.query),
  listPromoterSectionsV1: (context) => readPromoterSectionsV1(asking(context), context.query),
});

/** What promoters sell, and on which terms. */
export const inventoryModule = {
  routes: inventoryRoutes,
  tables: {
    promoterCommission: { leftOut: 'terms that the organiser sets; the engagement is exported' },
  },
} satisfies ServerModule;
