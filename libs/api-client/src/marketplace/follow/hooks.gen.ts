// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { followApi } from './followApi.ts';

export const {
  useGetTopicQuery,
  useLazyGetTopicQuery,
  useListFeaturedPerformersQuery,
  useLazyListFeaturedPerformersQuery,
  useListFollowsQuery,
  useLazyListFollowsQuery,
  useSetFollowMutation,
} = followApi;
