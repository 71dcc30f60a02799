// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { conferenceApi } from './conferenceApi.ts';

export const {
  useGetConferenceQuery,
  useLazyGetConferenceQuery,
  useSetConferenceMutation,
  useListConferenceCandidatesQuery,
  useLazyListConferenceCandidatesQuery,
  useInviteConferenceCandidateMutation,
  useRemoveConferenceCandidateMutation,
  useGetConferencePlaceQuery,
  useLazyGetConferencePlaceQuery,
  useRegisterForConferenceMutation,
  useAcceptConferenceMutation,
  useFinishConferenceSetupMutation,
  useDeclineConferenceMutation,
  useLeaveConferenceMutation,
  useOpenConferenceMediaMutation,
  useRestartConferenceMediaMutation,
  useCloseConferenceMediaMutation,
} = conferenceApi;
