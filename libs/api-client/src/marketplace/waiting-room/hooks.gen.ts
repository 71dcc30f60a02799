// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { waitingRoomEndpoints } from './endpoints.gen.ts';

export const {
  useGetWaitingRoomQuery,
  useLazyGetWaitingRoomQuery,
  useTakePlaceMutation,
} = waitingRoomEndpoints;
