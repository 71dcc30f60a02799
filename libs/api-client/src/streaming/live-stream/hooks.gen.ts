// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { liveStreamApi } from './liveStreamApi.ts';

export const {
  useEndLiveStreamMutation,
  useStartNextSegmentMutation,
} = liveStreamApi;
