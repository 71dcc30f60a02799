// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { streamFeedbackEndpoints } from './endpoints.gen.ts';

export const {
  useGiveStreamFeedbackMutation,
  useGetStreamFeedbackQuery,
  useLazyGetStreamFeedbackQuery,
} = streamFeedbackEndpoints;
