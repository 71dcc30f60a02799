// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { streamFeedbackApi } from './streamFeedbackApi.ts';

export const {
  useGiveStreamFeedbackMutation,
  useGetStreamFeedbackQuery,
  useLazyGetStreamFeedbackQuery,
} = streamFeedbackApi;
