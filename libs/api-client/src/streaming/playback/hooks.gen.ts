// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { playbackEndpoints } from './endpoints.gen.ts';

export const {
  useGetVideoStreamInfoQuery,
  useLazyGetVideoStreamInfoQuery,
  useInitializePlaybackMutation,
  useCheckInToStreamMutation,
  useTakeOverPlaybackMutation,
  useBeatPlaybackMutation,
  useLeavePlaybackMutation,
} = playbackEndpoints;
