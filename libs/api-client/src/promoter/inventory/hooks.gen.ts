// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { inventoryApi } from './inventoryApi.ts';

export const {
  useListPromoterEventsV1Query,
  useLazyListPromoterEventsV1Query,
  useListPromoterEventsQuery,
  useLazyListPromoterEventsQuery,
  useGetPromoterOverviewV1Query,
  useLazyGetPromoterOverviewV1Query,
  useGetPromoterOverviewQuery,
  useLazyGetPromoterOverviewQuery,
  useGetPromoterEngagementV1Query,
  useLazyGetPromoterEngagementV1Query,
  useGetPromoterEngagementQuery,
  useLazyGetPromoterEngagementQuery,
  useListPromoterInventoryV1Query,
  useLazyListPromoterInventoryV1Query,
  useListPromoterInventoryQuery,
  useLazyListPromoterInventoryQuery,
  useListPromoterSectionsV1Query,
  useLazyListPromoterSectionsV1Query,
  useListPromoterSectionsQuery,
  useLazyListPromoterSectionsQuery,
} = inventoryApi;
