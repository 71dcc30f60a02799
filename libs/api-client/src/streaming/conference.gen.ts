// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const conferenceApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Settings of the stage of a stream; those of a closed stage before any were stored. [C7.15] */
    getConference: build.query<OperationTypes['getConference']['response'], OperationTypes['getConference']['request']>({ query: (request) => ({ method: 'GET', path: '/client/streaming/conference', query: request }), providesTags: ['streaming/conference'] }),
    /** Stores the settings of the stage of a stream. [C7.15] */
    setConference: build.mutation<OperationTypes['setConference']['response'], OperationTypes['setConference']['request']>({ query: (request) => ({ method: 'PUT', path: '/client/streaming/conference', body: request }), invalidatesTags: ['streaming/conference'] }),
    /** Fans who registered for the stage of a stream, those on it first, then the first to register; removed ones last. [C7.16] */
    listConferenceCandidates: build.query<OperationTypes['listConferenceCandidates']['response'], OperationTypes['listConferenceCandidates']['request']>({ query: (request) => ({ method: 'GET', path: '/client/streaming/conference/candidates', query: request }), providesTags: ['streaming/conference'] }),
    /** Invites a candidate on stage, also one who was removed; again, nothing changes. [C7.16] */
    inviteConferenceCandidate: build.mutation<OperationTypes['inviteConferenceCandidate']['response'], OperationTypes['inviteConferenceCandidate']['request']>({ query: (request) => ({ method: 'POST', path: '/client/streaming/conference/candidates', body: request }), invalidatesTags: ['streaming/conference'] }),
    /** Takes a candidate off the list, or off the stage at once. [C7.16] */
    removeConferenceCandidate: build.mutation<OperationTypes['removeConferenceCandidate']['response'], OperationTypes['removeConferenceCandidate']['request']>({ query: (request) => ({ method: 'DELETE', path: '/client/streaming/conference/candidates', query: request }), invalidatesTags: ['streaming/conference'] }),
    /** The caller's place on the stage of a stream. [C4.20] */
    getConferencePlace: build.query<OperationTypes['getConferencePlace']['response'], OperationTypes['getConferencePlace']['request']>({ query: (request) => ({ method: 'GET', path: '/streaming/conference/live/user/place', query: request }), providesTags: ['streaming/conference', 'localised'] }),
    /** Tells the organiser that the caller would come on stage; again, nothing changes. [C7.17, C4.20] */
    registerForConference: build.mutation<OperationTypes['registerForConference']['response'], OperationTypes['registerForConference']['request']>({ query: (request) => ({ method: 'POST', path: '/streaming/conference/live/user/register', body: request }), invalidatesTags: ['streaming/conference'] }),
    /** Accepts the invitation on stage; the caller sets up camera and microphone next. [C7.17, C4.20] */
    acceptConference: build.mutation<OperationTypes['acceptConference']['response'], OperationTypes['acceptConference']['request']>({ query: (request) => ({ method: 'POST', path: '/streaming/conference/live/user/accept', body: request }), invalidatesTags: ['streaming/conference'] }),
    /** Tells that camera and microphone of an accepted guest are ready. [C7.17, C4.20] */
    finishConferenceSetup: build.mutation<OperationTypes['finishConferenceSetup']['response'], OperationTypes['finishConferenceSetup']['request']>({ query: (request) => ({ method: 'POST', path: '/streaming/conference/live/user/finishedSetup', body: request }), invalidatesTags: ['streaming/conference'] }),
    /** Declines the invitation, or withdraws the registration. [C7.17, C4.20] */
    declineConference: build.mutation<OperationTypes['declineConference']['response'], OperationTypes['declineConference']['request']>({ query: (request) => ({ method: 'POST', path: '/streaming/conference/live/user/decline', body: request }), invalidatesTags: ['streaming/conference'] }),
    /** Leaves the stage; the invitation is over. [C7.17, C4.20] */
    leaveConference: build.mutation<OperationTypes['leaveConference']['response'], OperationTypes['leaveConference']['request']>({ query: (request) => ({ method: 'POST', path: '/streaming/conference/live/user/leave', body: request }), invalidatesTags: ['streaming/conference'] }),
    /** Connects the caller with the media server of the stage, by WHIP or WHEP (RFC 9725): that of the organiser, or else one of the platform. Sends camera and microphone of a guest who is ready, in place of what the guest sent before, or brings the stage to a guest.
 [C4.20, C8.17] */
    openConferenceMedia: build.mutation<OperationTypes['openConferenceMedia']['response'], OperationTypes['openConferenceMedia']['request']>({ query: (request) => ({ method: 'POST', path: '/streaming/conference/live/user/media', body: request }) }),
    /** Restarts ICE of a connection after a cut. [C4.20] */
    restartConferenceMedia: build.mutation<OperationTypes['restartConferenceMedia']['response'], OperationTypes['restartConferenceMedia']['request']>({ query: (request) => ({ method: 'POST', path: '/streaming/conference/live/user/media/restart', body: request }), extraOptions: { isBackground: true } }),
    /** Ends a connection; one that is over stays so. [C4.20] */
    closeConferenceMedia: build.mutation<OperationTypes['closeConferenceMedia']['response'], OperationTypes['closeConferenceMedia']['request']>({ query: (request) => ({ method: 'POST', path: '/streaming/conference/live/user/media/close', body: request }), extraOptions: { isBackground: true } }),
  }),
});

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
