// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { playbackApi } from './playbackApi.ts';

export const {
  useGetVideoStreamInfoQuery,
  useLazyGetVideoStreamInfoQuery,
  useInitializePlaybackMutation,
  useCheckInToStreamMutation,
  useTakeOverPlaybackMutation,
  useBeatPlaybackMutation,
  useLeavePlaybackMutation,
} = playbackApi;
