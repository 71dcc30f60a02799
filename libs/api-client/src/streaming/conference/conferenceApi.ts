import { conferenceEndpoints } from './endpoints.gen.ts';

const changed = { invalidatesTags: ['streaming/conference' as const] };

/** A stage: its settings and candidates for the organiser, the caller's place on it for a fan. */
export const conferenceApi = conferenceEndpoints.enhanceEndpoints({
  endpoints: {
    getConference: { providesTags: ['streaming/conference'] },
    listConferenceCandidates: { providesTags: ['streaming/conference'] },
    getConferencePlace: { providesTags: ['streaming/conference', 'localised'] },
    setConference: changed,
    inviteConferenceCandidate: changed,
    removeConferenceCandidate: changed,
    registerForConference: changed,
    acceptConference: changed,
    finishConferenceSetup: changed,
    declineConference: changed,
    leaveConference: changed,
  },
});
