import type {
  PromoterEngagement,
  PromoterEngagementV1,
  PromoterEvent,
  PromoterEventV1,
  PromoterInventory,
  PromoterInventoryV1,
} from '@foyer/contract';

/** First version of the promoters' calls: the same figures, flat. */
export const presentEventV1 = ({ event, stock, money }: PromoterEvent): PromoterEventV1 => ({
  eventId: event.eventId,
  name: event.shortName,
  startsAt: event.startsAt,
  left: stock.left,
  pending: stock.pending,
  sold: stock.sold,
  ...money,
});

export const presentEngagementV1 = ({ event, ...terms }: PromoterEngagement): PromoterEngagementV1 => ({
  eventId: event.eventId,
  name: event.shortName,
  startsAt: event.startsAt,
  ...terms,
});

export const presentInventoryV1 = ({ eventId, items }: PromoterInventory): PromoterInventoryV1 => ({
  eventId,
  items: items.map(({ offerGroupId, name, price, stock }) => ({
    offerGroupId,
    name,
    price: price.total,
    ...stock,
  })),
});
