// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { seatApi } from './seatApi.ts';

export const {
  useGetSeatChartQuery,
  useLazyGetSeatChartQuery,
  useListSeatChartsQuery,
  useLazyListSeatChartsQuery,
  useListAvailableSectionsQuery,
  useLazyListAvailableSectionsQuery,
  useFindBestSeatsQuery,
  useLazyFindBestSeatsQuery,
  useListSeatsForSectionsQuery,
  useLazyListSeatsForSectionsQuery,
} = seatApi;
