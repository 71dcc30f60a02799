// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { marketplaceApi } from './marketplaceApi.ts';

export const {
  useGetEventProfileQuery,
  useLazyGetEventProfileQuery,
  useListEventsQuery,
  useLazyListEventsQuery,
  useListCarouselQuery,
  useLazyListCarouselQuery,
  useGetSeatChartQuery,
  useLazyGetSeatChartQuery,
  useListOfferGroupsQuery,
  useLazyListOfferGroupsQuery,
  useListAvailableSectionsQuery,
  useLazyListAvailableSectionsQuery,
  useFindBestSeatsQuery,
  useLazyFindBestSeatsQuery,
  useListSeatsForSectionsQuery,
  useLazyListSeatsForSectionsQuery,
} = marketplaceApi;
