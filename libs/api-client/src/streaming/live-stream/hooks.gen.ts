// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { liveStreamEndpoints } from './endpoints.gen.ts';

export const {
  useEndLiveStreamMutation,
  useStartNextSegmentMutation,
} = liveStreamEndpoints;
