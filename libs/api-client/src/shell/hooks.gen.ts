// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { shellApi } from './shellApi.ts';

export const {
  useGetConfigurationQuery,
  useLazyGetConfigurationQuery,
  useGetRemoteConfigQuery,
  useLazyGetRemoteConfigQuery,
  useGetWhiteLabelConfigQuery,
  useLazyGetWhiteLabelConfigQuery,
  useListCountriesQuery,
  useLazyListCountriesQuery,
  useSearchCitiesQuery,
  useLazySearchCitiesQuery,
  useGetReleaseNameQuery,
  useLazyGetReleaseNameQuery,
  useReportErrorMutation,
  useSendContactMessageMutation,
  useRequestDemoMutation,
  useSubscribeNewsletterMutation,
  useSubscribeEventNewsletterMutation,
  useGetNewsletterSubscriptionQuery,
  useLazyGetNewsletterSubscriptionQuery,
  useAnswerNewsletterSubscriptionMutation,
} = shellApi;
